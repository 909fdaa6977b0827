import { parseCsv } from "@dryrun/csv/csv";
import * as records from "@dryrun/domain/admin/records/contract";
import { addMs } from "@dryrun/domain/time";
import { afterAll, beforeAll, describe, expect, test } from "@jest/globals";
import { eq } from "drizzle-orm";
import { aPerson, aTokenOf } from "../../../../test/builders.ts";
import { createTestApp, type TestApp } from "../../../../test/create-test-app.ts";
import { call } from "../../../../test/inject.ts";
import { aSeat, aSession } from "../../../../test/purchases.ts";
import { users } from "../../../db/schema/accounts.ts";
import { orders } from "../../../db/schema/payments.ts";
import { newId } from "../../../ids.ts";
import { bookRupees } from "../../../records/credits.ts";

let testApp: TestApp;
let adminToken: string;
beforeAll(async () => {
  testApp = await createTestApp();
  adminToken = await aTokenOf(testApp, "admin");
});
afterAll(() => testApp.close());

const ledger = async (query: object) => (await call(testApp, records.ledgerEntries, { query }, adminToken)).body;

test("lists every rupee and credit, newest first, and finds them by unit, address, reason and reference", async () => {
  const student = await aPerson(testApp, "student");
  const at = addMs(testApp.clock.now(), 1000);
  const order = newId(at);
  await bookRupees(testApp.db, { userId: student.id, amount: 549, reason: "payment", reference: order, at });
  const { entries, total } = await ledger({});
  expect(entries.map(({ unit, amount, reason }) => [unit, amount, reason])).toEqual([
    ["INR", 549, "payment"],
    ["credit", 1, "free credit"],
  ]);
  expect([total, entries[0]?.email, entries[0]?.reference]).toEqual([2, student.email, order]);
  for (const search of [order, "PAYMENT", `pay ${student.email}`])
    expect((await ledger({ search })).entries.map(({ _id }) => _id)).toEqual([entries[0]?._id]);
  expect((await ledger({ unit: "credit" })).entries.map(({ reason }) => reason)).toEqual(["free credit"]);
  expect((await ledger({ unit: "credit", search: order })).total).toBe(0);
  expect((await ledger({ limit: 1, page: 2 })).entries[0]?.unit).toBe("credit");
  expect((await call(testApp, records.ledgerEntries, { query: { unit: "USD" } }, adminToken)).status).toBe(400);
  await testApp.db.delete(users).where(eq(users.id, student.id));
  expect((await ledger({})).entries.map(({ email }) => email)).toEqual([null, null]);
});

describe("purchases without an account", () => {
  test("name the payer by the address, in the list, the search, the account's filter and the export", async () => {
    const { email, orderId } = await aSeat(testApp, (await aSession(testApp)).id);
    const [order] = await testApp.db.select().from(orders).where(eq(orders.providerOrderId, orderId));
    const [account] = await testApp.db.select().from(users).where(eq(users.email, email));
    const entriesFor = async (query: object) =>
      (await ledger(query)).entries.filter(({ reference }) => reference === order?.id).map((entry) => entry.email);
    expect((await ledger({ search: email, unit: "INR" })).entries).toMatchObject([
      { amount: 99, reference: order?.id, email, personId: account?.id },
    ]);
    expect(await entriesFor({ person: account?.id })).toEqual([email]);
    const { body } = await testApp.app.inject({
      url: `/api/admin/ledger/export?unit=INR&search=${email}`,
      headers: { authorization: `Bearer ${adminToken}` },
    });
    expect(parseCsv(body, 10)?.map((cells) => cells[4])).toEqual(["Account", email]);

    await testApp.db.delete(users).where(eq(users.id, account?.id ?? ""));
    expect((await ledger({ search: email, unit: "INR" })).entries).toMatchObject([{ email, personId: null }]);
    await testApp.db
      .update(orders)
      .set({ email: "" })
      .where(eq(orders.id, order?.id ?? ""));
    expect(await entriesFor({ unit: "INR" })).toEqual([null]);
  });

  test("keep the order's address once an account with another one owns the order", async () => {
    const { email, orderId } = await aSeat(testApp, (await aSession(testApp)).id);
    const student = await aPerson(testApp, "student");
    await testApp.db.update(orders).set({ userId: student.id }).where(eq(orders.providerOrderId, orderId));
    const { entries } = await ledger({ person: student.id, unit: "INR" });
    expect(entries).toMatchObject([{ email, personId: student.id }]);
  });
});
