import { deleteAccount } from "@dryrun/domain/account/contract";
import { acceptApplication } from "@dryrun/domain/applications/contract";
import { exportNumbers, numbers } from "@dryrun/domain/company/numbers/contract";
import { SMALLEST_GROUP } from "@dryrun/domain/company/numbers/limits";
import { addMs, DAY_MS, HOUR_MS, indianDay } from "@dryrun/domain/time";
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
} from "../../../test/builders.ts";
import { createTestApp, type TestApp } from "../../../test/create-test-app.ts";
import { call } from "../../../test/inject.ts";
import { users } from "../../db/schema/accounts.ts";
import { applications } from "../../db/schema/applications.ts";
import { jobs } from "../../db/schema/jobs.ts";
import { memberJobs } from "../../db/schema/teams.ts";

let testApp: TestApp;
let owner: Person;
let jobId: string;
beforeAll(async () => {
  testApp = await createTestApp();
});
beforeEach(async () => {
  owner = await aPerson(testApp, "employer", { fullName: "Kavita Menon" });
  jobId = await aJob(testApp, owner, { title: "Data Analyst", location: "Pune" });
});
afterAll(() => testApp.close());

type Change = Partial<typeof applications.$inferInsert>;
const set = (id: string, change: Change) => testApp.db.update(applications).set(change).where(eq(applications.id, id));
const received = async (change: Change = {}, job = jobId) => {
  const id = await anApplication(testApp, await aStudent(testApp), job);
  if (Object.keys(change).length > 0) await set(id, change);
  return id;
};
const read = async (query: object = {}, { token } = owner) => (await call(testApp, numbers, { query }, token)).body;
const now = () => testApp.clock.now();
const study = (degree: string) => ({
  ...{ institution: "x", degree, field: "x", startDate: "2019-07-01", endDate: null },
  ...{ currentlyStudying: false, description: "" },
});
/** A decision `days` after its application, which was received `ago` days before. */
const decided = (days: number, ago = 30, status: "accepted" | "rejected" = "rejected"): Change => {
  const createdAt = addMs(now(), -ago * DAY_MS);
  return { status, createdAt, decidedAt: addMs(createdAt, days * DAY_MS), decidedBy: owner.id };
};

describe("the time to decide", () => {
  test("is the median and the time of nine in ten, in all, by month and by job", async () => {
    const other = await aJob(testApp, owner, { title: "BI Analyst" });
    for (const days of [1, 2, 4]) await received(decided(days));
    await received(decided(10, 40), other);
    await received();
    const { timeToDecide } = await read();
    expect(timeToDecide).toMatchObject({ decisions: 4, median: 3, p90: 8.2 });
    expect(timeToDecide?.byJob).toEqual([
      { jobId, jobTitle: "Data Analyst", decisions: 3, median: 2, p90: 3.6 },
      { jobId: other, jobTitle: "BI Analyst", decisions: 1, median: 10, p90: 10 },
    ]);
    const months = timeToDecide?.byMonth ?? [];
    expect(months.reduce((sum, { decisions }) => sum + decisions, 0)).toBe(4);
    expect(months.map(({ month }) => month)).toEqual(months.map(({ month }) => month).toSorted());
  });

  test("is of decisions of the period, and null without any", async () => {
    await received(decided(1, 30));
    const day = (ago: number) => indianDay(addMs(now(), -ago * DAY_MS));
    expect((await read({ from: day(29), to: day(29) })).timeToDecide).toMatchObject({ decisions: 1 });
    expect((await read({ from: day(28), to: day(0) })).timeToDecide).toBeNull();
    const month = (await read({ from: day(29) })).timeToDecide?.byMonth[0]?.month;
    expect(month).toBe(day(29).slice(0, 7));
  });
});

test("count a decision that waits to be sent, in the same way everywhere", async () => {
  const applicationId = await received();
  const body = { applicationId, notify: "morning" };
  await call(testApp, acceptApplication, { body }, owner.token);
  const { funnel, timeToDecide } = await read();
  expect([funnel.accepted, funnel.byPerson[0]?.accepted, timeToDecide?.decisions]).toEqual([1, 1, 1]);
});

describe("the funnel", () => {
  test("counts by job, by source and by who decided, without withdrawn applications", async () => {
    const rohan = await aMember(testApp, owner, "Rohan Kulkarni", "recruiter");
    const student = await aStudent(testApp);
    await anInvitation(testApp, owner, jobId, { email: student.email });
    const invited = await anApplication(testApp, student, jobId);
    await set(invited, { ...decided(1, 3, "accepted"), decidedBy: rohan.id, interviewSentAt: now() });
    await received({ stage: "shortlist", interviewSentAt: now() });
    await received({ ...decided(1, 3), stage: "call" });
    await received({ status: "withdrawn" });
    const { funnel } = await read();
    const steps = { applied: 3, interviewed: 2, shortlisted: 3, accepted: 1 };
    expect(funnel).toMatchObject(steps);
    expect(funnel.byJob).toEqual([{ jobId, jobTitle: "Data Analyst", ...steps }]);
    expect(funnel.bySource).toEqual([
      { source: "invited", applied: 1, interviewed: 1, shortlisted: 1, accepted: 1 },
      { source: "others", applied: 2, interviewed: 1, shortlisted: 2, accepted: 0 },
    ]);
    const names = ({ byPerson }: typeof funnel) =>
      byPerson.map(({ person, applied, accepted }) => [person?.fullName, applied, accepted]);
    expect(names(funnel).toSorted()).toEqual([
      ["Kavita Menon", 1, 0],
      ["Rohan Kulkarni", 1, 1],
    ]);
    await call(testApp, deleteAccount, { body: { password: PASSWORD } }, rohan.token);
    expect(names((await read()).funnel)).toContainEqual([undefined, 1, 1]);
  });

  test("is of one job, or of a period, whose days are those of India", async () => {
    const other = await aJob(testApp, owner);
    await received({}, other);
    await received({ createdAt: new Date("2026-03-09T18:30:00.000Z") }); // midnight in India
    expect((await read({ jobId: other })).funnel.applied).toBe(1);
    expect((await read({ from: "2026-03-10", to: "2026-03-10" })).funnel.applied).toBe(1);
    expect((await read({ from: "2026-03-09", to: "2026-03-09" })).funnel.applied).toBe(0);
  });

  test("is nothing in a company without applications", async () => {
    expect(await read()).toMatchObject({
      timeToDecide: null,
      funnel: { applied: 0, byJob: [], bySource: [], byPerson: [] },
    });
  });
});

test("groups of people are compared from twenty on, and smaller ones are not shown", async () => {
  const ids = [];
  for (let at = 0; at < SMALLEST_GROUP; at += 1) ids.push(await received({ experienceYears: 3 }));
  const degrees = ["B.Tech (Hons)", "MBA", "b.sc", "Diploma in Python", "10th", "Ph.D."];
  for (const [at, id] of ids.entries())
    await set(id, {
      education: [study("10th"), study(degrees[at % degrees.length] ?? "")],
      interviewVerdict: at < 8 ? "Pass" : "Review",
      status: at < 5 ? "accepted" : "rejected",
      decidedAt: now(),
    });
  await received({ experienceYears: 12, interviewVerdict: "Pass", education: [] });
  const of = async (measure: string, grouping: string) =>
    (await read()).impact.find((one) => one.measure === measure && one.grouping === grouping);
  expect(await of("passed", "experience")).toMatchObject({
    groups: [{ name: "2 to 5 years", people: 20, selected: 8 }],
    hasSmaller: true,
  });
  expect(await of("accepted", "experience")).toMatchObject({
    groups: [{ name: "2 to 5 years", people: 20, selected: 5 }],
    hasSmaller: false,
  });
  expect(await of("passed", "place")).toMatchObject({
    groups: [{ name: "Pune", people: 21, selected: 9 }],
    hasSmaller: false,
  });
  expect(await of("passed", "education")).toMatchObject({ groups: [], hasSmaller: true });
  for (const id of ids) await set(id, { education: [study("B.Tech (Hons)"), study("12th")] });
  expect(await of("passed", "education")).toMatchObject({
    groups: [{ name: "Bachelor's degree", people: 20, selected: 8 }],
    hasSmaller: false,
  });
});

test.each([
  ["Bachelor of Commerce", "Bachelor's degree"],
  ["BCA", "Bachelor's degree"],
  ["M.Sc. Statistics", "Master's degree"],
  ["Post Graduate Diploma in Management (PGDM)", "Master's degree"],
  ["PhD", "Doctorate"],
  ["Diploma", "Diploma"],
  ["ITI", "Diploma"],
  ["Class XII", "Other education"],
])("the degree %j is in the group %j", async (degree, name) => {
  const change = { interviewVerdict: "Pass" as const, education: [study(degree)] };
  await Promise.all(Array.from({ length: SMALLEST_GROUP }, () => received(change)));
  const found = (await read()).impact.find(({ measure, grouping }) => measure === "passed" && grouping === "education");
  expect(found?.groups).toEqual([{ name, people: SMALLEST_GROUP, selected: SMALLEST_GROUP }]);
});

test("a person with chosen jobs sees these alone, and nobody sees another company's", async () => {
  const other = await aJob(testApp, owner);
  await received();
  await received({}, other);
  const manager = await aMember(testApp, owner, "Meera", "manager");
  await testApp.db.update(users).set({ allJobs: false }).where(eq(users.id, manager.id));
  await testApp.db.insert(memberJobs).values({ userId: manager.id, jobId });
  expect((await read({}, manager)).funnel).toMatchObject({ applied: 1, byJob: [{ jobId }] });
  const stranger = await aPerson(testApp, "employer");
  expect((await read({}, stranger)).funnel.applied).toBe(0);
  for (const person of [stranger, manager])
    expect((await call(testApp, numbers, { query: { jobId: other } }, person.token)).status).toBe(404);
});

test.each([
  [{ from: "2026-11-20", to: "2026-11-19" }, "to"],
  [{ from: "2024-01-01", to: "2026-11-19" }, "to"],
  [{ from: "2026-02-30" }, "from"],
  [{ to: "yesterday" }, "to"],
  [{ jobId: "x" }, "jobId"],
])("refuses %j", async (query, field) => {
  const { status, refusal } = await call(testApp, numbers, { query }, owner.token);
  expect([status, refusal.errors?.[0]?.field]).toEqual([400, field]);
});

test("a file has a row for each number, without formulas, for owners and recruiters", async () => {
  await testApp.db.update(jobs).set({ title: "=cmd()" }).where(eq(jobs.id, jobId));
  await received({ ...decided(2), decidedAt: addMs(now(), -28 * DAY_MS - HOUR_MS) });
  const download = ({ token }: Person) =>
    testApp.app.inject({
      method: "GET",
      url: `/api${exportNumbers.path}?from=2026-01-01&to=2026-12-31`,
      headers: { authorization: `Bearer ${token}` },
    });
  const { body, headers } = await download(owner);
  expect(headers["content-disposition"]).toContain("numbers-2026-01-01-to-2026-12-31.csv");
  const lines = body.split("\r\n");
  expect(lines.slice(0, 4)).toEqual([
    "\uFEFFPart,By,Name,Measure,Value",
    "Time to decide,All,,Decisions,1",
    "Time to decide,All,,Median days,2",
    "Time to decide,All,,Days for 9 of 10,2",
  ]);
  expect(lines).toContain(`Funnel,Job,"'=cmd()",Applied,1`);
  expect(lines).toContain("Funnel,Decided by,Kavita Menon,Accepted,0");
  for (const role of ["manager", "viewer"] as const) {
    const refused = await download(await aMember(testApp, owner, "Meera", role));
    expect([refused.statusCode, refused.json().code]).toEqual([403, "ROLE"]);
  }
});
