import { afterAll, beforeAll, expect, test } from "@jest/globals";
import { eq, sql } from "drizzle-orm";
import { aPerson, aTokenOf } from "../../test/builders.ts";
import { createTestApp, type TestApp } from "../../test/create-test-app.ts";
import { ledger, users } from "../db/schema/accounts.ts";
import { jobs } from "../db/schema/jobs.ts";
import { seedDemo } from "./seed.ts";

let world: TestApp;
beforeAll(async () => {
  world = await createTestApp();
}, 30_000);
afterAll(() => world.close());

test("demo data is made once, also where an admin was made before, by two starts at once", async () => {
  await aTokenOf(world, "admin");
  expect(await Promise.all([seedDemo(world.parts), seedDemo(world.parts)])).toEqual([true, true]);
  expect(await seedDemo(world.parts)).toBe(true);
  const [types] = await world.db
    .select({
      students: sql<number>`(count(*) filter (where ${users.userType} = 'student'))::int`,
      employers: sql<number>`(count(*) filter (where ${users.userType} = 'employer'))::int`,
    })
    .from(users);
  expect(types).toEqual({ students: 10, employers: 2 });
  expect(await world.db.$count(jobs)).toBe(200);
});

test("everybody's credits stand in the ledger", async () => {
  const rows = await world.db
    .select({ credits: users.interviewCredits, booked: sql<number>`coalesce(sum(${ledger.amount}), 0)::int` })
    .from(users)
    .leftJoin(ledger, eq(ledger.userId, users.id))
    .groupBy(users.id);
  expect(rows.filter(({ credits, booked }) => credits !== booked)).toEqual([]);
});

test("a database that is in use stays as it is, and no sign-in is promised", async () => {
  const used = await createTestApp();
  await aPerson(used, "employer");
  expect(await seedDemo(used.parts)).toBe(false);
  expect(await used.db.$count(jobs)).toBe(0);
  await used.close();
});
