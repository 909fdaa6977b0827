import { expect, test } from "@jest/globals";
import { createTolerance } from "./tolerate.ts";

function aTolerance() {
  const logged: string[] = [];
  const { tolerate, counts } = createTolerance((error, name) => logged.push(`${name}: ${(error as Error).message}`));
  const fail = (name: string, message: string) => tolerate(name, Promise.reject(new Error(message)));
  return { tolerate, counts, logged, fail };
}

test("the caller of tolerated work gets its result, or undefined", async () => {
  const { tolerate, fail, counts } = aTolerance();
  expect(await tolerate("flags", Promise.resolve(7))).toBe(7);
  expect(counts.size).toBe(0);
  expect(await fail("flags", "away")).toBeUndefined();
});

test("a tolerance counts each failure by its name, and logs the first until the work succeeds again", async () => {
  const { tolerate, fail, counts, logged } = aTolerance();
  await fail("flags", "first");
  await fail("flags", "second");
  await fail("calendar", "third");
  await tolerate("flags", Promise.resolve());
  await fail("flags", "fourth");
  expect([...counts]).toEqual([
    ["flags", 3],
    ["calendar", 1],
  ]);
  expect(logged).toEqual(["flags: first", "calendar: third", "flags: fourth"]);
});
