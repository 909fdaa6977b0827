import { apply, employerApplications, jobApplications, myApplication } from "@dryrun/domain/applications/contract";
import { openInvitation } from "@dryrun/domain/invitations/contract";
import {
  createJob,
  deleteJob,
  employerJob,
  employerJobs,
  jobList,
  jobPage,
  publicJob,
  updateJob,
} from "@dryrun/domain/jobs/contract";
import { addMs, DAY_MS, indianDay } from "@dryrun/domain/time";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "@jest/globals";
import { eq, sql } from "drizzle-orm";
import {
  aJob,
  anApplication,
  anInvitation,
  aPerson,
  applicationForm,
  aStudent,
  jobForm,
  type Person,
} from "../../../../test/builders.ts";
import { createTestApp, type TestApp } from "../../../../test/create-test-app.ts";
import { call } from "../../../../test/inject.ts";
import { invitations } from "../../../db/schema/invitations.ts";
import { jobSearch, jobs } from "../../../db/schema/jobs.ts";

let testApp: TestApp;
let employer: Person;
let student: Person;
beforeAll(async () => {
  testApp = await createTestApp();
  employer = await aPerson(testApp, "employer");
  student = await aStudent(testApp);
});
afterEach(() => testApp.clock.moveTo(new Date()));
afterAll(() => testApp.close());

const save = (id: string, change: object = {}, by = employer) =>
  call(testApp, updateJob, { params: { id }, body: jobForm(change) }, by.token);
const remove = (id: string, by = employer) => call(testApp, deleteJob, { params: { id } }, by.token);
const jobsByTitle = async (title: string) =>
  (await call(testApp, jobList, { query: { title } }, student.token)).body.jobs.map(({ _id }) => _id);
const listings = (word: string) => testApp.db.$count(jobSearch, sql`${jobSearch.terms} @@ ${`'t:${word}'`}::tsquery`);

describe("editing a job", () => {
  test("returns the sanitised job; the search finds its new words, and its age stays", async () => {
    const id = await aJob(testApp, employer, { title: "Narwhal Analyst" });
    expect(await jobsByTitle("narwhal")).toEqual([id]);
    const before = (await testApp.db.select().from(jobSearch).where(eq(jobSearch.jobId, id)))[0];
    testApp.clock.moveTo(addMs(new Date(), DAY_MS));
    const description = "<p onclick=x>New <script>1</script>words</p>";
    const { status, body } = await save(id, {
      title: "Walrus Analyst",
      description,
      experienceMax: 0,
      salary: "9 LPA",
    });
    expect([status, body]).toMatchObject([
      200,
      {
        message: "Job saved",
        job: {
          _id: id,
          title: "Walrus Analyst",
          description: "<p>New words</p>",
          experienceMax: null,
          salary: "9 LPA",
        },
      },
    ]);
    expect([await jobsByTitle("walrus"), await jobsByTitle("narwhal")]).toEqual([[id], []]);
    expect([await listings("walrus"), await listings("narwhal")]).toEqual([1, 0]);
    const after = (await testApp.db.select().from(jobSearch).where(eq(jobSearch.jobId, id)))[0];
    expect(after?.postedAt).toEqual(before?.postedAt);
    expect((await call(testApp, employerJob, { params: { id } }, employer.token)).body.job).toEqual(body.job);
  });

  test("clears the company's address when it returns to Quick Apply", async () => {
    const id = await aJob(testApp, employer, { companyApply: true, companyUrl: "https://kaveri.example/jobs" });
    const { body } = await save(id, { companyApply: false, companyUrl: "https://kaveri.example/jobs" });
    expect(body.job).toMatchObject({ companyApply: false, companyUrl: "" });
  });

  test.each<{ change: object; field: string }>([
    { change: { title: " " }, field: "title" },
    { change: { experienceMin: -1 }, field: "experienceMin" },
    { change: { experienceMin: 3, experienceMax: 2 }, field: "experienceMax" },
    { change: { companyApply: true, companyUrl: "" }, field: "companyUrl" },
    { change: { closingDate: "2020-01-01" }, field: "closingDate" },
    { change: { closingDate: "2027-02-30" }, field: "closingDate" },
  ])("refuses $change at $field, and changes nothing", async ({ change, field }) => {
    const id = await aJob(testApp, employer);
    const { status, refusal } = await save(id, { location: "Elsewhere", ...change });
    expect([status, refusal.errors?.map((error) => error.field)]).toEqual([400, [field]]);
    const { body } = await call(testApp, employerJob, { params: { id } }, employer.token);
    expect(body.job.location).toBe("Bengaluru, Karnataka");
  });

  test("keeps a past closing date while other fields change; a new date reopens the job", async () => {
    const today = indianDay(new Date());
    const id = await aJob(testApp, employer, { title: "Auk Analyst", closingDate: today });
    testApp.clock.moveTo(addMs(new Date(), 3 * DAY_MS));
    expect((await save(id, { title: "Auk Analyst", closingDate: today, salary: "1 LPA" })).body.job).toMatchObject({
      closingDate: today,
      closed: true,
      salary: "1 LPA",
    });
    expect(await jobsByTitle("auk")).toEqual([]);
    const yesterday = indianDay(addMs(new Date(), 2 * DAY_MS));
    expect((await save(id, { closingDate: yesterday })).refusal.errors?.[0]?.message).toBe(
      "The closing date has passed.",
    );
    const tomorrow = indianDay(addMs(new Date(), 4 * DAY_MS));
    expect((await save(id, { title: "Auk Analyst", closingDate: tomorrow })).body.job.closed).toBe(false);
    expect(await jobsByTitle("auk")).toEqual([id]);
    expect((await save(id, { closingDate: "" })).body.job.closingDate).toBeNull();
  });

  test("changes only fields of the form", async () => {
    const id = await aJob(testApp, employer);
    const [before] = await testApp.db.select().from(jobs).where(eq(jobs.id, id));
    await save(id, { employerId: student.id, createdAt: "2020-01-01", deletedAt: "2020-01-01", _id: "x" });
    const [after] = await testApp.db.select().from(jobs).where(eq(jobs.id, id));
    expect(after).toEqual({ ...before, updatedAt: after?.updatedAt });
  });

  test("keeps a hidden job out of the search", async () => {
    const id = await aJob(testApp, employer, { title: "Puffin Analyst" });
    await testApp.db.update(jobs).set({ hiddenAt: new Date() }).where(eq(jobs.id, id));
    await testApp.db.delete(jobSearch).where(eq(jobSearch.jobId, id));
    expect((await save(id, { title: "Puffin Analyst" })).status).toBe(200);
    expect(await jobsByTitle("puffin")).toEqual([]);
  });

  test("leaves one listing with the last words after simultaneous edits", async () => {
    const ids = [await aJob(testApp, employer), await aJob(testApp, employer)];
    const titles = ["Gannet Fulmar", "Fulmar Skua", "Skua Gannet"];
    const saves = titles.flatMap((title) => ids.map((id) => save(id, { title })));
    expect((await Promise.all(saves)).map(({ status }) => status)).toEqual(saves.map(() => 200));
    for (const id of ids) await save(id, { title: "Gannet" });
    expect([await listings("gannet"), await listings("fulmar"), await listings("skua")]).toEqual([2, 0, 0]);
    expect((await jobsByTitle("gannet")).sort()).toEqual([...ids].sort());
  });
});

describe("deleting a job", () => {
  test("keeps its applications as those of a deleted job, and hides it everywhere", async () => {
    const ownEmployer = await aPerson(testApp, "employer");
    const id = await aJob(testApp, ownEmployer, { title: "Dodo Analyst" });
    const applicationId = await anApplication(testApp, student, id);
    const { status, body } = await remove(id, ownEmployer);
    expect([status, body.message]).toEqual([
      200,
      "Job deleted. Its applications stay; its invitations no longer work.",
    ]);
    expect([await jobsByTitle("dodo"), await listings("dodo")]).toEqual([[], 0]);
    expect((await call(testApp, employerJobs, { query: {} }, ownEmployer.token)).body.total).toBe(0);
    const { body: list } = await call(testApp, employerApplications, { query: {} }, ownEmployer.token);
    expect(list.applications).toMatchObject([{ _id: applicationId, jobId: { title: "Job Deleted" } }]);
    const { body: mine } = await call(testApp, myApplication, { params: { applicationId } }, student.token);
    expect(mine.jobId.title).toBe("Job Deleted");
    const gone = [
      call(testApp, employerJob, { params: { id } }, ownEmployer.token),
      call(testApp, jobApplications, { params: { id }, query: {} }, ownEmployer.token),
      call(testApp, jobPage, { params: { id } }, student.token),
      call(testApp, publicJob, { params: { id } }),
      call(testApp, apply, { body: { ...applicationForm(), jobId: id } }, (await aStudent(testApp)).token),
      save(id, {}, ownEmployer),
      remove(id, ownEmployer),
    ];
    for (const { status: answered } of await Promise.all(gone)) expect(answered).toBe(404);
  });

  test("voids its invitations", async () => {
    const id = await aJob(testApp, employer);
    const { token, email } = await anInvitation(testApp, employer, id, { validity: "never" });
    await remove(id);
    expect((await call(testApp, openInvitation, { params: { token } })).refusal.code).toBe("LINK_DEAD");
    const [invitation] = await testApp.db.select().from(invitations).where(eq(invitations.email, email));
    expect(invitation?.cancelledAt).not.toBeNull();
  });

  test("succeeds for one of five simultaneous requests", async () => {
    const id = await aJob(testApp, employer);
    const answers = await Promise.all(Array.from({ length: 5 }, () => remove(id)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404, 404, 404, 404]);
  });
});

test("creates a copy of a job as a new one with its own age", async () => {
  const id = await aJob(testApp, employer, { title: "Loon Analyst" });
  const { body } = await call(testApp, employerJob, { params: { id } }, employer.token);
  const copy = await call(testApp, createJob, { body: body.job }, employer.token);
  expect(copy.status).toBe(201);
  expect(copy.body.job).toEqual({
    ...body.job,
    _id: expect.not.stringMatching(id),
    createdAt: copy.body.job.createdAt,
  });
  expect(copy.body.job.createdAt >= body.job.createdAt).toBe(true);
});
