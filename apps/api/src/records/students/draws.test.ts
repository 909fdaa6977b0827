import { afterAll, beforeAll, expect, test } from "@jest/globals";
import { aPerson } from "../../../test/builders.ts";
import { createTestApp, type TestApp } from "../../../test/create-test-app.ts";
import { randomDraw, repeatableDraw } from "./draws.ts";

let testApp: TestApp;
let asha: string;
let ravi: string;
beforeAll(async () => {
  testApp = await createTestApp();
  [asha, ravi] = [(await aPerson(testApp, "student")).id, (await aPerson(testApp, "student")).id];
});
afterAll(() => testApp.close());

/** Returns the seeds of a server's draws for these students, one after the other. */
async function seedsOf(devSeed: string, ...students: string[]) {
  const draw = repeatableDraw(devSeed);
  const seeds: number[] = [];
  for (const student of students) seeds.push((await draw(testApp.db, student)).seed);
  return seeds;
}

test("repeats the draws of an address in order with a development seed, whatever others draw in between", async () => {
  const [first, second] = await seedsOf("a", asha, asha);
  expect(first).not.toBe(second);
  const [other, again, , next] = await seedsOf("a", ravi, asha, ravi, asha);
  expect([again, next]).toEqual([first, second]);
  expect(other).not.toBe(first);
  expect(await seedsOf("b", asha)).not.toEqual([first]);
});

test("gives people the same draws if `nameOf` names them alike", async () => {
  const called = repeatableDraw("a", async (_, id) => (id === asha ? "first" : id));
  const renamed = repeatableDraw("a", async (_, id) => (id === ravi ? "first" : id));
  const [before, after] = [await called(testApp.db, asha), await renamed(testApp.db, ravi)];
  expect(before).toEqual(after);
  expect(before.person).toBe("first");
});

test("draws at random without a seed, with the student as the person", async () => {
  const [one, two] = [await randomDraw(testApp.db, asha), await randomDraw(testApp.db, asha)];
  expect(one.seed).not.toBe(two.seed);
  expect(one.person).toBe(asha);
});
