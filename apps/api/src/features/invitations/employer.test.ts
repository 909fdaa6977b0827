import { apply } from "@dryrun/domain/applications/contract";
import * as contract from "@dryrun/domain/invitations/contract";
import { deleteJob } from "@dryrun/domain/jobs/contract";
import { addMs, HOUR_MS, indianDay, MINUTE_MS } from "@dryrun/domain/time";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "@jest/globals";
import { eq } from "drizzle-orm";
import {
  aJob,
  anApplication,
  anInvitation,
  aPerson,
  applicationForm,
  aStudent,
  type Person,
} from "../../../test/builders.ts";
import { createTestApp, eventually, type TestApp } from "../../../test/create-test-app.ts";
import { call } from "../../../test/inject.ts";
import { applications } from "../../db/schema/applications.ts";
import { invitations } from "../../db/schema/invitations.ts";

let testApp: TestApp;
let employer: Person;
let jobId: string;
beforeAll(async () => {
  testApp = await createTestApp();
  employer = await aPerson(testApp, "employer");
  jobId = await aJob(testApp, employer, { title: "Invited Role" });
});
afterEach(() => testApp.clock.moveTo(new Date()));
afterAll(() => testApp.close());

const later = (ms: number) => testApp.clock.moveTo(addMs(new Date(), ms));
const form = (email: string, change: object = {}) => ({
  firstName: "Ravi",
  lastName: "Kumar",
  email,
  validity: "24",
  ...change,
});
const invite = (email: string, change: object = {}, to = jobId) =>
  call(testApp, contract.invite, { params: { jobId: to }, body: form(email, change) }, employer.token);
const table = async (of = jobId) =>
  (await call(testApp, contract.jobInvitations, { params: { id: of } }, employer.token)).body.invitations;
const mailsTo = (email: string) => testApp.mails.filter(({ to }) => to === email);
const aMailTo = (email: string, about: string) =>
  eventually(() => mailsTo(email).find(({ subject }) => subject.includes(about)));

describe("inviting", () => {
  test("answers 201 for a new person, 200 with a reminder for an invited one, and links an application without a mail", async () => {
    const email = "new.person@example.com";
    const first = await invite(email, { validity: 48 });
    expect([first.status, first.body]).toEqual([201, { message: "Invitation sent successfully" }]);
    await aMailTo(email, "invites you");
    const again = await invite("  New.Person@Example.com", { validity: "NEVER" });
    expect([again.status, again.body]).toEqual([
      200,
      { message: "Reminder sent to candidate", alreadyInvited: true, reminderSent: true },
    ]);
    await eventually(() => mailsTo(email)[1]);
    const student = await aStudent(testApp);
    const applicationId = await anApplication(testApp, student, jobId);
    const sent = mailsTo(student.email).length;
    const applied = await invite(student.email);
    expect([applied.status, applied.body]).toEqual([
      200,
      { message: "Candidate already applied, redirecting", alreadyApplied: true, applicationId },
    ]);
    expect(mailsTo(student.email).filter(({ subject }) => subject.includes("invites"))).toEqual([]);
    expect(sent).toBeGreaterThanOrEqual(0);
  });

  test.each<[string, object, string]>([
    ["no first name", { firstName: " " }, "firstName"],
    ["no last name", { lastName: "" }, "lastName"],
    ["no e-mail", { email: "" }, "email"],
    ["an e-mail that is none", { email: "ravi" }, "email"],
    ["a phone that is none", { phone: "123" }, "phone"],
    ["no validity", { validity: "" }, "validity"],
    ["another validity", { validity: "72" }, "validity"],
  ])("with %s answers 400 at that field", async (_, change, field) => {
    const { status, refusal } = await invite("ravi.400@example.com", change);
    expect([status, refusal.errors?.map((error) => error.field)]).toEqual([400, [field]]);
  });

  test("with one Idempotency-Key twice makes one invitation and one mail", async () => {
    const email = "once@example.com";
    const post = () =>
      call(testApp, contract.invite, { params: { jobId }, body: form(email) }, employer.token, {
        "idempotency-key": "invite-1",
      });
    expect((await Promise.all([post(), post()])).map(({ status }) => status)).toEqual([201, 201]);
    await aMailTo(email, "invites");
    const [row] = await testApp.db.select().from(invitations).where(eq(invitations.email, email));
    expect(row?.resentAt).toEqual([]);
  });

  test("answers 400 on `email` for an employer's address, and 429 for a sixth re-send in a day", async () => {
    const { status, refusal } = await invite(employer.email);
    expect([status, refusal.errors]).toEqual([
      400,
      [{ field: "email", message: "This e-mail does not belong to a candidate." }],
    ]);
    const email = "often@example.com";
    for (let times = 0; times < 6; times++) expect((await invite(email)).status).toBe(times === 0 ? 201 : 200);
    const late = await invite(email);
    expect([late.status, late.refusal.code, Number(late.headers["retry-after"]) > 80_000]).toEqual([
      429,
      "TOO_MANY_REQUESTS",
      true,
    ]);
  });

  test("answers 409 for a closed job", async () => {
    const closed = await aJob(testApp, employer, { closingDate: indianDay(testApp.clock.now()) });
    later(48 * HOUR_MS);
    expect((await invite("closed@example.com", {}, closed)).refusal.code).toBe("JOB_CLOSED");
  });
});

describe("the table of a job's invitations", () => {
  test("shows who applied and who has sent an interview, newest first", async () => {
    const job = await aJob(testApp, employer);
    const stranger = await anInvitation(testApp, employer, job, {
      firstName: "Zoya",
      lastName: "Khan",
      validity: "24",
    });
    const student = await aStudent(testApp);
    await anInvitation(testApp, employer, job, { email: student.email, validity: "never" });
    const before = await table(job);
    expect(before).toMatchObject([
      {
        student: { email: student.email, fullName: "Ravi Kumar", _id: student.id },
        validity: "never",
        expiresAt: null,
      },
      {
        student: { email: stranger.email, fullName: "Zoya Khan" },
        validity: "24",
        hasApplied: false,
        interviewStatus: null,
        applicationId: null,
      },
    ]);
    expect(Date.parse(before[1]?.expiresAt ?? "") - Date.parse(before[1]?.createdAt ?? "")).toBe(24 * HOUR_MS);
    const applicationId = await anApplication(testApp, student, job, { fullName: "Asha K. Verma" });
    expect((await table(job))[0]).toMatchObject({
      student: { fullName: "Asha K. Verma" },
      hasApplied: true,
      interviewStatus: "✗ Interview Pending",
      applicationId,
    });
  });

  test("extends an invitation from now on, and its link works again", async () => {
    const job = await aJob(testApp, employer);
    const { token } = await anInvitation(testApp, employer, job, { validity: "24" });
    const [before] = await table(job);
    later(30 * HOUR_MS);
    const open = () => call(testApp, contract.openInvitation, { params: { token } });
    expect((await open()).status).toBe(400);
    const params = { invitationId: before?._id ?? "" };
    const extended = await call(testApp, contract.extendInvitation, { params, body: { validity: 48 } }, employer.token);
    expect([extended.status, extended.body.message]).toEqual([200, "Invitation updated"]);
    expect((await open()).status).toBe(200);
    const [after] = await table(job);
    expect(after).toMatchObject({ validity: "48", createdAt: before?.createdAt });
    const left = Date.parse(after?.expiresAt ?? "") - testApp.clock.now().getTime();
    expect([left > 47 * HOUR_MS, left <= 48 * HOUR_MS]).toEqual([true, true]);
    const wrong = await call(testApp, contract.extendInvitation, { params, body: { validity: "7" } }, employer.token);
    expect(wrong.refusal.errors?.[0]?.field).toBe("validity");
  });

  test("cancels an invitation: its link stops working, the table drops it, and inviting again starts over", async () => {
    const job = await aJob(testApp, employer);
    const { token, email } = await anInvitation(testApp, employer, job);
    const params = { invitationId: (await table(job))[0]?._id ?? "" };
    const cancel = () => call(testApp, contract.cancelInvitation, { params }, employer.token);
    expect((await cancel()).body.message).toBe("Invitation cancelled");
    expect((await call(testApp, contract.openInvitation, { params: { token } })).refusal.code).toBe("LINK_DEAD");
    expect([await table(job), (await cancel()).status]).toEqual([[], 404]);
    expect((await invite(email, {}, job)).status).toBe(200);
    expect(await table(job)).toHaveLength(1);
  });
});

describe("a reminder to apply", () => {
  const remind = (studentId: string, job = jobId) =>
    call(testApp, contract.remindToApply, { body: { studentId, jobId: job } }, employer.token);

  test("is sent once an hour, also for two simultaneous requests, with a working link", async () => {
    const { email } = await anInvitation(testApp, employer, jobId);
    const invited = (await table()).find(({ student }) => student.email === email);
    const studentId = invited?.student._id ?? "";
    const answers = await Promise.all([remind(studentId), remind(studentId)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 429]);
    const refusedAnswer = answers.find(({ status }) => status === 429);
    expect([refusedAnswer?.refusal.message, refusedAnswer?.headers["retry-after"]]).toEqual([
      "Already reminded within the hour",
      expect.stringMatching(/^3(600|5\d\d)$/),
    ]);
    const mail = await aMailTo(email, "Reminder: apply");
    const token = /\/invitation\/([\w-]+)/.exec(mail.text)?.[1] ?? "";
    expect((await call(testApp, contract.openInvitation, { params: { token } })).status).toBe(200);
    later(HOUR_MS + MINUTE_MS);
    expect((await remind(studentId)).body.message).toBe("Application reminder sent");
  });

  test.each<[string, number, string]>([
    ["has applied", 409, "ALREADY_APPLIED"],
    ["was not invited", 404, "NOT_FOUND"],
    ["whose invitation is over", 404, "NOT_FOUND"],
    ["whose invitation was cancelled", 404, "NOT_FOUND"],
    ["to a closed job", 409, "JOB_CLOSED"],
  ])("is not sent to a person who %s: %i %s", async (who, status, code) => {
    const job = await aJob(testApp, employer, { closingDate: indianDay(testApp.clock.now()) });
    const student = await aStudent(testApp);
    if (who !== "was not invited")
      await anInvitation(testApp, employer, job, { email: student.email, validity: "never" });
    const mine = eq(invitations.jobId, job);
    if (who === "has applied") await anApplication(testApp, student, job);
    if (who.endsWith("over"))
      await testApp.db
        .update(invitations)
        .set({ expiresAt: new Date(0) })
        .where(mine);
    if (who.endsWith("cancelled")) await testApp.db.update(invitations).set({ cancelledAt: new Date() }).where(mine);
    if (who.startsWith("to a")) later(48 * HOUR_MS);
    const answer = await remind(student.id, job);
    expect([answer.status, answer.refusal.code]).toEqual([status, code]);
  });
});

describe("a reminder of the interview", () => {
  const remind = (body: object) => call(testApp, contract.remindOfInterview, { body }, employer.token);

  test("is sent to all applicants, invited or not, once an hour", async () => {
    const student = await aStudent(testApp);
    const applicationId = await anApplication(testApp, student, jobId);
    const body = { studentId: student.id, jobId, applicationId };
    const answers = await Promise.all([remind(body), remind({ ...body, applicationId: "" })]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 429]);
    const mail = await aMailTo(student.email, "is waiting for your interview");
    expect(mail.text).toContain(`/student/my-applications/${applicationId}`);
    later(HOUR_MS + MINUTE_MS);
    expect((await remind(body)).body.message).toBe("Interview reminder sent");
  });

  test.each(["accepted", "rejected", "withdrawn"] as const)("is refused if the application is %s", async (status) => {
    const student = await aStudent(testApp);
    const applicationId = await anApplication(testApp, student, jobId);
    await testApp.db.update(applications).set({ status }).where(eq(applications.id, applicationId));
    const answer = await remind({ studentId: student.id, jobId });
    expect(answer.refusal.code).toBe("DECIDED"); // its interview could not be sent
  });

  test("is refused for a person without an application, another employer's application, and an unknown one", async () => {
    const { email } = await anInvitation(testApp, employer, jobId);
    const studentId = (await table()).find(({ student }) => student.email === email)?.student._id ?? "";
    expect((await remind({ studentId, jobId })).refusal.code).toBe("NOT_APPLIED");
    const [one, other] = [await aStudent(testApp), await aStudent(testApp)];
    await anApplication(testApp, one, jobId);
    const applicationId = await anApplication(testApp, other, jobId);
    expect((await remind({ studentId: one.id, jobId, applicationId })).status).toBe(404);
    expect((await remind({ studentId: (await aStudent(testApp)).id, jobId })).status).toBe(404);
  });

  test("sends nothing for a job that was deleted in the meantime", async () => {
    const job = await aJob(testApp, employer);
    const student = await aStudent(testApp, { hasPassed: false });
    await anInvitation(testApp, employer, job, { email: student.email });
    const { status } = await call(testApp, apply, { body: { ...applicationForm(), jobId: job } }, student.token);
    await call(testApp, deleteJob, { params: { id: job } }, employer.token);
    expect([status, (await remind({ studentId: student.id, jobId: job })).status]).toEqual([201, 404]);
  });
});
