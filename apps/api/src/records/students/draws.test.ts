import { afterAll, beforeAll, expect, test } from "@jest/globals";
import { aPerson } from "../../../test/builders.ts";
import { createTestApp, type TestApp } from "../../../test/create-test-app.ts";
import { randomDraw, repeatableDraw } from "./draws.ts";

let world: TestApp;
let asha: string;
let ravi: string;
beforeAll(async () => {
  world = await createTestApp();
  [asha, ravi] = [(await aPerson(world, "student")).id, (await aPerson(world, "student")).id];
});
afterAll(() => world.close());

/** Returns the seeds of a server's draws for these students, one after the other. */
async function seedsOf(devSeed: string, ...students: string[]) {
  const draw = repeatableDraw(devSeed);
  const seeds: number[] = [];
  for (const student of students) seeds.push((await draw(world.db, student)).seed);
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

test("draws at random without a seed, with the student as the person", async () => {
  const [one, two] = [await randomDraw(world.db, asha), await randomDraw(world.db, asha)];
  expect(one.seed).not.toBe(two.seed);
  expect(one.person).toBe(asha);
});
