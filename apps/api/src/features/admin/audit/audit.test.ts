import { keptSince } from "@dryrun/domain/account/retention";
import * as adminCalls from "@dryrun/domain/admin/contract";
import { auditEntries } from "@dryrun/domain/admin/records/contract";
import { requestReview } from "@dryrun/domain/interviews/contract";
import { addMs } from "@dryrun/domain/time";
import { afterAll, beforeAll, describe, expect, test } from "@jest/globals";
import { aJob, anAdmin, aPerson, aTokenOf, freshToken, type Person } from "../../../../test/builders.ts";
import { createTestApp, type TestApp } from "../../../../test/create-test-app.ts";
import { call } from "../../../../test/inject.ts";
import { anInterviewed } from "../../../../test/interviewed.ts";
import { newId } from "../../../ids.ts";
import { addAuditEntry } from "../../../records/audit.ts";
import { deleteOutlived } from "../../account/retention/retention.ts";

let testApp: TestApp;
let adminToken: string;
beforeAll(async () => {
  testApp = await createTestApp();
  adminToken = await aTokenOf(testApp, "admin");
});
afterAll(() => testApp.close());

const listed = async (query = {}) => (await call(testApp, auditEntries, { query }, adminToken)).body;
const entry = (target: string) => ({ actorId: newId(testApp.clock.now()), action: "job.hidden" as const, target });

test("lists a decided review with its admin, its candidate and its change of the score, but not a refused one", async () => {
  const { student, sessionId } = await anInterviewed(testApp, await aPerson(testApp, "employer"), "3.5");
  await call(
    testApp,
    requestReview,
    { params: { sessionId }, body: { reason: "Question 3 was right." } },
    student.token,
  );
  const { body } = await call(testApp, adminCalls.reviews, { query: {} }, adminToken);
  const params = { id: body.reviews[0]?._id };
  const decide = (score: number) =>
    call(testApp, adminCalls.decideReview, { params, body: { scores: [{ number: 3, score }] } }, adminToken);
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
        personId: student.id,
      },
    ],
    totalPages: 1,
    currentPage: 1,
    total: 1,
  });
});

test("lists the newest first, and a target without a name by its id", async () => {
  const gone = newId(testApp.clock.now());
  await addAuditEntry(testApp.db, entry(gone), addMs(testApp.clock.now(), 1000));
  const { entries, total, totalPages } = await listed({ limit: 1 });
  expect([entries.map(({ target }) => target), total, totalPages]).toEqual([[gone], 2, 2]);
  expect((await listed({ limit: 1, page: 2 })).entries[0]?.action).toBe("review.decided");
});

describe("filters", () => {
  const REASON = "Asks candidates for money.";
  let admin: Person;
  let employer: Person;
  let jobId: string;
  beforeAll(async () => {
    admin = await anAdmin(testApp);
    employer = await aPerson(testApp, "employer", { fullName: "Imran Irani" });
    jobId = await aJob(testApp, employer, { title: "Kingfisher Analyst" });
    testApp.clock.moveTo(new Date("2027-03-10T06:00:00Z"));
    admin = { ...admin, token: await freshToken(testApp, admin, "admin") };
    adminToken = admin.token;
    const hidden = { params: { id: jobId }, body: { hidden: true, reason: REASON } };
    await call(testApp, adminCalls.hideJob, hidden, admin.token);
    testApp.clock.moveTo(new Date("2027-03-12T18:28:00Z")); // the last minutes of the 12th in India
    const blocked = { params: { id: employer.id }, body: { blocked: true, reason: "Fraud" } };
    await call(testApp, adminCalls.updateUser, blocked, await freshToken(testApp, admin, "admin"));
    adminToken = await freshToken(testApp, admin, "admin");
  });
  const actionsFor = async (query: object) => (await listed(query)).entries.map(({ action }) => action);

  test("filters by the account of the entry or of its jobs, and by words of their names", async () => {
    const both = ["user.blocked", "job.hidden"];
    expect(await actionsFor({ person: employer.id })).toEqual(both);
    expect(await actionsFor({ person: employer.id, search: "kingfisher" })).toEqual(["job.hidden"]);
    expect(await actionsFor({ search: "IMRAN" })).toEqual(["user.blocked"]);
    expect(await actionsFor({ search: employer.email })).toEqual(["user.blocked"]);
    expect(await actionsFor({ search: "imran kingfisher" })).toEqual([]);
    expect(await actionsFor({ search: "asha" })).toContain("review.decided");
    expect(await actionsFor({ person: admin.id })).toEqual([]);
    const [blocked, hidden] = (await listed({ person: employer.id })).entries;
    expect([blocked?.personId, blocked?.detail]).toEqual([employer.id, "Fraud"]);
    expect([hidden?.personId, hidden?.target, hidden?.detail]).toEqual([employer.id, "Kingfisher Analyst", REASON]);
  });

  test("filters by admin, by action, and by days in India, both included", async () => {
    expect(await actionsFor({ actor: admin.id })).toEqual(["user.blocked", "job.hidden"]);
    expect(await actionsFor({ actor: employer.id })).toEqual([]);
    expect(await actionsFor({ actor: admin.id, action: "job.hidden" })).toEqual(["job.hidden"]);
    expect(await actionsFor({ actor: admin.id, from: "2027-03-11" })).toEqual(["user.blocked"]);
    expect(await actionsFor({ actor: admin.id, to: "2027-03-11" })).toEqual(["job.hidden"]);
    expect(await actionsFor({ actor: admin.id, from: "2027-03-12", to: "2027-03-12" })).toEqual(["user.blocked"]);
    expect(await actionsFor({ actor: admin.id, from: "2027-03-13" })).toEqual([]);
  });

  test.each([
    [{ action: "moon.landed" }, "action"],
    [{ person: "x" }, "person"],
    [{ from: "2027-02-30" }, "from"],
    [{ from: "2027-03-12", to: "2027-03-11" }, "to"],
  ])("refuses %j at its field", async (query, field) => {
    const { status, refusal } = await call(testApp, auditEntries, { query }, adminToken);
    expect([status, refusal.errors?.map((error) => error.field)]).toEqual([400, [field]]);
  });
});

test("deletes an entry at the end of the month eight years later", async () => {
  const now = testApp.clock.now();
  const month = keptSince("audit", now).toISOString().slice(0, 7);
  const since = new Date(`${month}-01T00:00:00Z`);
  await addAuditEntry(testApp.db, entry("older"), addMs(since, -1));
  await addAuditEntry(testApp.db, entry("as old"), since);
  await deleteOutlived(testApp.db, now);
  const targets = (await listed({ limit: 100 })).entries.map(({ target }) => target);
  expect(targets).toContain("as old");
  expect(targets).not.toContain("older");
});
