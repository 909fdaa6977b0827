import { deleteAccount } from "@dryrun/domain/account/contract";
import {
  allowContact,
  employerApplication,
  rejectApplication,
  stopContact,
} from "@dryrun/domain/applications/contract";
import { applicationActivity } from "@dryrun/domain/company/activity/contract";
import * as invitations from "@dryrun/domain/invitations/contract";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "@jest/globals";
import { eq } from "drizzle-orm";
import {
  aJob,
  aMember,
  anApplication,
  anInvitation,
  aPerson,
  aStudent,
  PASSWORD,
  type Person,
} from "../../../../test/builders.ts";
import { createTestApp, type TestApp } from "../../../../test/create-test-app.ts";
import { call } from "../../../../test/inject.ts";
import { users } from "../../../db/schema/accounts.ts";
import { contactStops } from "../../../db/schema/contact-stops.ts";
import { memberJobs } from "../../../db/schema/teams.ts";

let testApp: TestApp;
let owner: Person;
let student: Person;
let jobId: string;
let id: string;
beforeAll(async () => {
  testApp = await createTestApp();
});
beforeEach(async () => {
  owner = await aPerson(testApp, "employer", { fullName: "Kavita Menon" });
  student = await aStudent(testApp);
  jobId = await aJob(testApp, owner);
  id = await anApplication(testApp, student, jobId);
});
afterAll(() => testApp.close());

const read = async ({ token } = owner, applicationId = id) =>
  (await call(testApp, employerApplication, { params: { applicationId } }, token)).body.application;
const stop = (reason = "Asked us not to write", { token } = owner) =>
  call(testApp, stopContact, { params: { applicationId: id }, body: { reason } }, token);
const allow = () => call(testApp, allowContact, { params: { applicationId: id } }, owner.token);

describe("other applications of a candidate", () => {
  test("are shown with decision, reason and who decided; only those of the company", async () => {
    const other = await anApplication(testApp, student, await aJob(testApp, owner, { title: "SQL Analyst" }));
    await anApplication(testApp, student, await aJob(testApp, await aPerson(testApp, "employer")));
    const body = { applicationId: other, reason: "Too early", shareReason: false };
    await call(testApp, rejectApplication, { body }, owner.token);
    expect((await read()).others).toMatchObject([
      {
        _id: other,
        jobTitle: "SQL Analyst",
        status: "rejected",
        decisionReason: "Too early",
        decidedBy: "Kavita Menon",
        score: null,
      },
    ]);
    expect((await read(owner, other)).others).toMatchObject([{ _id: id, status: "pending", decidedAt: null }]);
  });

  test("are hidden from people who do not see the job", async () => {
    await anApplication(testApp, student, await aJob(testApp, owner));
    const recruiter = await aMember(testApp, owner, "Rohan Kulkarni", "recruiter");
    await testApp.db.update(users).set({ allJobs: false }).where(eq(users.id, recruiter.id));
    await testApp.db.insert(memberJobs).values({ userId: recruiter.id, jobId });
    expect([(await read()).others.length, (await read(recruiter)).others.length]).toEqual([1, 0]);
  });
});

describe("do not contact", () => {
  const inviteTo = async (job: string) =>
    call(
      testApp,
      invitations.invite,
      { params: { jobId: job }, body: { firstName: "A", lastName: "B", email: student.email, validity: "24" } },
      owner.token,
    );

  test("is shown with reason and person on every application, and logged", async () => {
    const other = await anApplication(testApp, student, await aJob(testApp, owner));
    expect((await stop()).body.message).toBe("Your company does not invite or remind this candidate any more.");
    const stopped = { reason: "Asked us not to write", by: "Kavita Menon" };
    expect((await read(owner, other)).doNotContact).toMatchObject(stopped);
    await stop("Moved abroad");
    expect((await read()).doNotContact).toMatchObject({ reason: "Moved abroad" });
    await allow();
    expect((await allow()).status).toBe(200);
    expect((await read()).doNotContact).toBeNull();
    const { body } = await call(
      testApp,
      applicationActivity,
      { params: { applicationId: id }, query: {} },
      owner.token,
    );
    expect(body.activity.map(({ kind }) => kind)).toEqual(["contact-allowed", "contact-stopped", "contact-stopped"]);
  });

  test("refuses invitations and reminders, alone and in bulk", async () => {
    const second = await aJob(testApp, owner);
    await anInvitation(testApp, owner, second, { email: student.email });
    await stop();
    expect((await inviteTo(await aJob(testApp, owner))).refusal).toMatchObject({
      code: "DO_NOT_CONTACT",
      message: "Your company marked this candidate as “do not contact”.",
    });
    const whom = { jobId: second, studentId: student.id };
    expect((await call(testApp, invitations.remindToApply, { body: whom }, owner.token)).refusal.code).toBe(
      "DO_NOT_CONTACT",
    );
    const interview = { jobId, studentId: student.id };
    expect((await call(testApp, invitations.remindOfInterview, { body: interview }, owner.token)).refusal.code).toBe(
      "DO_NOT_CONTACT",
    );
    await allow();
    expect((await inviteTo(await aJob(testApp, owner))).status).toBe(201);
  });

  test("is of the own company alone, and goes with the candidate", async () => {
    await stop();
    const stranger = await aPerson(testApp, "employer");
    const theirs = await anApplication(testApp, student, await aJob(testApp, stranger));
    expect((await read(stranger, theirs)).doNotContact).toBeNull();
    expect((await stop("x", stranger)).status).toBe(404);
    expect((await stop("x", await aMember(testApp, owner, "Meera", "manager"))).refusal.code).toBe("ROLE");
    await call(testApp, deleteAccount, { body: { password: PASSWORD } }, student.token);
    expect(await testApp.db.$count(contactStops, eq(contactStops.studentId, student.id))).toBe(0);
    expect((await stop()).status).toBe(404);
  });
});
