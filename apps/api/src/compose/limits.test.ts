import { readFileSync } from "node:fs";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "@jest/globals";
import { eq } from "drizzle-orm";
import { aPerson, type Person } from "../../test/builders.ts";
import { createTestApp, type TestApp } from "../../test/create-test-app.ts";
import { users } from "../db/schema/accounts.ts";
import type { CompanyLimit, PersonLimit } from "../http/limits/person-limits.ts";
import { LIMITS, openLimits, type RateLimits } from "./limits.ts";

const documented = readFileSync(path.resolve(import.meta.dirname, "../../../../docs/security.md"), "utf8");
const namesOf = (counts: string) =>
  Object.entries(LIMITS).flatMap(([name, limit]) => (limit.counts === counts ? [name as keyof RateLimits] : []));

let testApp: TestApp;
let limits: RateLimits;
beforeAll(async () => {
  testApp = await createTestApp();
  // Each limit has one point left, and keys that no request of another test uses.
  limits = await openLimits({ database: testApp.database, rateLimitScale: 1e-9, hashSecret: "of limits.test" });
});
afterAll(() => testApp.close());

/** Deletes the account and registers another one with its address. */
async function registerAgain({ id, email }: Person): Promise<Person> {
  const others = await aPerson(testApp, "employer");
  await testApp.db
    .update(users)
    .set({ email: `former-${id}@example.com` })
    .where(eq(users.id, id));
  await testApp.db.update(users).set({ email: email.toUpperCase() }).where(eq(users.id, others.id));
  return { ...others, email };
}
const refused = { code: "TOO_MANY_REQUESTS" };

test("each limit is documented with its number, its time and whom it counts", () => {
  const rows = documented.split("\n").filter((line) => line.startsWith("|"));
  const found = rows.flatMap((line) => {
    const [, , name, most, counts] = line.split("|").map((cell) => cell.trim().replaceAll("`", ""));
    return name && Object.hasOwn(LIMITS, name) ? [`${name}: ${most}, ${counts}`] : [];
  });
  const spans = new Map([
    [60, "a minute"],
    [15 * 60, "in 15 minutes"],
    [3600, "an hour"],
    [24 * 3600, "a day"],
  ]);
  const expected = Object.entries(LIMITS).map(
    ([name, { points, seconds, counts }]) => `${name}: ${points} ${spans.get(seconds)}, ${counts}`,
  );
  expect(found.toSorted()).toEqual(expected.toSorted());
});

describe("a limit that counts a person", () => {
  test.each(namesOf("person"))("is not renewed by another account of the same address: %s", async (name) => {
    const limit = limits[name] as PersonLimit;
    const person = await aPerson(testApp, "employer");
    await limit.take(person.id);
    await expect(limit.take(person.id)).rejects.toMatchObject(refused);
    const again = await registerAgain(person);
    await expect(limit.take(again.id)).rejects.toMatchObject(refused);
    await limit.take((await aPerson(testApp, "employer")).id);
  });
});

describe("a limit that counts the company and the person", () => {
  test.each(namesOf("company and person"))("is not renewed by another company, person or account: %s", async (name) => {
    const limit = limits[name] as CompanyLimit;
    const [first, second, third] = [
      await aPerson(testApp, "employer"),
      await aPerson(testApp, "employer"),
      await aPerson(testApp, "employer"),
    ];
    await limit.take({ companyId: first.id, userId: first.id });
    const isUsedUp = async (who: Parameters<typeof limit.take>[0]) => {
      await expect(limit.take(who)).rejects.toMatchObject(refused);
      expect(await limit.takeUpTo(who, 1)).toBe(0);
    };
    await isUsedUp({ companyId: second.id, userId: first.id }); // who joined another company
    await isUsedUp({ companyId: first.id, userId: second.id }); // a colleague
    await isUsedUp({ companyId: third.id, userId: (await registerAgain(first)).id });
    await limit.take({ companyId: second.id, userId: second.id }); // the refusals took nothing
  });
});
