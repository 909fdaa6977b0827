import { hideJob } from "@dryrun/domain/admin/contract";
import { apply } from "@dryrun/domain/applications/contract";
import { register } from "@dryrun/domain/auth/contract";
import { extendInvitation, invite, openInvitation, remindToApply } from "@dryrun/domain/invitations/contract";
import {
  closeJob,
  createJobAlert,
  deleteJob,
  employerJob,
  jobList,
  jobPage,
  publicJob,
  reopenJob,
  savedJobs,
  saveJob,
  updateJob,
} from "@dryrun/domain/jobs/contract";
import { addMs, DAY_MS, HOUR_MS, indianDay } from "@dryrun/domain/time";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "@jest/globals";
import { eq } from "drizzle-orm";
import {
  aJob,
  anAdmin,
  anApplication,
  anInvitation,
  aPerson,
  applicationForm,
  aStudent,
  jobForm,
  type Person,
  registrationForm,
} from "../../../../test/builders.ts";
import { createTestApp, eventually, type TestApp } from "../../../../test/create-test-app.ts";
import { call } from "../../../../test/inject.ts";
import { applications } from "../../../db/schema/applications.ts";
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

const close = (id: string, by = employer) => call(testApp, closeJob, { params: { id } }, by.token);
const reopen = (id: string, by = employer) => call(testApp, reopenJob, { params: { id } }, by.token);
const later = (ms: number) => testApp.clock.moveTo(addMs(testApp.clock.now(), ms));
const jobsByTitle = async (title: string) =>
  (await call(testApp, jobList, { query: { title } }, student.token)).body.jobs.map(({ _id }) => _id);
const applyTo = async (jobId: string, by?: Person) =>
  call(testApp, apply, { body: { ...applicationForm(), jobId } }, (by ?? (await aStudent(testApp))).token);
const mailsTo = (email: string) => testApp.mails.filter(({ to, key }) => to === email && key.startsWith("invitation-"));
const endOf = async (email: string) =>
  (await testApp.db.select().from(invitations).where(eq(invitations.email, email)))[0]?.expiresAt;

/** Compares within tolerance, because a test's clock runs during calls. */
const hoursApart = (a: Date | null | undefined, b: Date) =>
  Math.round(Math.abs((a?.getTime() ?? 0) - b.getTime()) / HOUR_MS);

describe("closing a job", () => {
  test("removes it from the search at once and stops applications; reopening restores it with its age", async () => {
    const id = await aJob(testApp, employer, { title: "Quokka Analyst" });
    await call(testApp, saveJob, { params: { jobId: id } }, student.token);
    expect(await jobsByTitle("quokka")).toEqual([id]);
    const before = (await testApp.db.select().from(jobSearch).where(eq(jobSearch.jobId, id)))[0];
    const closed = await close(id);
    expect([closed.status, closed.body]).toMatchObject([
      200,
      {
        message: "Job closed. Nobody can apply. Open invitations are paused until you reopen it.",
        job: { _id: id, closed: true, closedAt: expect.any(String), applicationCount: 0 },
      },
    ]);
    expect(await jobsByTitle("quokka")).toEqual([]);
    expect((await applyTo(id)).refusal).toMatchObject({ code: "JOB_CLOSED", message: "This job is closed." });
    expect((await call(testApp, jobPage, { params: { id } }, student.token)).body.closed).toBe(true);
    expect((await call(testApp, savedJobs, { query: {} }, student.token)).body.savedJobs[0]).toMatchObject({
      _id: id,
      closed: true,
    });
    const gone = await call(testApp, publicJob, { params: { id } });
    expect([gone.status, gone.refusal.code]).toEqual([410, "GONE"]);
    const opened = await reopen(id);
    expect([opened.status, opened.body]).toMatchObject([
      200,
      { message: "Job reopened. Candidates can find it and apply again.", job: { closed: false, closedAt: null } },
    ]);
    expect(await jobsByTitle("quokka")).toEqual([id]);
    const after = (await testApp.db.select().from(jobSearch).where(eq(jobSearch.jobId, id)))[0];
    expect(after?.postedAt).toEqual(before?.postedAt);
    expect((await call(testApp, publicJob, { params: { id } })).status).toBe(200);
    expect((await applyTo(id)).status).toBe(201);
  });

  test("twice keeps the first time; reopening an open job changes nothing", async () => {
    const id = await aJob(testApp, employer);
    const first = (await close(id)).body.job.closedAt;
    later(HOUR_MS);
    expect((await close(id)).body.job.closedAt).toBe(first);
    await reopen(id);
    expect((await reopen(id)).status).toBe(200);
    expect(await testApp.db.$count(jobSearch, eq(jobSearch.jobId, id))).toBe(1);
  });

  test("is possible only for its owner", async () => {
    const id = await aJob(testApp, employer);
    const other = await aPerson(testApp, "employer");
    expect([(await close(id, other)).status, (await reopen(id, other)).status]).toEqual([404, 404]);
    expect((await close(id, student)).status).toBe(403);
    expect((await call(testApp, employerJob, { params: { id } }, employer.token)).body.job.closed).toBe(false);
  });

  test("lasts through edits, and while an admin hides and shows it", async () => {
    const id = await aJob(testApp, employer, { title: "Numbat Analyst" });
    await close(id);
    const edited = await call(
      testApp,
      updateJob,
      { params: { id }, body: jobForm({ title: "Numbat Lead", closingDate: indianDay(addMs(new Date(), DAY_MS)) }) },
      employer.token,
    );
    expect(edited.body.job).toMatchObject({ title: "Numbat Lead", closed: true });
    const admin = await anAdmin(testApp);
    for (const hidden of [true, false])
      expect(
        (await call(testApp, hideJob, { params: { id }, body: { hidden, reason: "Spam" } }, admin.token)).status,
      ).toBe(200);
    expect([await jobsByTitle("numbat"), await testApp.db.$count(jobSearch, eq(jobSearch.jobId, id))]).toEqual([[], 0]);
    await reopen(id);
    expect(await jobsByTitle("numbat")).toEqual([id]);
  });

  test("keeps a reopened hidden job unlisted until it is shown again", async () => {
    const id = await aJob(testApp, employer, { title: "Bilby Analyst" });
    await close(id);
    await testApp.db.update(jobs).set({ hiddenAt: new Date() }).where(eq(jobs.id, id));
    expect((await reopen(id)).status).toBe(200);
    expect(await testApp.db.$count(jobSearch, eq(jobSearch.jobId, id))).toBe(0);
  });

  test("leaves it out of alerts", async () => {
    const id = await aJob(testApp, employer, { title: "Otter Analyst" });
    const searcher = await aStudent(testApp);
    await call(testApp, createJobAlert, { body: { title: "otter", location: "" } }, searcher.token);
    later(HOUR_MS);
    const posted = [await aJob(testApp, employer, { title: "Otter Lead" }), id];
    await close(posted[0] ?? "");
    later(24 * HOUR_MS);
    await testApp.deps.sweeps.run();
    await eventually(async () => {
      const { rows } = await testApp.database.query(
        "select count(*)::int as open from pgboss.job where name = 'mail.job-alert' and state in ('created', 'active', 'retry')",
      );
      return (rows[0] as { open: number }).open === 0 ? true : undefined;
    });
    expect(testApp.mails.filter(({ to, key }) => to === searcher.email && key.startsWith("job-alert"))).toEqual([]);
  });
});

describe("reopening is refused", () => {
  test("for a deleted job", async () => {
    const id = await aJob(testApp, employer);
    await close(id);
    await call(testApp, deleteJob, { params: { id } }, employer.token);
    const { status, refusal } = await reopen(id);
    expect([status, refusal.code, refusal.message]).toEqual([
      409,
      "JOB_CLOSED",
      "This job was deleted. Post it again as a new job.",
    ]);
    expect((await close(id)).status).toBe(404);
  });

  test("past its closing date; with a later date it opens", async () => {
    const id = await aJob(testApp, employer, { closingDate: indianDay(testApp.clock.now()) });
    await close(id);
    later(2 * DAY_MS);
    const { status, refusal } = await reopen(id);
    expect([status, refusal.code, refusal.message]).toEqual([
      409,
      "JOB_CLOSED",
      "The closing date has passed. Edit the job and set a later date first.",
    ]);
    const closingDate = indianDay(addMs(testApp.clock.now(), DAY_MS));
    await call(testApp, updateJob, { params: { id }, body: jobForm({ closingDate }) }, employer.token);
    expect((await reopen(id)).body.job.closed).toBe(false);
  });
});

describe("the invitations of a closed job", () => {
  test("keep their remaining time, and work again after the reopening", async () => {
    const jobId = await aJob(testApp, employer);
    const { token, email } = await anInvitation(testApp, employer, jobId, { validity: "24" });
    const end = await endOf(email);
    later(HOUR_MS);
    await close(jobId);
    later(3 * DAY_MS);
    const waiting = await call(testApp, openInvitation, { params: { token } });
    expect([waiting.status, waiting.body]).toMatchObject([200, { closed: true, isSpent: false }]);
    await reopen(jobId);
    expect(hoursApart(await endOf(email), addMs(end as Date, 3 * DAY_MS))).toBe(0);
    expect((await call(testApp, openInvitation, { params: { token } })).body.closed).toBe(false);
    later(22 * HOUR_MS);
    expect((await call(testApp, openInvitation, { params: { token } })).status).toBe(200);
    later(2 * HOUR_MS);
    expect((await call(testApp, openInvitation, { params: { token } })).refusal.code).toBe("LINK_DEAD");
  });

  test("that expired or were cancelled earlier stay so, and one without an end stays so", async () => {
    const jobId = await aJob(testApp, employer);
    const [over, endless] = [
      await anInvitation(testApp, employer, jobId, { validity: "24" }),
      await anInvitation(testApp, employer, jobId, { validity: "never" }),
    ];
    const end = await endOf(over.email);
    later(2 * DAY_MS);
    await close(jobId);
    later(DAY_MS);
    await reopen(jobId);
    expect([await endOf(over.email), await endOf(endless.email)]).toEqual([end, null]);
  });

  test("open the closed job to a student without the quiz, but not for applying; extended ones run from the reopening", async () => {
    const jobId = await aJob(testApp, employer);
    const beginner = await aStudent(testApp, { hasPassed: false });
    await anInvitation(testApp, employer, jobId, { email: beginner.email, validity: "24" });
    await close(jobId);
    later(30 * HOUR_MS);
    const seen = await call(testApp, jobPage, { params: { id: jobId } }, beginner.token);
    expect([seen.status, seen.body.closed]).toEqual([200, true]);
    expect((await applyTo(jobId, beginner)).refusal.code).toBe("JOB_CLOSED");
    const [row] = await testApp.db.select().from(invitations).where(eq(invitations.email, beginner.email));
    await call(
      testApp,
      extendInvitation,
      { params: { invitationId: row?.id ?? "" }, body: { validity: "48" } },
      employer.token,
    );
    later(10 * HOUR_MS);
    await reopen(jobId);
    expect(hoursApart(await endOf(beginner.email), addMs(testApp.clock.now(), 48 * HOUR_MS))).toBe(0);
    expect((await applyTo(jobId, beginner)).status).toBe(201);
  });

  test("are not sent or reminded of; a mail that was due is sent when the job reopens", async () => {
    const jobId = await aJob(testApp, employer);
    const { email } = await anInvitation(testApp, employer, jobId);
    await close(jobId);
    const body = { firstName: "A", lastName: "B", email: "x@example.com", validity: "24" };
    expect((await call(testApp, invite, { params: { jobId }, body }, employer.token)).refusal.code).toBe("JOB_CLOSED");
    const [row] = await testApp.db.select().from(invitations).where(eq(invitations.email, email));
    const whom = { jobId, studentId: row?.studentId ?? "" };
    expect((await call(testApp, remindToApply, { body: whom }, employer.token)).refusal.code).toBe("JOB_CLOSED");
    const sent = mailsTo(email).length;
    // A person who registers with an invited address gets the invitation again.
    await call(testApp, register, { body: registrationForm({ email }) });
    await eventually(async () => {
      const [now] = await testApp.db.select().from(invitations).where(eq(invitations.email, email));
      return now?.mailWaits ? true : undefined;
    });
    expect(mailsTo(email)).toHaveLength(sent);
    await reopen(jobId);
    await eventually(() => (mailsTo(email).length === sent + 1 ? true : undefined));
    const [after] = await testApp.db.select().from(invitations).where(eq(invitations.email, email));
    expect(after?.mailWaits).toBe(false);
  });
});

describe("simultaneous requests", () => {
  test("to close, reopen, edit and delete leave one state, and the search agrees with it", async () => {
    for (let round = 0; round < 5; round++) {
      const id = await aJob(testApp, employer);
      const answers = await Promise.all([
        close(id),
        reopen(id),
        close(id),
        call(testApp, updateJob, { params: { id }, body: jobForm() }, employer.token),
        reopen(id),
        ...(round % 2 ? [call(testApp, deleteJob, { params: { id } }, employer.token)] : []),
      ]);
      for (const { status } of answers) expect([200, 404, 409]).toContain(status);
      const [job] = await testApp.db.select().from(jobs).where(eq(jobs.id, id));
      const isListed = job?.closedAt === null && job.deletedAt === null;
      expect(await testApp.db.$count(jobSearch, eq(jobSearch.jobId, id))).toBe(isListed ? 1 : 0);
    }
  });

  test("add no application after the closing", async () => {
    const people = await Promise.all(Array.from({ length: 6 }, () => aStudent(testApp)));
    const jobId = await aJob(testApp, employer);
    const [closed, ...applied] = await Promise.all([close(jobId), ...people.map((one) => applyTo(jobId, one))]);
    expect(closed.status).toBe(200);
    const taken = applied.filter(({ status }) => status === 201);
    expect(applied.filter(({ refusal }) => refusal?.code === "JOB_CLOSED")).toHaveLength(6 - taken.length);
    expect(await testApp.db.$count(applications, eq(applications.jobId, jobId))).toBe(taken.length);
    expect((await applyTo(jobId)).refusal.code).toBe("JOB_CLOSED");
  });

  test("keep an application that came before the closing", async () => {
    const jobId = await aJob(testApp, employer);
    await anApplication(testApp, student, jobId);
    expect((await close(jobId)).body.job.applicationCount).toBe(1);
  });
});
