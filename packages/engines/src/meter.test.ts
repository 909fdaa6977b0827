import { expect, test } from "@jest/globals";
import { DEFAULT_LIMITS } from "./engine.ts";
import { type Meter, ProgramError, runGuarded, UnsupportedError } from "./meter.ts";
import { placeOf } from "./place.ts";

const run = (work: (meter: Meter) => unknown, program = "x") => runGuarded(program, DEFAULT_LIMITS, work);
const limit = (message: string) => ({ error: { kind: "limit", message: expect.stringContaining(message) } });

test("returns a run's result as ok", () => {
  expect(run(() => 3)).toEqual({ ok: 3 });
});

test("keeps the position of a fault and of something unsupported", () => {
  const at = { line: 1, column: 2, length: 3 };
  const fault = () => {
    throw new ProgramError("name", "There is no column Amount.", at);
  };
  const unknown = () => {
    throw new UnsupportedError("FORECAST.ETS", at);
  };
  expect(run(fault)).toEqual({ error: { kind: "name", message: "There is no column Amount.", at } });
  expect(run(unknown)).toEqual({ unsupported: { what: "FORECAST.ETS", at } });
});

test("stops a run at each limit", () => {
  const deeper = (meter: Meter): unknown => meter.nested(() => deeper(meter));
  expect(run((meter) => meter.step(DEFAULT_LIMITS.steps + 1))).toEqual(limit("steps"));
  expect(run((meter) => meter.hold(DEFAULT_LIMITS.cells + 1))).toEqual(limit("rows or cells"));
  expect(run((meter) => meter.text("x".repeat(DEFAULT_LIMITS.characters + 1)))).toEqual(limit("text"));
  expect(run(deeper)).toEqual(limit("nested"));
  expect(run(() => 1, "x".repeat(DEFAULT_LIMITS.text + 1))).toEqual(limit("characters"));
});

test("reuses released cells, and ends depth with its block", () => {
  const work = (meter: Meter) => {
    for (let i = 0; i < 5; i++) {
      meter.hold(DEFAULT_LIMITS.cells);
      meter.release(DEFAULT_LIMITS.cells);
    }
    for (let i = 0; i < 2 * DEFAULT_LIMITS.depth; i++) meter.nested(() => i);
    return "done";
  };
  expect(run(work)).toEqual({ ok: "done" });
});

test("reports an exhausted stack as a limit, and throws a bug of the engine", () => {
  const endless = (): unknown => [endless()];
  expect(run(endless)).toEqual(limit("nested"));
  const broken = () => {
    throw new TypeError("a mistake of the engine");
  };
  expect(() => run(broken)).toThrow("a mistake of the engine");
});

test("counts lines and columns of a position from 1", () => {
  expect(placeOf("SUM(\n  A1)", 7, 9)).toEqual({ line: 2, column: 3, length: 2 });
  expect(placeOf("=", 0)).toEqual({ line: 1, column: 1, length: 1 });
});
