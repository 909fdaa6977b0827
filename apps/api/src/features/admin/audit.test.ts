import { keptSince } from "@dryrun/domain/account/retention";
import * as admin from "@dryrun/domain/admin/contract";
import { auditEntries } from "@dryrun/domain/admin/records/contract";
import { requestReview } from "@dryrun/domain/interviews/practice/contract";
import { addMs } from "@dryrun/domain/time";
import { afterAll, beforeAll, expect, test } from "@jest/globals";
import { aPerson, aTokenOf } from "../../../test/builders.ts";
import { createTestApp, type TestApp } from "../../../test/create-test-app.ts";
import { call } from "../../../test/inject.ts";
import { anInterviewed } from "../../../test/interviewed.ts";
import { newId } from "../../ids.ts";
import { addAuditEntry } from "../../records/audit.ts";
import { deleteOutlived } from "../account/retention/retention.ts";

let world: TestApp;
let adminToken: string;
beforeAll(async () => {
  world = await createTestApp();
  adminToken = await aTokenOf(world, "admin");
}, 30_000);
afterAll(() => world.close());

const listed = async (query = {}) => (await call(world, auditEntries, { query }, adminToken)).body;
const entry = (target: string) => ({ actorId: newId(world.clock.now()), action: "job.hidden" as const, target });

test("a decided review is listed with who decided it, whose it is and what became of the score; a refused one does not", async () => {
  const { student, sessionId } = await anInterviewed(world, await aPerson(world, "employer"), "3.5");
  await call(world, requestReview, { params: { sessionId }, body: { reason: "Question 3 was right." } }, student.token);
  const { body } = await call(world, admin.reviews, { query: {} }, adminToken);
  const params = { id: body.reviews[0]?._id };
  const decide = (score: number) =>
    call(world, admin.decideReview, { params, body: { scores: [{ number: 3, score }] } }, adminToken);
  expect((await decide(1)).status).toBe(400);
  expect((await listed()).total).toBe(0);
  expect((await decide(9)).status).toBe(200);
  expect((await decide(9)).status).toBe(409);
  expect(await listed()).toEqual({
    entries: [
      {
        _id: expect.any(String),
        at: expect.any(String),
        actor: "A",
        action: "review.decided",
        target: "Asha Verma",
        detail: "From 35 to 40",
      },
    ],
    totalPages: 1,
    currentPage: 1,
    total: 1,
  });
});

test("the newest is first, and what has no name any more is there by its id", async () => {
  const gone = newId(world.clock.now());
  await addAuditEntry(world.db, entry(gone), addMs(world.clock.now(), 1000));
  const { entries, total, totalPages } = await listed({ limit: 1 });
  expect([entries.map(({ target }) => target), total, totalPages]).toEqual([[gone], 2, 2]);
  expect((await listed({ limit: 1, page: 2 })).entries[0]?.action).toBe("review.decided");
});

test("an entry is kept for eight years", async () => {
  const now = world.clock.now();
  const since = keptSince("audit", now);
  await addAuditEntry(world.db, entry("older"), addMs(since, -1));
  await addAuditEntry(world.db, entry("as old"), since);
  await deleteOutlived(world.db, now);
  const targets = (await listed({ limit: 100 })).entries.map(({ target }) => target);
  expect(targets).toContain("as old");
  expect(targets).not.toContain("older");
});
