import {
  createJob,
  employerDashboard,
  employerJob,
  employerJobs,
  jobList,
  jobPage,
  jobStats,
} from "@dryrun/domain/jobs/contract";
import { addMs, DAY_MS, HOUR_MS, indianDay } from "@dryrun/domain/time";
import { afterAll, beforeAll, describe, expect, test } from "@jest/globals";
import { eq } from "drizzle-orm";
import { aJob, anApplication, aPerson, aStudent, jobForm, type Person } from "../../../test/builders.ts";
import { createTestApp, type TestApp } from "../../../test/create-test-app.ts";
import { call } from "../../../test/inject.ts";
import { jobs } from "../../db/schema/jobs.ts";
import type { JobRecords } from "../../records/jobs/job-records.ts";
import { createJobs } from "./service.ts";

let testApp: TestApp;
let employer: Person;
let student: Person;
beforeAll(async () => {
  testApp = await createTestApp();
  employer = await aPerson(testApp, "employer");
  student = await aStudent(testApp);
});
afterAll(() => testApp.close());

const search = async (query: object) => {
  const { status, body, refusal } = await call(testApp, jobList, { query }, student.token);
  return status === 200 ? body : { ...body, refusal };
};
const titles = async (query: object) => (await search(query)).jobs.map(({ title }) => title);

describe("posting a job", () => {
  test("answers 201 with the job and sanitised rich text", async () => {
    const description =
      '<p onclick="x()">Hi <script>alert(1)</script><b>there</b> <a href="data:text/html,x">a</a> <a href="https://x.in/a">b</a></p>';
    const { status, body } = await call(
      testApp,
      createJob,
      { body: jobForm({ description, title: "Sanitised Role" }) },
      employer.token,
    );
    expect(status).toBe(201);
    expect(body.job.description).toBe('<p>Hi <strong>there</strong> <a>a</a> <a href="https://x.in/a">b</a></p>');
    expect(body.job).toMatchObject({ title: "Sanitised Role", applicationCount: 0, closed: false, closingDate: null });
  });

  test("shows the first words of the description as plain text in a list, and all of it on the page", async () => {
    const words = Array.from({ length: 30 }, (_, index) => `word${index + 1}`).join(" ");
    const description = `<p>Tom &amp; <b>&lt;Jo&gt;</b> ${words}</p>`;
    const form = jobForm({ description, title: "Excerpted Ornithologist", requirements: "<p>SQL</p>" });
    await call(testApp, createJob, { body: form }, employer.token);
    const [listed] = (await search({ title: "Ornithologist" })).jobs;
    const first = words.split(" ").slice(0, 17).join(" ");
    expect(listed?.description).toBe(`Tom & <Jo> ${first}…`);
    expect(listed).not.toHaveProperty("requirements");
    const { body } = await call(testApp, jobPage, { params: { id: listed?._id ?? "" } }, student.token);
    expect(body).toMatchObject({
      description: expect.stringContaining("word30"),
      requirements: "<p>SQL</p>",
    });
  });

  test.each<{ change: object; field: string }>([
    { change: { title: "" }, field: "title" },
    { change: { salary: "" }, field: "salary" },
    { change: { salary: "x".repeat(61) }, field: "salary" },
    { change: { jobType: "contract" }, field: "jobType" },
    { change: { experienceMin: -1 }, field: "experienceMin" },
    { change: { experienceMin: "" }, field: "experienceMin" },
    { change: { experienceMin: 61, experienceMax: "" }, field: "experienceMin" },
    { change: { experienceMin: 3, experienceMax: 2 }, field: "experienceMax" },
    { change: { companyApply: true, companyUrl: "" }, field: "companyUrl" },
    { change: { companyApply: true, companyUrl: "javascript:alert(1)" }, field: "companyUrl" },
    { change: { companyApply: true, companyUrl: "ftp://x.in" }, field: "companyUrl" },
    { change: { closingDate: "2020-01-01" }, field: "closingDate" },
    { change: { closingDate: "tomorrow" }, field: "closingDate" },
    { change: { description: `<p>${"x".repeat(20_001)}</p>` }, field: "description" },
  ])("refuses $change at $field", async ({ change, field }) => {
    const { status, refusal } = await call(testApp, createJob, { body: jobForm(change) }, employer.token);
    expect([status, refusal.errors?.map((error) => error.field)]).toEqual([400, [field]]);
  });

  test("stores a maximum experience of 0 as none, no URL for Quick Apply, and the type in lower case", async () => {
    const form = jobForm({ experienceMax: 0, companyApply: false, companyUrl: "https://x.in", jobType: "Full-Time" });
    const { body } = await call(testApp, createJob, { body: form }, employer.token);
    expect([body.job.experienceMax, body.job.companyUrl, body.job.jobType]).toEqual([null, "", "full-time"]);
  });

  test("compares the closing date with the product's clock", async () => {
    const post = (closingDate: string) =>
      call(testApp, createJob, { body: jobForm({ closingDate }) }, employer.token).then(({ status }) => status);
    const today = indianDay(new Date());
    expect(await post(today)).toBe(201);
    testApp.clock.moveTo(addMs(new Date(), 2 * DAY_MS));
    const later = await post(today);
    testApp.clock.moveTo(new Date());
    expect(later).toBe(400);
  });

  test("posts one job for the same Idempotency-Key, and answers 409 for another body", async () => {
    const post = (title: string) =>
      call(testApp, createJob, { body: jobForm({ title }) }, employer.token, { "idempotency-key": "form-1" });
    const answers = await Promise.all([post("Once Only"), post("Once Only"), post("Once Only")]);
    expect(new Set(answers.map(({ body }) => body.job._id)).size).toBe(1);
    expect((await post("Another")).refusal.code).toBe("KEY_REUSED");
    const created = await testApp.db.select().from(jobs).where(eq(jobs.title, "Once Only"));
    expect(created).toHaveLength(1);
  });
});

describe("finding jobs", () => {
  test("requires the quiz", async () => {
    const fresh = await aStudent(testApp, { hasPassed: false });
    const { status, refusal } = await call(testApp, jobList, { query: {} }, fresh.token);
    expect([status, refusal.code]).toEqual([403, "QUIZ_REQUIRED"]);
    const id = await aJob(testApp, employer);
    expect((await call(testApp, jobPage, { params: { id } }, fresh.token)).refusal.code).toBe("QUIZ_REQUIRED");
  });

  test("refuses a student without the quiz before it searches", async () => {
    const fresh = await aStudent(testApp, { hasPassed: false });
    const search = async () => {
      throw new Error("searched");
    };
    const records = { search } as unknown as JobRecords;
    const { list } = createJobs({ db: testApp.db, clock: testApp.clock, records });
    const query = { title: "", location: "", page: 1, limit: 20 };
    await expect(list(fresh.id, query)).rejects.toMatchObject({ code: "QUIZ_REQUIRED" });
    await expect(list(student.id, query)).rejects.toThrow("searched");
  });

  test("matches words of title and place without case, and corrects words that no job has", async () => {
    await aJob(testApp, employer, { title: "Zebra Analyst (C++)", location: "Bengaluru, Karnataka" });
    await aJob(testApp, employer, { title: "Zebra Engineer", location: "Pune" });
    expect(await titles({ title: "ZEBRA" })).toEqual(["Zebra Engineer", "Zebra Analyst (C++)"]);
    expect(await titles({ title: "analyst zebra" })).toEqual(["Zebra Analyst (C++)"]);
    expect(await titles({ title: "c++" })).toEqual(["Zebra Analyst (C++)"]);
    expect(await titles({ title: "zebra", location: "pune" })).toEqual(["Zebra Engineer"]);
    const typo = await search({ title: "zebar" });
    expect([typo.corrected, typo.total]).toEqual([[{ from: "zebar", to: "zebra" }], 2]);
    const former = await search({ title: "zebra", location: "bangalore" });
    expect([former.corrected, former.total]).toEqual([[{ from: "bangalore", to: "bengaluru" }], 1]);
    expect(await titles({ title: "xylophonist" })).toEqual([]);
  });

  test.each(["' | 'x", "a & !b", "t:zebra", "'; drop table jobs; --", "\\", "():*<->"])(
    "treats %s as words, not as a query language",
    async (title) => {
      expect((await call(testApp, jobList, { query: { title } }, student.token)).status).toBe(200);
    },
  );

  test("filters by type and age; ignores empty values; answers 400 for unknown ones", async () => {
    const id = await aJob(testApp, employer, { title: "Quokka Intern", jobType: "internship" });
    expect(await titles({ title: "quokka", jobType: "Internship", datePosted: "24h" })).toEqual(["Quokka Intern"]);
    expect(await titles({ title: "quokka", jobType: "part-time" })).toEqual([]);
    expect(await titles({ title: "quokka", jobType: "", datePosted: "", location: "" })).toEqual(["Quokka Intern"]);
    testApp.clock.moveTo(addMs(new Date(), 25 * HOUR_MS));
    expect(await titles({ title: "quokka", datePosted: "24h" })).toEqual([]);
    expect(await titles({ title: "quokka", datePosted: "7d" })).toEqual(["Quokka Intern"]);
    testApp.clock.moveTo(new Date());
    for (const query of [{ jobType: "contract" }, { datePosted: "1y" }]) {
      expect((await call(testApp, jobList, { query }, student.token)).status).toBe(400);
    }
    expect(id).toBeTruthy();
  });

  test("lists a job until the end of its closing date in India; then it is neither listed nor open", async () => {
    const closingDate = indianDay(addMs(new Date(), DAY_MS));
    const id = await aJob(testApp, employer, { title: "Ibex Analyst", closingDate });
    expect(await titles({ title: "ibex" })).toEqual(["Ibex Analyst"]);
    testApp.clock.moveTo(new Date(`${closingDate}T23:59:00+05:30`));
    expect(await titles({ title: "ibex" })).toEqual(["Ibex Analyst"]);
    testApp.clock.moveTo(new Date(`${indianDay(addMs(new Date(), 2 * DAY_MS))}T00:00:01+05:30`));
    expect(await titles({ title: "ibex" })).toEqual([]);
    expect((await call(testApp, jobPage, { params: { id } }, student.token)).body).toMatchObject({ closed: true });
    testApp.clock.moveTo(new Date());
  });

  test("has pages of 20, newest first, without gaps or repeats; past the end they are empty", async () => {
    for (let index = 0; index < 25; index++) await aJob(testApp, employer, { title: `Okapi Analyst ${index}` });
    const first = await search({ title: "okapi" });
    const second = await search({ title: "okapi", page: 2 });
    expect([first.jobs.length, second.jobs.length, first.total, first.totalPages]).toEqual([20, 5, 25, 2]);
    const all = [...first.jobs, ...second.jobs].map(({ title }) => title);
    expect(all).toEqual(Array.from({ length: 25 }, (_, index) => `Okapi Analyst ${24 - index}`));
    expect((await search({ title: "okapi", page: 3 })).jobs).toEqual([]);
  });

  test("shows the student's own application, and no other", async () => {
    const jobId = await aJob(testApp, employer, { title: "Marmot Analyst" });
    const applicationId = await anApplication(testApp, student, jobId);
    expect((await search({ title: "marmot" })).jobs[0]?.applicationId).toBe(applicationId);
    const other = await aStudent(testApp);
    expect((await call(testApp, jobPage, { params: { id: jobId } }, other.token)).body.applicationId).toBeNull();
  });

  test("answers 404 for a deleted or hidden job", async () => {
    const id = await aJob(testApp, employer);
    await testApp.db.update(jobs).set({ hiddenAt: new Date() }).where(eq(jobs.id, id));
    expect((await call(testApp, jobPage, { params: { id } }, student.token)).status).toBe(404);
  });
});

describe("an employer", () => {
  test("sees the own jobs with their counts, and gets 404 for another's", async () => {
    const other = await aPerson(testApp, "employer");
    const id = await aJob(testApp, other, { title: "Pangolin" });
    await anApplication(testApp, await aStudent(testApp), id);
    const { body } = await call(testApp, employerJobs, { query: {} }, other.token);
    expect(body).toMatchObject({ total: 1, jobs: [{ title: "Pangolin", applicationCount: 1 }] });
    expect((await call(testApp, employerJob, { params: { id } }, employer.token)).status).toBe(404);
    expect((await call(testApp, jobStats, { params: { id } }, employer.token)).status).toBe(404);
    const stats = await call(testApp, jobStats, { params: { id } }, other.token);
    expect(stats.body).toMatchObject({ totalApplications: 1, totalInterviews: 0, invited: 0, accepted: 0 });
  });

  test("has a dashboard of 30 days in India", async () => {
    const other = await aPerson(testApp, "employer");
    await anApplication(testApp, await aStudent(testApp), await aJob(testApp, other, { title: "Tapir" }));
    const { body } = await call(testApp, employerDashboard, {}, other.token);
    expect(body).toMatchObject({
      totalJobs: 1,
      totalApplications: 1,
      totalInterviews: 0,
      pendingInterviews: 1,
      unreadInterviews: 0,
    });
    expect(body.applicationsPerDay).toHaveLength(30);
    expect(body.applicationsPerDay.at(-1)).toEqual({ date: indianDay(testApp.clock.now()), count: 1 });
    expect(body.recentActivities).toMatchObject([
      { type: "application", jobTitle: "Tapir", candidateName: "Asha Verma" },
    ]);
  });
});
