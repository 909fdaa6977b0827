import { employerApplications, jobApplications } from "@dryrun/domain/applications/contract";
import { DECISION_DUE_DAYS } from "@dryrun/domain/applications/limits";
import { openedApplication } from "@dryrun/domain/applications/triage/contract";
import { employerInterview } from "@dryrun/domain/interviews/contract";
import { cancelInvitation, jobInvitations } from "@dryrun/domain/invitations/contract";
import { INTERVIEW_DONE } from "@dryrun/domain/invitations/limits";
import { closeJob, deleteJob, employerDashboard, employerJobs, jobStats } from "@dryrun/domain/jobs/contract";
import { addMs, DAY_MS, HOUR_MS, indianDay } from "@dryrun/domain/time";
import { afterAll, beforeAll, beforeEach, expect, test } from "@jest/globals";
import { eq } from "drizzle-orm";
import {
  aJob,
  aMember,
  anApplication,
  anInvitation,
  aPerson,
  aStudent,
  type Person,
} from "../../../../test/builders.ts";
import { createTestApp, type TestApp } from "../../../../test/create-test-app.ts";
import { call } from "../../../../test/inject.ts";
import { applications } from "../../../db/schema/applications.ts";
import { interviewSessions } from "../../../db/schema/interviews.ts";
import { invitations } from "../../../db/schema/invitations.ts";
import { newId } from "../../../ids.ts";

let testApp: TestApp;
let employer: Person;
let jobId: string;
beforeAll(async () => {
  testApp = await createTestApp();
});
beforeEach(async () => {
  employer = await aPerson(testApp, "employer");
  jobId = await aJob(testApp, employer, { title: "Tapir Analyst" });
});
afterAll(() => testApp.close());

type Row = typeof applications.$inferSelect;
async function applied(change: Partial<Row> = {}, to = jobId): Promise<string> {
  const id = await anApplication(testApp, await aStudent(testApp), to);
  if (Object.keys(change).length > 0) await testApp.db.update(applications).set(change).where(eq(applications.id, id));
  return id;
}
async function sent(applicationId: string, change: object = {}) {
  const now = testApp.clock.now();
  const [row] = await testApp.db.select().from(applications).where(eq(applications.id, applicationId));
  const times = { startedAt: now, expiresAt: now, submittedAt: now, evaluatedAt: now, sentAt: now };
  const session = { id: newId(now), applicationId, studentId: row?.studentId ?? "", seed: 1, score: 80 };
  await testApp.db.insert(interviewSessions).values({ ...session, ...times, finalDecision: "Pass", ...change });
}
const dashboard = async () => (await call(testApp, employerDashboard, {}, employer.token)).body;
const stats = async () => (await call(testApp, jobStats, { params: { id: jobId } }, employer.token)).body;
const listed = async (query: object) =>
  (await call(testApp, employerApplications, { query: { status: "live", ...query } }, employer.token)).body.total;

test("has the totals of the linked lists", async () => {
  const deletedJob = await aJob(testApp, employer);
  await applied();
  await applied({ status: "accepted" });
  await applied({ status: "rejected" });
  await applied({ status: "withdrawn" });
  await sent(await applied());
  await sent(await applied(), { readByEmployerAt: new Date() });
  await sent(await applied({ status: "withdrawn" }));
  await sent(await applied({ status: "rejected" })); // decided without being opened
  await sent(await applied(), { sentAt: null });
  await applied({}, deletedJob);
  await call(testApp, deleteJob, { params: { id: deletedJob } }, employer.token);
  const numbers = await dashboard();
  expect(numbers).toMatchObject({
    totalJobs: 1,
    totalApplications: 8,
    totalInterviews: 3,
    pendingInterviews: 3,
    unreadInterviews: 1,
    accepted: 1,
  });
  const { body } = await call(testApp, employerJobs, { query: {} }, employer.token);
  const ofJob = await call(
    testApp,
    jobApplications,
    { params: { id: jobId }, query: { status: "live" } },
    employer.token,
  );
  expect([body.total, body.jobs[0]?.applicationCount, ofJob.body.total]).toEqual([1, 7, 7]);
  expect(await stats()).toMatchObject({ totalApplications: 7, totalInterviews: 3, accepted: 1 });
  expect([
    await listed({}),
    await listed({ interview: "sent" }),
    await listed({ status: "pending", interview: "pending" }),
    await listed({ status: "pending", interview: "unread" }),
    await listed({ status: "accepted" }),
  ]).toEqual([8, 3, 3, 1, 1]);
});

test("does not count an opened interview as waiting", async () => {
  const applicationId = await applied();
  await sent(applicationId);
  expect((await dashboard()).unreadInterviews).toBe(1);
  const params = { applicationId };
  await call(testApp, employerInterview, { params }, employer.token);
  expect((await dashboard()).unreadInterviews).toBe(1); // reading does not open it
  await call(testApp, openedApplication, { params, body: { interview: true } }, employer.token);
  expect([(await dashboard()).unreadInterviews, await listed({ interview: "unread" })]).toEqual([0, 0]);
});

test("counts the pending applications assigned to the caller, not to colleagues", async () => {
  const recruiter = await aMember(testApp, employer, "Rohan Kulkarni", "recruiter");
  await applied({ assigneeId: recruiter.id });
  await applied({ assigneeId: recruiter.id });
  await applied({ assigneeId: recruiter.id, status: "rejected" });
  await applied({ assigneeId: employer.id });
  await applied();
  const ofRecruiter = await call(testApp, employerDashboard, {}, recruiter.token);
  expect([ofRecruiter.body.assignedToYou, (await dashboard()).assignedToYou]).toEqual([2, 1]);
  expect(await listed({ status: "pending", assignee: recruiter.id })).toBe(2);
});

test("counts invited people in the funnel, also for a deleted job, but not cancelled invitations", async () => {
  const other = await aJob(testApp, employer);
  await anInvitation(testApp, employer, jobId);
  await anInvitation(testApp, employer, jobId);
  await anInvitation(testApp, employer, other);
  expect([(await dashboard()).invited, (await stats()).invited]).toEqual([3, 2]);
  const list = async () =>
    (await call(testApp, jobInvitations, { params: { id: jobId } }, employer.token)).body.invitations;
  const params = { invitationId: (await list())[0]?._id ?? "" };
  await call(testApp, cancelInvitation, { params }, employer.token);
  await call(testApp, deleteJob, { params: { id: other } }, employer.token);
  expect([(await dashboard()).invited, (await stats()).invited, (await list()).length]).toEqual([2, 1, 1]);
});

test("counts the invited people of one job separately, like its list of invitations, and what its deletion would end", async () => {
  await sent(await applied());
  await applied({ status: "accepted" });
  const invite = async (status?: Row["status"], validity: "24" | "never" = "never") => {
    const student = await aStudent(testApp);
    await anInvitation(testApp, employer, jobId, { email: student.email, validity });
    if (!status) return "";
    const id = await anApplication(testApp, student, jobId);
    await testApp.db.update(applications).set({ status }).where(eq(applications.id, id));
    return id;
  };
  await sent(await invite("pending"));
  await invite("accepted");
  await sent(await invite("withdrawn"));
  await invite();
  await invite(undefined, "24");
  const list = async () =>
    (await call(testApp, jobInvitations, { params: { id: jobId } }, employer.token)).body.invitations;
  const live = (await list()).filter((one) => one.hasApplied && one.applicationStatus !== "withdrawn");
  expect(await stats()).toEqual({
    totalApplications: 4,
    totalInterviews: 2,
    accepted: 2,
    invited: 5,
    openInvitations: 2,
    byInvitation: { totalApplications: 2, totalInterviews: 1, accepted: 1 },
  });
  expect([live.length, live.filter(({ interviewStatus }) => interviewStatus === INTERVIEW_DONE).length]).toEqual([
    2, 1,
  ]);
  testApp.clock.moveTo(addMs(testApp.clock.now(), 2 * DAY_MS));
  expect((await stats()).openInvitations).toBe(1);
  testApp.clock.moveTo(new Date());
});

test("counts applications by day in India, the last 30, oldest first", async () => {
  const today = indianDay(testApp.clock.now());
  const midnight = new Date(`${today}T00:00:00+05:30`);
  const at = (ms: number) => addMs(midnight, ms);
  await applied({ createdAt: at(0) });
  await applied({ createdAt: at(-1) });
  await applied({ createdAt: at(-29 * DAY_MS) });
  await applied({ createdAt: at(-29 * DAY_MS - 1) });
  await applied({ createdAt: at(0), status: "withdrawn" });
  const { applicationsPerDay } = await dashboard();
  expect(applicationsPerDay.filter(({ count }) => count > 0)).toEqual([
    { date: indianDay(at(-29 * DAY_MS)), count: 1 },
    { date: indianDay(at(-1)), count: 1 },
    { date: today, count: 1 },
  ]);
  expect(applicationsPerDay).toHaveLength(30);
});

test("lists the newest ten activities, applications and interviews together", async () => {
  const now = testApp.clock.now();
  const ids: string[] = [];
  for (let ago = 0; ago < 12; ago++) ids.push(await applied({ createdAt: addMs(now, -ago * HOUR_MS) }));
  await sent(ids[11] ?? "", { sentAt: addMs(now, -HOUR_MS / 2) });
  const { recentActivities } = await dashboard();
  expect(recentActivities.map(({ applicationId, type }) => [ids.indexOf(applicationId), type])).toEqual([
    [0, "application"],
    [11, "interview"],
    ...Array.from({ length: 8 }, (_, index) => [index + 1, "application"]),
  ]);
  expect(recentActivities[0]).toMatchObject({ candidateName: "Asha Verma", jobTitle: "Tapir Analyst" });
});

test("counts waiting work like the linked lists", async () => {
  const now = testApp.clock.now();
  const due = addMs(now, -DECISION_DUE_DAYS * DAY_MS);
  await applied();
  await applied({ viewedAt: now, createdAt: due });
  await applied({ createdAt: addMs(due, -DAY_MS) });
  await applied({ createdAt: addMs(due, HOUR_MS) });
  await applied({ createdAt: addMs(due, -DAY_MS), status: "rejected" });
  await applied({ createdAt: addMs(due, -DAY_MS), status: "withdrawn" });
  expect(await dashboard()).toMatchObject({ unopened: 3, overdueDecisions: 2 });
  expect([
    await listed({ status: "pending", unopened: true }),
    await listed({ status: "pending", waitingFor: DECISION_DUE_DAYS }),
  ]).toEqual([3, 2]);
});

test("lists the jobs whose invitations end soonest, of people who have not applied", async () => {
  const [closed, deleted, forever] = [
    await aJob(testApp, employer),
    await aJob(testApp, employer),
    await aJob(testApp, employer),
  ];
  const now = testApp.clock.now();
  const later = await aJob(testApp, employer, { title: "Later Analyst" });
  await anInvitation(testApp, employer, later, { validity: "48" });
  await anInvitation(testApp, employer, jobId, { validity: "48" });
  await anInvitation(testApp, employer, jobId, { validity: "24" });
  const student = await aStudent(testApp);
  await anInvitation(testApp, employer, jobId, { email: student.email, validity: "24" });
  await anApplication(testApp, student, jobId);
  for (const job of [closed, deleted]) await anInvitation(testApp, employer, job, { validity: "24" });
  await anInvitation(testApp, employer, forever, { validity: "never" });
  await call(testApp, closeJob, { params: { id: closed } }, employer.token);
  await call(testApp, deleteJob, { params: { id: deleted } }, employer.token);
  const endsOf = async (id: string) => {
    const rows = await testApp.db.select().from(invitations).where(eq(invitations.jobId, id));
    const waiting = rows.filter(({ studentId }) => studentId !== student.id);
    return waiting.map(({ expiresAt }) => expiresAt?.toISOString()).sort();
  };
  const [[firstAt, lastAt], [onlyAt]] = [await endsOf(jobId), await endsOf(later)];
  expect((await dashboard()).endingInvitations).toEqual([]); // an invitation just sent does not end soon
  testApp.clock.moveTo(addMs(now, 13 * HOUR_MS));
  const tapir = { jobId, jobTitle: "Tapir Analyst", count: 1 };
  expect((await dashboard()).endingInvitations).toEqual([{ ...tapir, firstAt, lastAt: firstAt }]);
  testApp.clock.moveTo(addMs(now, 37 * HOUR_MS));
  const both = (await dashboard()).endingInvitations;
  expect(both).toHaveLength(2);
  expect(both).toEqual(
    expect.arrayContaining([
      { ...tapir, firstAt: lastAt, lastAt },
      { jobId: later, jobTitle: "Later Analyst", count: 1, firstAt: onlyAt, lastAt: onlyAt },
    ]),
  );
  testApp.clock.moveTo(new Date());
});

test("counts the invited people of all jobs separately, also those of a deleted job", async () => {
  const other = await aJob(testApp, employer);
  for (const job of [jobId, other]) {
    const student = await aStudent(testApp);
    await anInvitation(testApp, employer, job, { email: student.email });
    await sent(await anApplication(testApp, student, job));
  }
  await applied({ status: "accepted" });
  await call(testApp, deleteJob, { params: { id: other } }, employer.token);
  expect(await dashboard()).toMatchObject({
    invited: 2,
    totalApplications: 3,
    byInvitation: { totalApplications: 2, totalInterviews: 2, accepted: 0 },
  });
});
