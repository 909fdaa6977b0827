import { accountPrivacy, deleteAccount } from "@dryrun/domain/account/contract";
import { updateUser } from "@dryrun/domain/admin/contract";
import { rejectApplication } from "@dryrun/domain/applications/contract";
import { me } from "@dryrun/domain/auth/contract";
import { feedPath } from "@dryrun/domain/company/developers/limits";
import { chooseDigest } from "@dryrun/domain/company/digest/contract";
import { sendCandidateMail } from "@dryrun/domain/company/mail/contract";
import { bookMeeting, myMeeting, proposeMeeting } from "@dryrun/domain/company/meetings/contract";
import { COMPANY_NOT_MET } from "@dryrun/domain/company/meetings/messages";
import { COMPANY_ROLES } from "@dryrun/domain/company/permissions";
import { createWebhook } from "@dryrun/domain/company/webhooks/contract";
import type { Contract } from "@dryrun/domain/contract/define";
import { contracts } from "@dryrun/domain/contracts";
import { invite } from "@dryrun/domain/invitations/contract";
import { addMs, DAY_MS, MINUTE_MS } from "@dryrun/domain/time";
import { afterAll, beforeAll, describe, expect, test } from "@jest/globals";
import { createOutbound } from "../../src/adapters/outbound/guarded.ts";
import {
  aJob,
  aMember,
  anAdmin,
  anApplication,
  aPerson,
  aStudent,
  freshToken,
  PASSWORD,
  type Person,
} from "../builders.ts";
import { createTestApp, queueIsEmpty, type TestApp } from "../create-test-app.ts";
import { call } from "../inject.ts";
import { india } from "../meetings.ts";

// An admin blocks the owners of a company. The others of the company go on: they read addresses, write to candidates, decide; and
// what was set up or written before goes on by itself.

let testApp: TestApp;
let admin: Person;
const reported: string[] = [];
beforeAll(async () => {
  testApp = await createTestApp({
    outbound: {
      ...createOutbound(),
      async post(url) {
        reported.push(url);
        return { status: 200, fault: null, ms: 5 };
      },
    },
  });
  admin = await anAdmin(testApp);
});
afterAll(() => testApp.close());

async function block({ id }: Person, blocked = true) {
  const token = await freshToken(testApp, admin, "admin");
  const { status } = await call(testApp, updateUser, { params: { id }, body: { blocked, reason: "Fraud." } }, token);
  expect(status).toBe(200);
}

const employerCalls = Object.entries(contracts as Record<string, Contract>).filter(
  ([, { access }]) => access === "employer",
);
/** Sends a call without input. */
const send = ({ method, path }: Contract, token: string) =>
  testApp.app.inject({
    method,
    url: `/api${path.replace(/:\w+/g, "01939f2e-7bd4-7bd4-8bd4-7bd47bd47bd4")}`,
    headers: { authorization: `Bearer ${token}` },
  });

describe("a person of a company of which all owners are blocked", () => {
  test.each(COMPANY_ROLES.filter((role) => role !== "owner"))("makes no call of an employer as %s", async (role) => {
    const owner = await aPerson(testApp, "employer");
    const second = await aMember(testApp, owner, "Meera Iyer", "owner");
    const colleague = await aMember(testApp, owner, "Ravi Kumar", role);
    await block(owner);
    expect((await call(testApp, me, {}, colleague.token)).body.user.company?.blocked).toBeUndefined();
    await block(second);
    expect((await call(testApp, me, {}, colleague.token)).body.user.company?.blocked).toBe(true);
    const answered: string[] = [];
    for (const [name, contract] of employerCalls) {
      const { statusCode, body } = await send(contract, colleague.token);
      if (statusCode !== 403 || !body.includes("COMPANY_BLOCKED")) answered.push(`${name}: ${statusCode} ${body}`);
    }
    expect(answered).toEqual([]);
    expect(employerCalls.length).toBeGreaterThan(80);
    await block(second, false);
    expect((await call(testApp, me, {}, colleague.token)).body.user.company?.blocked).toBeUndefined();
  });

  test("reads, downloads and deletes their own data", async () => {
    const owner = await aPerson(testApp, "employer");
    const { token } = await aMember(testApp, owner, "Ravi Kumar", "recruiter");
    await block(owner);
    expect((await call(testApp, accountPrivacy, {}, token)).status).toBe(200);
    expect((await send(contracts["account.exportAccount"] as Contract, token)).statusCode).toBe(200);
    expect((await call(testApp, deleteAccount, { body: { password: PASSWORD } }, token)).status).toBe(204);
  });
});

test("of a company that was blocked meanwhile, nothing that waits is sent: no mail, no event, no summary", async () => {
  testApp.clock.moveTo(new Date(india("2026-11-26T11:00")));
  const owner = await aPerson(testApp, "employer");
  const colleague = await aMember(testApp, owner, "Ravi Kumar", "recruiter");
  const student = await aStudent(testApp);
  const jobId = await aJob(testApp, owner);
  const applicationId = await anApplication(testApp, student, jobId);
  await queueIsEmpty(testApp);
  const url = "https://hooks.example.com/blocked";
  await call(testApp, createWebhook, { body: { url, events: ["application.decided"] } }, owner.token);
  await call(testApp, chooseDigest, { body: { every: "daily" } }, colleague.token);
  const mail = { applicationIds: [applicationId], subject: "Next step", text: "Hello {name}", undoable: true };
  expect((await call(testApp, sendCandidateMail, { body: mail }, colleague.token)).status).toBe(200);
  const meeting = { minutes: 30, place: "Video call", message: "", slots: [india("2026-11-30T11:00")] };
  const proposed = await call(testApp, proposeMeeting, { params: { applicationId }, body: meeting }, colleague.token);
  expect(proposed.status).toBe(201);
  const other = await anApplication(testApp, await aStudent(testApp), jobId);
  const decision = { applicationId: other, reason: "", undoable: true };
  expect((await call(testApp, rejectApplication, { body: decision }, colleague.token)).status).toBe(200);
  const stranger = { firstName: "Asha", lastName: "Rao", email: "waits.for.nothing@example.com", validity: "never" };
  expect((await call(testApp, invite, { params: { jobId }, body: stranger }, colleague.token)).status).toBe(201);
  await queueIsEmpty(testApp);
  const before = testApp.mails.length;
  reported.length = 0;
  await block(owner);
  // A job that was in the queue, or is tried again.
  const meetingId = proposed.body.meeting._id;
  const { rows } = await testApp.database.query("select id from invitations order by created_at desc limit 1");
  const [{ id: invitationId }] = rows as [{ id: string }];
  await testApp.db.transaction(async (tx) => {
    await testApp.deps.queue.enqueue(tx, "mail.invitation", { invitationId });
    const news = { meetingId, news: "proposed" as const, sequence: 0, hours: 0 };
    await testApp.deps.queue.enqueue(tx, "mail.meeting", { ...news, to: "candidate" });
  });
  for (const ms of [MINUTE_MS, DAY_MS, DAY_MS]) {
    testApp.clock.moveTo(addMs(testApp.clock.now(), ms));
    await testApp.deps.sweeps.run();
    await queueIsEmpty(testApp);
  }
  const { token } = student;
  expect((await call(testApp, myMeeting, { params: { meetingId } }, token)).body.meeting).toMatchObject({
    isOpen: false,
    times: [],
  });
  const body = { start: meeting.slots[0] ?? "" };
  expect((await call(testApp, bookMeeting, { params: { meetingId }, body }, token)).refusal.message).toBe(
    COMPANY_NOT_MET,
  );
  const sent = testApp.mails.slice(before).filter(({ to }) => to !== admin.email);
  expect(sent.map(({ to, subject }) => `${to}: ${subject}`)).toEqual([]);
  expect(reported).toEqual([]);
  const feed = await testApp.app.inject({ url: feedPath(owner.id) });
  expect(feed.body).not.toContain(jobId);
});
