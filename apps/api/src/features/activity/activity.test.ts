import { deleteAccount } from "@dryrun/domain/account/contract";
import {
  acceptApplication,
  employerApplication,
  employerApplications,
  rejectApplication,
} from "@dryrun/domain/applications/contract";
import {
  exportApplications,
  openedApplication,
  triageApplication,
  triageApplications,
  undoDecision,
} from "@dryrun/domain/applications/triage/contract";
import { applicationActivity, jobActivity } from "@dryrun/domain/company/activity/contract";
import { ACTIVITY_PER_PAGE } from "@dryrun/domain/company/activity/meeting-times";
import { closeJob, deleteJob, reopenJob, updateJob } from "@dryrun/domain/jobs/contract";
import { addMs, DAY_MS } from "@dryrun/domain/time";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "@jest/globals";
import { eq } from "drizzle-orm";
import {
  aJob,
  aMember,
  anApplication,
  anInvitation,
  aPerson,
  aStudent,
  freshToken,
  jobForm,
  PASSWORD,
  type Person,
} from "../../../test/builders.ts";
import { createTestApp, type TestApp } from "../../../test/create-test-app.ts";
import { call } from "../../../test/inject.ts";
import { users } from "../../db/schema/accounts.ts";
import { activity } from "../../db/schema/activity.ts";

let testApp: TestApp;
let owner: Person;
let recruiter: Person;
let jobId: string;
beforeAll(async () => {
  testApp = await createTestApp();
});
beforeEach(async () => {
  owner = await aPerson(testApp, "employer", { fullName: "Kavita Menon" });
  recruiter = await aMember(testApp, owner, "Rohan Kulkarni", "recruiter");
  jobId = await aJob(testApp, owner);
});
afterAll(() => testApp.close());

const apply = async () => anApplication(testApp, await aStudent(testApp), jobId);
const logOf = async (applicationId: string, { token } = owner, query: object = {}) =>
  (await call(testApp, applicationActivity, { params: { applicationId }, query }, token)).body;
const jobLog = async (query: object = {}) =>
  (await call(testApp, jobActivity, { params: { id: jobId }, query }, owner.token)).body;
const lines = async (applicationId: string) =>
  (await logOf(applicationId)).activity.map(({ kind, by, detail }) => [kind, by?.fullName, detail]);
const open = (applicationId: string, { token } = owner) =>
  call(testApp, openedApplication, { params: { applicationId }, body: {} }, token);
const mark = (applicationId: string, body: object, { token } = owner) =>
  call(testApp, triageApplication, { params: { applicationId }, body }, token);
const reject = (applicationId: string, { token } = owner, more: object = {}) =>
  call(testApp, rejectApplication, { body: { applicationId, reason: "SQL", ...more } }, token);

describe("the log of an application", () => {
  test("says who looked, moved, decided and undid, newest first", async () => {
    const id = await apply();
    await open(id);
    await mark(id, { stage: "shortlist" }, recruiter);
    await reject(id, recruiter, { undoable: true });
    await call(testApp, undoDecision, { params: { applicationId: id } }, owner.token);
    await call(testApp, acceptApplication, { body: { applicationId: id } }, owner.token);
    expect(await lines(id)).toEqual([
      ["accepted", "Kavita Menon", ""],
      ["undone", "Kavita Menon", ""],
      ["rejected", "Rohan Kulkarni", ""],
      ["moved", "Rohan Kulkarni", "shortlist"],
      ["looked", "Kavita Menon", ""],
    ]);
    expect((await logOf(id)).activity[0]).toMatchObject({ candidate: null, count: 1 });
  });

  test("records one look per person and day, and no move to the same stage", async () => {
    const id = await apply();
    await open(id);
    await open(id);
    await open(id, recruiter);
    await mark(id, { stage: "reading" });
    await mark(id, { note: "Good" });
    testApp.clock.moveTo(addMs(testApp.clock.now(), DAY_MS));
    owner.token = await freshToken(testApp, owner, "employer");
    await open(id);
    expect((await lines(id)).map(([kind, who]) => [kind, who])).toEqual([
      ["looked", "Kavita Menon"],
      ["looked", "Rohan Kulkarni"],
      ["looked", "Kavita Menon"],
    ]);
  });

  test("has decisions and moves of several at once, and the export", async () => {
    const [first, second] = [await apply(), await apply()];
    const body = { applicationIds: [first, second], stage: "call", status: "rejected", reason: "SQL" };
    await call(testApp, triageApplications, { body }, recruiter.token);
    await testApp.app.inject({
      url: `/api${exportApplications.path}?jobId=${jobId}`,
      headers: { authorization: `Bearer ${owner.token}` },
    });
    for (const id of [first, second])
      expect((await lines(id)).map(([kind, who]) => [kind, who])).toEqual([
        ["exported", "Kavita Menon"],
        ["rejected", "Rohan Kulkarni"],
        ["moved", "Rohan Kulkarni"],
      ]);
  });

  test("has nothing of a refused decision", async () => {
    const id = await apply();
    await reject(id);
    await reject(id, recruiter);
    expect((await lines(id)).map(([kind]) => kind)).toEqual(["rejected"]);
  });

  test(`is read ${ACTIVITY_PER_PAGE} entries at a time`, async () => {
    const id = await apply();
    const stages = ["shortlist", "call"] as const;
    for (let move = 0; move < ACTIVITY_PER_PAGE + 2; move += 1) await mark(id, { stage: stages[move % 2] });
    const first = await logOf(id);
    expect([first.activity.length, first.hasMore]).toEqual([ACTIVITY_PER_PAGE, true]);
    const rest = await logOf(id, owner, { before: first.activity.at(-1)?._id });
    expect([rest.activity.length, rest.hasMore]).toEqual([2, false]);
  });

  test("is not found by strangers, and by people who do not see the job", async () => {
    const id = await apply();
    const stranger = await aPerson(testApp, "employer");
    const limited = await aMember(testApp, owner, "Meera Joshi", "manager");
    await testApp.db.update(users).set({ allJobs: false }).where(eq(users.id, limited.id));
    for (const { token } of [stranger, limited]) {
      expect((await call(testApp, applicationActivity, { params: { applicationId: id } }, token)).status).toBe(404);
      expect((await call(testApp, jobActivity, { params: { id: jobId } }, token)).status).toBe(404);
    }
  });

  test("outlives a person's account, without the name", async () => {
    const id = await apply();
    await reject(id, recruiter);
    await call(testApp, deleteAccount, { body: { password: PASSWORD } }, recruiter.token);
    expect((await logOf(id)).activity).toMatchObject([{ kind: "rejected", by: null }]);
  });

  test("is kept for 24 months", async () => {
    const id = await apply();
    await open(id);
    const before = testApp.clock.now();
    testApp.clock.moveTo(addMs(before, 750 * DAY_MS));
    await testApp.deps.sweeps.run();
    testApp.clock.moveTo(before);
    expect(await testApp.db.$count(activity, eq(activity.applicationId, id))).toBe(0);
  });
});

test("the log of a job has its own changes, invitations, decisions and exports, but not each look", async () => {
  const id = await apply();
  await call(testApp, updateJob, { params: { id: jobId }, body: jobForm() }, owner.token);
  await call(testApp, closeJob, { params: { id: jobId } }, owner.token);
  await call(testApp, reopenJob, { params: { id: jobId } }, owner.token);
  await anInvitation(testApp, owner, jobId);
  await open(id);
  await reject(id);
  await testApp.app.inject({
    url: `/api${exportApplications.path}?jobId=${jobId}`,
    headers: { authorization: `Bearer ${recruiter.token}` },
  });
  await call(testApp, deleteJob, { params: { id: jobId } }, owner.token);
  expect(
    (await jobLog()).activity.map(({ kind, by, candidate }) => [kind, by?.fullName, candidate?.applicationId]),
  ).toEqual([
    ["deleted", "Kavita Menon", undefined],
    ["exported", "Rohan Kulkarni", undefined],
    ["rejected", "Kavita Menon", id],
    ["invited", "Kavita Menon", undefined],
    ["reopened", "Kavita Menon", undefined],
    ["closed", "Kavita Menon", undefined],
    ["edited", "Kavita Menon", undefined],
    ["posted", "Kavita Menon", undefined],
  ]);
});

describe("a decision", () => {
  test("names who made it, in the application and in lists, also while it is held", async () => {
    const id = await apply();
    const deciders = async () => {
      const { application } = (await call(testApp, employerApplication, { params: { applicationId: id } }, owner.token))
        .body;
      const { applications } = (await call(testApp, employerApplications, { query: { jobId } }, owner.token)).body;
      return [application.decidedBy, applications[0]?.decidedBy];
    };
    expect(await deciders()).toEqual([null, null]);
    await reject(id, recruiter, { undoable: true });
    expect(await deciders()).toEqual(["Rohan Kulkarni", "Rohan Kulkarni"]);
    await call(testApp, undoDecision, { params: { applicationId: id } }, owner.token);
    expect(await deciders()).toEqual([null, null]);
    await reject(id, owner, { undoable: true });
    testApp.clock.moveTo(addMs(testApp.clock.now(), DAY_MS));
    await testApp.deps.sweeps.run();
    owner.token = await freshToken(testApp, owner, "employer");
    expect(await deciders()).toEqual(["Kavita Menon", "Kavita Menon"]);
  });

  test("of a colleague at the same time is refused with the name and the time", async () => {
    const id = await apply();
    const answers = await Promise.all([reject(id, owner), reject(id, recruiter)]);
    const refused = answers.find(({ status }) => status === 409);
    const first = answers[0]?.status === 200 ? "Kavita Menon" : "Rohan Kulkarni";
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(refused?.refusal.message).toMatch(
      new RegExp(`^${first} has already rejected this application \\(.+\\)\\.$`),
    );
  });
});
