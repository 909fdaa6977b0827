import { afterAll, beforeAll, expect, test } from "@jest/globals";
import { sql } from "drizzle-orm";
import { createTestApp, type TestApp } from "../../../test/create-test-app.ts";
import type { Db } from "../client.ts";
import { groupTransactions } from "./grouped.ts";

let testApp: TestApp;
beforeAll(async () => {
  testApp = await createTestApp();
  await testApp.db.execute(sql`create table written (word text primary key)`);
});
afterAll(() => testApp.close());

const rowsOf = async <T>(db: Db, statement: ReturnType<typeof sql>) =>
  ((await db.execute(statement)) as unknown as { rows: T[] }).rows;
const transactionOf = async (tx: Db) =>
  (await rowsOf<{ id: string }>(tx, sql`select pg_current_xact_id()::text id`))[0]?.id ?? "";
const written = async () =>
  (await rowsOf<{ word: string }>(testApp.db, sql`select word from written order by word`)).map(({ word }) => word);

/** Inserts the word and returns it with its transaction; throws for "bad" after the insert. */
async function write(tx: Db, word: string) {
  await tx.execute(sql`insert into written values (${word})`);
  if (word.startsWith("bad")) throw new Error(`not ${word}`);
  return { word, transaction: await transactionOf(tx) };
}
const outcomes = async (asked: Promise<{ word: string }>[]) =>
  (await Promise.allSettled(asked)).map((end) => (end.status === "fulfilled" ? end.value.word : "refused"));

test("runs simultaneous members in one transaction, and gives each its own result", async () => {
  const add = groupTransactions(testApp.db, write, (word) => word);
  const answers = await Promise.all(["a", "b", "c"].map(add));
  expect(answers.map(({ word }) => word)).toEqual(["a", "b", "c"]);
  expect(new Set(answers.map(({ transaction }) => transaction)).size).toBe(1);
  expect((await add("d")).transaction).not.toBe(answers[0]?.transaction);
});

test("fails only the member that throws, and undoes its writes", async () => {
  const add = groupTransactions(testApp.db, write, (word) => word);
  expect(await outcomes(["e", "bad 1", "f"].map(add))).toEqual(["e", "refused", "f"]);
  expect(await written()).toEqual(["a", "b", "c", "d", "e", "f"]);
});

test("fails only the member whose statement the database refuses", async () => {
  const add = groupTransactions(testApp.db, write, () => `${Math.random()}`);
  expect(await outcomes(["g", "a", "h"].map(add))).toEqual(["g", "refused", "h"]);
  expect(await written()).toEqual(["a", "b", "c", "d", "e", "f", "g", "h"]);
});

test("never runs two members with one key at the same time", async () => {
  let running = 0;
  let most = 0;
  const count = async (tx: Db) => {
    running += 1;
    most = Math.max(most, running);
    const transaction = await transactionOf(tx);
    running -= 1;
    return transaction;
  };
  const one = groupTransactions<number, string>(testApp.db, count, () => "the same");
  const transactions = await Promise.all(Array.from({ length: 10 }, (_, index) => one(index)));
  expect([most, new Set(transactions).size]).toEqual([1, 10]);
});

test("answers all members in their order when they exceed one group", async () => {
  const add = groupTransactions(testApp.db, write, (word) => word);
  const words = Array.from({ length: 100 }, (_, index) => `many ${index}`);
  const answers = await Promise.all(words.map(add));
  expect(answers.map(({ word }) => word)).toEqual(words);
  expect(new Set(answers.map(({ transaction }) => transaction)).size).toBeLessThan(10);
});
