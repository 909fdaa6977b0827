import * as contract from "@dryrun/domain/applications/contract";
import { openedApplication } from "@dryrun/domain/applications/triage/contract";
import { jobPage } from "@dryrun/domain/jobs/contract";
import { addMs, HOUR_MS } from "@dryrun/domain/time";
import { afterAll, beforeAll, describe, expect, test } from "@jest/globals";
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
import { users } from "../../db/schema/accounts.ts";
import { applications } from "../../db/schema/applications.ts";
import { jobs } from "../../db/schema/jobs.ts";

let testApp: TestApp;
let employer: Person;
let jobId: string;
beforeAll(async () => {
  testApp = await createTestApp();
  employer = await aPerson(testApp, "employer");
  jobId = await aJob(testApp, employer);
});
afterAll(() => testApp.close());

const send = (student: Person, change: object = {}, job = jobId) =>
  call(testApp, contract.apply, { body: { ...applicationForm(change), jobId: job } }, student.token);
const read = async (student: Person, applicationId: string) =>
  (await call(testApp, contract.myApplication, { params: { applicationId } }, student.token)).body;

describe("applying", () => {
  test("stores the sanitised form: tags as lists, months as days, blank projects dropped", async () => {
    const student = await aStudent(testApp);
    const id = await anApplication(testApp, student, jobId, {
      skills: "SQL, excel , sql,,Power BI",
      phone: "+91-98765 01234",
      summary: '<p>Hi<img src=x onerror=alert(1)></p><iframe src="//x"></iframe>',
    });
    expect(await read(student, id)).toMatchObject({
      status: "pending",
      skills: ["SQL", "excel", "Power BI"],
      phone: "9876501234",
      summary: "<p>Hi</p>",
      currentCTC: 300000,
      workExperience: [{ company: "Deccan", startDate: "2024-01-01", endDate: null, currentlyWorking: true }],
      projects: [],
      interviewSubmitted: false,
      interviewSessionId: null,
      jobTakenDown: false,
      interview: { state: "none", score: null, finalDecision: null },
      timeline: [{ type: "applied" }],
      jobId: { title: "Data Analyst", salary: "450000" },
    });
    const mail = await eventually(() => testApp.mails.find(({ key }) => key === `application-received-${id}`));
    expect(mail.to).toBe(student.email);
  });

  test("can be read as a preview: the beginnings of very long texts", async () => {
    const student = await aStudent(testApp);
    const html = `<p>${"a ".repeat(9000)}</p>`;
    const id = await anApplication(testApp, student, jobId, { summary: html, coverLetter: html });
    const all = await read(student, id);
    expect(all).toMatchObject({ summary: html, coverLetter: html, whole: true });
    const input = { params: { applicationId: id }, query: { texts: "start" } };
    const { body: start } = await call(testApp, contract.myApplication, input, student.token);
    expect(start).toEqual({ ...all, coverLetter: "", whole: false });
  });

  test("names each bad field by its dotted path", async () => {
    const student = await aStudent(testApp);
    const work = [
      {
        company: "",
        position: "A",
        startDate: "2024-05",
        endDate: "2023-01",
        currentlyWorking: false,
        description: "<p> </p>",
      },
    ];
    const education = [
      {
        institution: "BU",
        degree: "x".repeat(121),
        field: "F",
        startDate: "1890-01",
        endDate: "",
        description: "<p>d</p>",
      },
    ];
    const projects = [
      { title: "", description: "", url: "", startDate: "", endDate: "" },
      { title: "T", description: "", url: "nope" },
    ];
    const { status, refusal } = await send(student, {
      workExperience: work,
      education,
      projects,
      skills: "",
      currentCTC: 1.5,
      coverLetter: "<p></p>",
    });
    expect(status).toBe(400);
    expect(refusal.errors?.map(({ field }) => field).sort()).toEqual([
      "coverLetter",
      "currentCTC",
      "education.0.degree",
      "education.0.startDate",
      "projects.1.description",
      "projects.1.url",
      "skills",
      "workExperience.0.company",
      "workExperience.0.description",
      "workExperience.0.endDate",
    ]);
  });

  test("requires the tick for no work experience with an empty work list", async () => {
    const student = await aStudent(testApp);
    const without = await send(student, { workExperience: [] });
    expect(without.refusal.errors?.[0]?.field).toBe("workExperience");
    expect((await send(student, { workExperience: [], noWorkExperience: true })).status).toBe(201);
  });

  test("accepts a notice period from the list", async () => {
    const [quiet, ready] = [await aStudent(testApp), await aStudent(testApp)];
    const refused = await send(quiet, { noticePeriod: "soon" });
    expect(refused.refusal.errors).toEqual([
      { field: "noticePeriod", message: "Choose a notice period from the list." },
    ]);
    const readBack = async (student: Person, change: object) =>
      (await read(student, (await send(student, change)).body.applicationId)).noticePeriod;
    expect(await readBack(quiet, {})).toBe("");
    expect(await readBack(ready, { noticePeriod: "15-days" })).toBe("15-days");
  });

  test("creates one of 20 concurrent applications and refuses 19", async () => {
    const student = await aStudent(testApp);
    const answers = await Promise.all(Array.from({ length: 20 }, () => send(student)));
    const madeAnswers = answers.filter(({ status }) => status === 201);
    expect(madeAnswers).toHaveLength(1);
    const refusedAnswers = answers.filter(({ status }) => status === 409);
    expect(refusedAnswers).toHaveLength(19);
    for (const { refusal } of refusedAnswers) {
      expect([refusal.code, refusal.applicationId]).toEqual(["ALREADY_APPLIED", madeAnswers[0]?.body.applicationId]);
    }
    const rows = await testApp.db.select().from(applications).where(eq(applications.studentId, student.id));
    expect(rows).toHaveLength(1);
  });

  test("requires the quiz and an existing, open job", async () => {
    const fresh = await aStudent(testApp, { hasPassed: false });
    expect((await send(fresh)).refusal.code).toBe("QUIZ_REQUIRED");
    const student = await aStudent(testApp);
    expect((await send(student, {}, "01939f2e-7bd4-7bd4-8bd4-7bd47bd47bd4")).status).toBe(404);
    const closed = await aJob(testApp, employer);
    await testApp.db.update(jobs).set({ closingDate: "2020-01-01" }).where(eq(jobs.id, closed));
    expect((await send(student, {}, closed)).refusal.code).toBe("JOB_CLOSED");
  });

  test("opens the job's page from then on, even if the quiz no longer counts as passed", async () => {
    const student = await aStudent(testApp);
    await anApplication(testApp, student, jobId);
    await testApp.db.update(users).set({ quizPassedAt: null }).where(eq(users.id, student.id));
    expect((await call(testApp, jobPage, { params: { id: jobId } }, student.token)).status).toBe(200);
  });
});

describe("my applications", () => {
  test("has pages of 6, newest first; without a page the newest 100; or those for one job", async () => {
    const student = await aStudent(testApp);
    const ids: string[] = [];
    for (let index = 0; index < 8; index++)
      ids.unshift(await anApplication(testApp, student, await aJob(testApp, employer, { title: `Job ${index}` })));
    const page = async (query: object) => (await call(testApp, contract.myApplications, { query }, student.token)).body;
    const first = await page({ page: 1, limit: 6 });
    expect([first.totalPages, first.total, first.applications.map(({ _id }) => _id)]).toEqual([2, 8, ids.slice(0, 6)]);
    expect((await page({ page: 1 })).applications).toHaveLength(6);
    for (const query of [{}, { page: "" }]) expect((await page(query)).applications).toHaveLength(8);
    const { jobId: job } = (await page({})).applications[0] ?? {};
    expect((await page({ jobId: job?._id })).applications.map(({ _id }) => _id)).toEqual([ids[0]]);
  });

  test("lists invitations that the student can use without the quiz, the first to expire first", async () => {
    const student = await aStudent(testApp, { hasPassed: false });
    const invitedTo = async (title: string, change: Parameters<typeof anInvitation>[3] = {}) => {
      const job = await aJob(testApp, employer, { title });
      await anInvitation(testApp, employer, job, { email: student.email, ...change });
      return job;
    };
    const named = async () =>
      (await call(testApp, contract.myApplications, { query: {} }, student.token)).body.invitations.map(
        ({ job }) => job.title,
      );
    await invitedTo("No end", { validity: "never" });
    const closed = await invitedTo("Closed");
    const answered = await invitedTo("Answered");
    await invitedTo("Two days");
    await invitedTo("One day", { validity: "24" });
    expect(await named()).toEqual(["One day", "Closed", "Answered", "Two days", "No end"]);
    await testApp.db.update(jobs).set({ closingDate: "2020-01-01" }).where(eq(jobs.id, closed));
    expect((await send(student, {}, answered)).status).toBe(201);
    expect(await named()).toEqual(["One day", "Two days", "No end"]);
    const start = testApp.clock.now();
    testApp.clock.moveTo(addMs(start, 25 * HOUR_MS));
    expect(await named()).toEqual(["Two days", "No end"]);
    testApp.clock.moveTo(start);
  });

  test("answers 404 for another student's application", async () => {
    const id = await anApplication(testApp, await aStudent(testApp), jobId);
    const other = await aStudent(testApp);
    expect((await call(testApp, contract.myApplication, { params: { applicationId: id } }, other.token)).status).toBe(
      404,
    );
  });
});

describe("an employer's decision", () => {
  test("marks the application as opened for the student, and rejects it with a reason in the mail", async () => {
    const student = await aStudent(testApp);
    const id = await anApplication(testApp, student, jobId);
    const { body } = await call(
      testApp,
      contract.employerApplication,
      { params: { applicationId: id } },
      employer.token,
    );
    expect(body).toMatchObject({
      interviewCompleted: false,
      verdict: null,
      application: {
        status: "pending",
        fullName: "Asha Verma",
        studentId: { _id: student.id },
        jobId: { title: "Data Analyst" },
      },
    });
    await call(testApp, openedApplication, { params: { applicationId: id }, body: {} }, employer.token);
    const reason = "We need <b>Tableau</b>.\nTry again in spring.";
    const rejected = await call(
      testApp,
      contract.rejectApplication,
      { body: { applicationId: id, reason } },
      employer.token,
    );
    expect(rejected.body.message).toBe("Application rejected and candidate notified");
    const mail = await eventually(() => testApp.mails.find(({ key }) => key === `application-decided-${id}`));
    expect([mail.to, mail.text.includes(reason), mail.html.includes("<b>Tableau")]).toEqual([
      student.email,
      true,
      false,
    ]);
    expect(await read(student, id)).toMatchObject({
      status: "rejected",
      timeline: [{ type: "applied" }, { type: "viewed" }, { type: "rejected", reason }],
    });
    const again = await call(testApp, contract.acceptApplication, { body: { applicationId: id } }, employer.token);
    expect([again.status, again.refusal.code]).toEqual([409, "ALREADY_DECIDED"]);
  });

  test("lets one of a simultaneous accept and reject win", async () => {
    const id = await anApplication(testApp, await aStudent(testApp), jobId);
    const answers = await Promise.all([
      call(testApp, contract.acceptApplication, { body: { applicationId: id } }, employer.token),
      call(testApp, contract.rejectApplication, { body: { applicationId: id } }, employer.token),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  test("is refused for another employer's job", async () => {
    const id = await anApplication(testApp, await aStudent(testApp), jobId);
    const other = await aPerson(testApp, "employer");
    const calls = [
      call(testApp, contract.employerApplication, { params: { applicationId: id } }, other.token),
      call(testApp, contract.acceptApplication, { body: { applicationId: id } }, other.token),
      call(testApp, contract.rejectApplication, { body: { applicationId: id } }, other.token),
      call(testApp, contract.jobApplications, { params: { id: jobId }, query: {} }, other.token),
    ];
    for (const { status } of await Promise.all(calls)) expect(status).toBe(404);
    const { body } = await call(testApp, contract.employerApplications, { query: {} }, other.token);
    expect(body).toMatchObject({ applications: [], total: 0, totalPages: 1 });
  });

  test("lists a job's applications nine per page, by status, without the name of a deleted job", async () => {
    const ownEmployer = await aPerson(testApp, "employer");
    const job = await aJob(testApp, ownEmployer);
    for (let index = 0; index < 10; index++) await anApplication(testApp, await aStudent(testApp), job);
    const page = async (query: object) =>
      (await call(testApp, contract.jobApplications, { params: { id: job }, query }, ownEmployer.token)).body;
    expect([(await page({})).applications.length, (await page({ page: 2 })).applications.length]).toEqual([9, 1]);
    const applicationId = (await page({})).applications[0]?._id;
    await call(testApp, contract.acceptApplication, { body: { applicationId } }, ownEmployer.token);
    expect((await page({ status: "accepted" })).applications.map(({ _id }) => _id)).toEqual([applicationId]);
    await testApp.db.update(jobs).set({ deletedAt: new Date() }).where(eq(jobs.id, job));
    const { body } = await call(testApp, contract.employerApplications, { query: {} }, ownEmployer.token);
    expect(body.applications[0]?.jobId.title).toBe("Job Deleted");
  });
});
