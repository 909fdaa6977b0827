import { afterAll, beforeAll, expect, test } from "@jest/globals";
import { sql } from "drizzle-orm";
import { createTestApp, type TestApp } from "../../test/create-test-app.ts";
import { readRows } from "./read-rows.ts";

let testApp: TestApp;
beforeAll(async () => {
  testApp = await createTestApp();
});
afterAll(() => testApp.close());

test("a statement in plain SQL gives its rows, also within a transaction", async () => {
  const statement = sql`select n from generate_series(1, ${2}::int) n`;
  const rows = [{ n: 1 }, { n: 2 }];
  expect(await readRows<{ n: number }>(testApp.db, statement)).toEqual(rows);
  expect(await testApp.db.transaction((tx) => readRows<{ n: number }>(tx, statement))).toEqual(rows);
});
