import { expect, test } from "@jest/globals";
import { DEFAULT_LIMITS } from "./engine.ts";
import { guarded, type Meter, ProgramError, UnsupportedError } from "./meter.ts";
import { placeOf } from "./place.ts";

const run = (work: (meter: Meter) => unknown, program = "x") => guarded(program, DEFAULT_LIMITS, work);
const limit = (message: string) => ({ error: { kind: "limit", message: expect.stringContaining(message) } });

test("what a run gives is ok", () => {
  expect(run(() => 3)).toEqual({ ok: 3 });
});

test("a fault and what is unknown keep their place", () => {
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

test("a run ends at each limit", () => {
  const deeper = (meter: Meter): unknown => meter.nested(() => deeper(meter));
  expect(run((meter) => meter.step(DEFAULT_LIMITS.steps + 1))).toEqual(limit("steps"));
  expect(run((meter) => meter.hold(DEFAULT_LIMITS.cells + 1))).toEqual(limit("rows or cells"));
  expect(run((meter) => meter.text("x".repeat(DEFAULT_LIMITS.characters + 1)))).toEqual(limit("text"));
  expect(run(deeper)).toEqual(limit("nested"));
  expect(run(() => 1, "x".repeat(DEFAULT_LIMITS.text + 1))).toEqual(limit("characters"));
});

test("what is released can be held again, and depth ends with its block", () => {
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

test("an exhausted stack is a limit, a mistake of the engine is thrown", () => {
  const endless = (): unknown => [endless()];
  expect(run(endless)).toEqual(limit("nested"));
  const broken = () => {
    throw new TypeError("a mistake of the engine");
  };
  expect(() => run(broken)).toThrow("a mistake of the engine");
});

test("a place counts lines and columns from 1", () => {
  expect(placeOf("SUM(\n  A1)", 7, 9)).toEqual({ line: 2, column: 3, length: 2 });
  expect(placeOf("=", 0)).toEqual({ line: 1, column: 1, length: 1 });
});
