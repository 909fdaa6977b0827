import { mock } from "node:test";
import { setImmediate } from "node:timers/promises";
import { afterEach, beforeEach, expect, jest, test } from "@jest/globals";
import { createWorkHold } from "./hold-work.ts";

beforeEach(() => mock.timers.enable({ apis: ["setInterval"] }));
afterEach(() => mock.timers.reset());

async function later() {
  mock.timers.tick(2000);
  await setImmediate();
}

test("applies a change once, and again only if that failed", async () => {
  let isOn = false;
  const faults: unknown[] = [];
  const hold = jest.fn(async (_isHeld: boolean) => {});
  const readOnly = { isOn: async () => isOn };
  const workHold = createWorkHold({ readOnly, queue: { hold }, onError: (error) => faults.push(error) });
  const passedOn = () => hold.mock.calls.splice(0).map(([isHeld]) => isHeld);

  await workHold.start();
  expect(passedOn()).toEqual([false]);
  await later();
  expect(passedOn()).toEqual([]);

  isOn = true;
  hold.mockRejectedValueOnce(new Error("away"));
  await later();
  await later();
  await later();
  expect(passedOn()).toEqual([true, true]);
  expect(faults).toEqual([new Error("away")]);

  isOn = false;
  await later();
  expect(passedOn()).toEqual([false]);

  workHold.stop();
  isOn = true;
  await later();
  expect(passedOn()).toEqual([]);
});
