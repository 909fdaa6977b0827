import * as records from "@dryrun/domain/admin/records/contract";
import { addMs } from "@dryrun/domain/time";
import { afterAll, beforeAll, expect, test } from "@jest/globals";
import { eq } from "drizzle-orm";
import { aPerson, aTokenOf } from "../../../../test/builders.ts";
import { createTestApp, type TestApp } from "../../../../test/create-test-app.ts";
import { call } from "../../../../test/inject.ts";
import { users } from "../../../db/schema/accounts.ts";
import { newId } from "../../../ids.ts";
import { bookRupees } from "../../../records/credits.ts";

let world: TestApp;
let adminToken: string;
beforeAll(async () => {
  world = await createTestApp();
  adminToken = await aTokenOf(world, "admin");
});
afterAll(() => world.close());

const ledger = async (query: object) => (await call(world, records.ledgerEntries, { query }, adminToken)).body;

test("the ledger has every rupee and credit, the newest first, found by unit, address, reason and reference", async () => {
  const student = await aPerson(world, "student");
  const at = addMs(world.clock.now(), 1000);
  const order = newId(at);
  await bookRupees(world.db, { userId: student.id, amount: 549, reason: "payment", reference: order, at });
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
  expect((await call(world, records.ledgerEntries, { query: { unit: "USD" } }, adminToken)).status).toBe(400);
  await world.db.delete(users).where(eq(users.id, student.id));
  expect((await ledger({})).entries.map(({ email }) => email)).toEqual([null, null]);
});
