import { MY_APPLICATIONS_PER_PAGE } from "@dryrun/domain/applications/limits";
import { DECISIONS } from "@dryrun/domain/interviews/limits";
import { afterAll, beforeAll, expect, test } from "@jest/globals";
import { and, eq, inArray, isNotNull, isNull, lt, sql } from "drizzle-orm";
import { aPerson, aTokenOf } from "../../test/builders.ts";
import { createTestApp, eventually, SELLER, type TestApp } from "../../test/create-test-app.ts";
import { createEmbeddedEvaluator } from "../adapters/evaluator/embedded.ts";
import { consents, ledger, users } from "../db/schema/accounts.ts";
import { activity } from "../db/schema/activity.ts";
import { applications } from "../db/schema/applications.ts";
import { certificates } from "../db/schema/certificates.ts";
import { interviewReviews, interviewSessions } from "../db/schema/interviews.ts";
import { jobs } from "../db/schema/jobs.ts";
import { liveSessions } from "../db/schema/live-sessions.ts";
import { enrolments } from "../db/schema/masterclass.ts";
import { documents, orders, refunds } from "../db/schema/payments.ts";
import { profiles, profileViews } from "../db/schema/profiles.ts";
import { checkBalances, checkOrders } from "../features/payments/books/slices.ts";
import type { QueueState } from "../ports.ts";
import { findAnswers } from "../records/sessions.ts";
import { INTERVIEW_REASONS } from "./applications.ts";
import { DEMO_JOBS } from "./jobs.ts";
import { DEMO_EMPLOYERS } from "./people/employers.ts";
import { DEMO_STUDENTS } from "./people/students.ts";
import { seedDemo } from "./seed.ts";

const evaluator = createEmbeddedEvaluator();
let testApp: TestApp;
beforeAll(async () => {
  testApp = await createTestApp();
});
afterAll(async () => {
  await testApp.close();
  await evaluator.close();
});

const isBusy = ({ waiting, running }: QueueState["queues"][number]) => waiting + running > 0;
const countBy = async (column: typeof applications.status | typeof interviewSessions.finalDecision) => {
  const rows = await testApp.db
    .select({ value: column, count: sql<number>`count(*)::int` })
    .from(column.table)
    .groupBy(column);
  return Object.fromEntries(rows.map(({ value, count }) => [value, count]));
};

test("makes the data once in two simultaneous starts, also if an admin exists", async () => {
  await aTokenOf(testApp, "admin");
  const deps = { ...testApp.deps, evaluator, seller: SELLER };
  expect(await Promise.all([seedDemo(deps), seedDemo(deps)])).toEqual([true, true]);
  expect(await seedDemo(deps)).toBe(true);
  const people = await testApp.db
    .select({ type: users.userType, count: sql<number>`count(*)::int` })
    .from(users)
    .groupBy(users.userType)
    .orderBy(users.userType);
  expect(people).toEqual([
    { type: "admin", count: 2 },
    { type: "employer", count: 8 }, // six companies; one has two colleagues
    { type: "student", count: 42 }, // two invited people have no password yet
  ]);
  expect(await testApp.db.$count(jobs)).toBe(200);
});

test("has applications and interviews in each state", async () => {
  const statuses = await countBy(applications.status);
  for (const status of ["pending", "accepted", "rejected", "withdrawn"]) expect(statuses[status]).toBeGreaterThan(2);
  const verdicts = await countBy(interviewSessions.finalDecision);
  for (const verdict of DECISIONS) expect(verdicts[verdict]).toBeGreaterThan(0);
  const [sent] = await testApp.db
    .select({
      sent: sql<number>`(count(*) filter (where sent_at is not null))::int`,
      kept: sql<number>`(count(*) filter (where sent_at is null))::int`,
      unsendable: sql<number>`(count(*) filter (where sent_at is not null and final_decision = 'Rejected'))::int`,
    })
    .from(interviewSessions);
  expect(sent?.sent).toBeGreaterThan(5);
  expect(sent?.kept).toBeGreaterThan(2);
  expect(sent?.unsendable).toBe(0);
});

test("says who opened and decided each application", async () => {
  const decided = inArray(applications.status, ["accepted", "rejected"]);
  const byNobody = and(decided, isNull(applications.decidedBy));
  expect([await testApp.db.$count(applications, byNobody), await testApp.db.$count(applications, decided)]).toEqual([
    0,
    await testApp.db.$count(activity, inArray(activity.kind, ["accepted", "rejected"])),
  ]);
  expect(await testApp.db.$count(activity, eq(activity.kind, "looked"))).toBe(
    await testApp.db.$count(applications, isNotNull(applications.viewedAt)),
  );
  const people = await testApp.db.selectDistinct({ id: activity.userId }).from(activity);
  expect(people).toHaveLength(DEMO_EMPLOYERS.length + 1); // the owners and a recruiter
});

test("has open reviews and a decided one for the admin", async () => {
  const rows = await testApp.db.select().from(interviewReviews);
  expect(rows.map(({ decidedAt }) => decidedAt !== null).sort()).toEqual([false, false, true]);
  for (const { sessionId, reason, decidedAt } of rows) {
    const number = Number(/question (\d+)/i.exec(reason)?.[1]);
    const answers = await findAnswers(testApp.db, sessionId);
    const disputed = answers.find((one) => one.number === number);
    if (decidedAt === null) expect(disputed?.score).toBeLessThan(10); // the question lost points
  }
});

test("shows the first student every state, has past and future masterclasses, and a certificate that can be verified", async () => {
  const ownRows = await testApp.db
    .select({ status: applications.status })
    .from(applications)
    .innerJoin(users, eq(users.id, applications.studentId))
    .where(eq(users.email, DEMO_STUDENTS[0]?.email ?? ""));
  expect(ownRows).toHaveLength(MY_APPLICATIONS_PER_PAGE);
  expect(new Set(ownRows.map(({ status }) => status)).size).toBe(4);
  expect(await testApp.db.$count(liveSessions)).toBe(4);
  expect(await testApp.db.$count(enrolments)).toBe(20);
  expect(await testApp.db.$count(certificates)).toBe(1);
});

test("has views by named companies of some visible profiles", async () => {
  const views = await testApp.db.select().from(profileViews);
  expect(views.length).toBeGreaterThan(12);
  const names = DEMO_EMPLOYERS.map(({ company }): string => company);
  expect(views.filter(({ company }) => !names.includes(company))).toEqual([]);
  const hidden = await testApp.db
    .select({ id: profileViews.id })
    .from(profileViews)
    .innerJoin(profiles, eq(profiles.userId, profileViews.studentId))
    .where(eq(profiles.visibleToRecruiters, false));
  expect(hidden).toEqual([]);
  const early = await testApp.db
    .select({ id: profileViews.id })
    .from(profileViews)
    .innerJoin(consents, and(eq(consents.userId, profileViews.studentId), eq(consents.kind, "recruiter-visibility")))
    .where(lt(profileViews.day, sql`${consents.at}::date`));
  expect(early).toEqual([]);
});

test("keeps the order of events: an application after its job, a decision after its application", async () => {
  const [wrong] = await testApp.db
    .select({ count: sql<number>`count(*)::int` })
    .from(applications)
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
    .where(sql`${applications.createdAt} <= ${jobs.createdAt} or ${applications.decidedAt} <= ${applications.createdAt}
      or ${applications.viewedAt} >= ${applications.withdrawnAt} or ${applications.createdAt} > ${new Date().toISOString()}::timestamptz`);
  expect(wrong?.count).toBe(0);
});

test("shows employers only interviews that were sent, and has a consent for each interview", async () => {
  const reasons = await testApp.db
    .select({ reason: applications.decisionReason, sentAt: interviewSessions.sentAt })
    .from(applications)
    .leftJoin(interviewSessions, eq(interviewSessions.applicationId, applications.id))
    .where(eq(applications.status, "rejected"));
  const praised = reasons.filter(({ reason }) => INTERVIEW_REASONS.some((one) => one === reason));
  expect(praised.length).toBeGreaterThan(0);
  expect(praised.filter(({ sentAt }) => sentAt === null)).toEqual([]);
  const sessions = await testApp.db
    .select({ agreed: consents.id })
    .from(interviewSessions)
    .leftJoin(
      consents,
      and(
        eq(consents.userId, interviewSessions.studentId),
        eq(consents.kind, "interview"),
        eq(consents.at, interviewSessions.consentAt),
      ),
    );
  expect(sessions.filter(({ agreed }) => agreed === null)).toEqual([]);
});

test("has a ledger entry for every credit", async () => {
  const rows = await testApp.db
    .select({ credits: users.interviewCredits, booked: sql<number>`coalesce(sum(${ledger.amount}), 0)::int` })
    .from(users)
    .leftJoin(ledger, and(eq(ledger.userId, users.id), eq(ledger.unit, "credit")))
    .groupBy(users.id);
  expect(rows.filter(({ credits, booked }) => credits !== booked)).toEqual([]);
});

test("sold credits to the first student, with a receipt", async () => {
  const rows = await testApp.db
    .select({ status: orders.status, credits: users.interviewCredits, number: documents.number })
    .from(orders)
    .innerJoin(users, eq(users.id, orders.userId))
    .innerJoin(documents, eq(documents.orderId, orders.id))
    .where(eq(users.email, DEMO_STUDENTS[0]?.email ?? ""));
  expect(rows).toEqual([{ status: "paid", credits: 3, number: expect.stringMatching(/^RC\/\d\d-\d\d\/000001$/) }]);
  await eventually(() => testApp.mails.find(({ key }) => key.startsWith("receipt-")));
});

test("has sales of each kind, attended and missed seats, a claim in each state, and consistent books", async () => {
  const kinds = await testApp.db.select({ kind: orders.kind, status: orders.status }).from(orders);
  for (const kind of ["credits", "course", "masterclass"]) expect(kinds).toContainEqual({ kind, status: "paid" });
  expect(await testApp.db.$count(enrolments, isNull(enrolments.orderId))).toBe(0);
  const attendance = await testApp.db.select({ status: enrolments.attendanceStatus }).from(enrolments);
  expect(new Set(attendance.map(({ status }) => status))).toEqual(new Set(["attended", "missed", "not_attended"]));
  // The queue queries the provider again, which changes nothing.
  await eventually(async () => ((await testApp.deps.queue.state(testApp.db)).queues.some(isBusy) ? undefined : true));
  const claims = await testApp.db.select().from(refunds).orderBy(refunds.status);
  expect(claims.map(({ reason, status }) => `${reason} ${status}`)).toEqual([
    "claim created",
    "claim failed",
    "claim processed",
  ]);
  expect(await testApp.db.$count(enrolments, isNotNull(enrolments.creditOrderId))).toBe(1);
  expect((await checkBalances(testApp.db, null, 1000)).found).toEqual([]);
  const { checked, found } = await checkOrders(testApp.db, new Date(0), null, 1000);
  expect([checked, found]).toEqual([23, []]);
});

test("has varied people and jobs", () => {
  expect(new Set(DEMO_STUDENTS.map(({ email }) => email)).size).toBe(40);
  expect(new Set(DEMO_STUDENTS.map(({ phone }) => phone)).size).toBe(40);
  const faces = DEMO_JOBS.map(({ title, company, location }) => [title, company, location].join("|"));
  expect(new Set(faces).size).toBeGreaterThan(180);
  expect(new Set(DEMO_JOBS.map(({ description }) => description)).size).toBeGreaterThan(50);
});

test("leaves a database that is in use as it is, and offers no demo sign-in", async () => {
  const used = await createTestApp();
  await aPerson(used, "employer");
  expect(await seedDemo({ ...used.deps, evaluator, seller: SELLER })).toBe(false);
  expect(await used.db.$count(jobs)).toBe(0);
  await used.close();
});
