import { afterAll, beforeAll, expect, test } from "@jest/globals";
import { eq, sql } from "drizzle-orm";
import { aStudent } from "../../test/builders.ts";
import { createTestApp, type TestApp } from "../../test/create-test-app.ts";
import { ledger, users } from "../db/schema/accounts.ts";
import { newId } from "../ids.ts";
import { bookRupees, giveBack, grant, grantFree, spend } from "./credits.ts";

let testApp: TestApp;
beforeAll(async () => {
  testApp = await createTestApp();
});
afterAll(() => testApp.close());

/** Makes a student without the free credit, and functions to read the account. */
async function aNewStudent() {
  const { id } = await aStudent(testApp, { credits: 0 });
  await testApp.db.delete(ledger).where(eq(ledger.userId, id));
  const read = async () => {
    const [user] = await testApp.db.select({ balance: users.interviewCredits }).from(users).where(eq(users.id, id));
    const [entries] = await testApp.db
      .select({
        credits: sql<number>`coalesce(sum(amount) filter (where unit = 'credit'), 0)::int`,
        rupees: sql<number>`coalesce(sum(amount) filter (where unit = 'INR'), 0)::int`,
        number: sql<number>`count(*)::int`,
      })
      .from(ledger)
      .where(eq(ledger.userId, id));
    return { balance: user?.balance, ...entries };
  };
  return { id, read };
}
const at = new Date("2026-03-01T10:00:00Z");
const change = (userId: string, reference = "") => ({ userId, reason: "test", reference, at });

test("changes balance and ledger together: granted, spent, returned once", async () => {
  const { id, read } = await aNewStudent();
  const sessionId = newId(at);
  await grantFree(testApp.db, [id], at);
  expect(await grant(testApp.db, { ...change(id), amount: 5 })).toBe(true);
  expect(await read()).toEqual({ balance: 6, credits: 6, rupees: 0, number: 2 });
  expect(await spend(testApp.db, change(id, sessionId))).toBe(true);
  expect(await read()).toEqual({ balance: 5, credits: 5, rupees: 0, number: 3 });
  await giveBack(testApp.db, { id: sessionId, studentId: id }, at);
  await giveBack(testApp.db, { id: sessionId, studentId: id }, at);
  expect(await read()).toEqual({ balance: 6, credits: 6, rupees: 0, number: 4 });
});

test("spends no credit that does not exist, also in simultaneous calls", async () => {
  const { id, read } = await aNewStudent();
  expect(await spend(testApp.db, change(id))).toBe(false);
  expect(await read()).toEqual({ balance: 0, credits: 0, rupees: 0, number: 0 });
  await grant(testApp.db, { ...change(id), amount: 1 });
  const both = [spend(testApp.db, change(id)), spend(testApp.db, change(id))];
  expect((await Promise.all(both)).sort()).toEqual([false, true]);
  expect(await read()).toEqual({ balance: 0, credits: 0, rupees: 0, number: 2 });
});

test("changes neither in a failed transaction", async () => {
  const { id, read } = await aNewStudent();
  const failing = testApp.db.transaction(async (tx) => {
    await grant(tx, { ...change(id), amount: 5 });
    throw new Error("too late");
  });
  await expect(failing).rejects.toThrow("too late");
  expect(await read()).toEqual({ balance: 0, credits: 0, rupees: 0, number: 0 });
});

test("grants nothing to a deleted account, and books rupees without a balance", async () => {
  const { id, read } = await aNewStudent();
  expect(await grant(testApp.db, { ...change(newId(at)), amount: 5 })).toBe(false);
  await giveBack(testApp.db, { id: newId(at), studentId: null }, at);
  await bookRupees(testApp.db, { ...change(id), amount: 299 });
  expect(await read()).toEqual({ balance: 0, credits: 0, rupees: 299, number: 1 });
});
