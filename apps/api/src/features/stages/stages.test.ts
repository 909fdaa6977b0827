import {
  employerApplication,
  employerApplications,
  rejectApplication,
  reopenDecision,
} from "@dryrun/domain/applications/contract";
import {
  applicationCounts,
  exportApplications,
  triageApplication,
  triageApplications,
} from "@dryrun/domain/applications/triage/contract";
import { applicationActivity, jobActivity } from "@dryrun/domain/company/activity/contract";
import { jobStages, setJobStages, setStages, stages } from "@dryrun/domain/company/profile/contract";
import {
  FIRST_STAGES_FIRST,
  NOT_A_STAGE,
  RULE_WITHOUT_STAGE,
  STAGE_NAME_TAKEN,
  STAGE_OF_ANOTHER_JOB,
  STAGE_TWICE,
  STAGES_STAY,
} from "@dryrun/domain/company/stages/messages";
import {
  DEFAULT_STAGE_SET,
  MAX_JOBS_WITH_STAGES,
  MAX_STAGES,
  type StageEntry,
} from "@dryrun/domain/company/stages/rules";
import { sendToRecruiter } from "@dryrun/domain/interviews/contract";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "@jest/globals";
import { eq } from "drizzle-orm";
import { aJob, aMember, anApplication, aPerson, aStudent, type Person } from "../../../test/builders.ts";
import { createTestApp, type TestApp } from "../../../test/create-test-app.ts";
import { call } from "../../../test/inject.ts";
import { anInterviewed } from "../../../test/interviewed.ts";
import { jobStages as ownSets } from "../../db/schema/job-stages.ts";

let testApp: TestApp;
let owner: Person;
let recruiter: Person;
let jobId: string;
let id: string;
beforeAll(async () => {
  testApp = await createTestApp();
});
beforeEach(async () => {
  owner = await aPerson(testApp, "employer", { fullName: "Kavita Menon" });
  recruiter = await aMember(testApp, owner, "Imran Qureshi", "recruiter");
  jobId = await aJob(testApp, owner);
  id = await anApplication(testApp, await aStudent(testApp), jobId);
});
afterAll(() => testApp.close());

const PHONE: StageEntry = { _id: "own-0000000a", name: "Phone screen", colour: "blue" };
const usual = DEFAULT_STAGE_SET.stages;
const withPhone = [...usual.slice(0, 3), PHONE, ...usual.slice(3)];

const setOfCompany = (body: object, { token } = owner) => call(testApp, setStages, { body }, token);
const setOfJob = (body: object, { token } = owner, of = jobId) =>
  call(testApp, setJobStages, { params: { id: of }, body }, token);
const ofJob = async ({ token } = owner, of = jobId) =>
  (await call(testApp, jobStages, { params: { id: of } }, token)).body;
const move = (stage: string, of = id, { token } = owner) =>
  call(testApp, triageApplication, { params: { applicationId: of }, body: { stage } }, token);
const read = async (of = id) =>
  (await call(testApp, employerApplication, { params: { applicationId: of } }, owner.token)).body.application;
const logOf = async (of = id) => {
  const { body } = await call(testApp, applicationActivity, { params: { applicationId: of }, query: {} }, owner.token);
  return body.activity.map(({ kind, detail, by }) => [kind, detail, by?.fullName]);
};

describe("the stages of a company", () => {
  test("are the default ones until an owner changes them, for every job without its own", async () => {
    const before = await call(testApp, stages, {}, recruiter.token);
    expect(before.body).toEqual(DEFAULT_STAGE_SET);
    const saved = await setOfCompany({ stages: withPhone });
    expect([saved.status, saved.body.message, saved.body.stages]).toEqual([
      200,
      "Stages saved",
      { stages: withPhone, rules: [] },
    ]);
    expect(await ofJob(recruiter)).toEqual({ isOwn: false, stages: withPhone, rules: [] });
  });

  test("are not changed by a recruiter", async () => {
    const { status, refusal } = await setOfCompany({ stages: withPhone }, recruiter);
    expect([status, refusal.code]).toEqual([403, "ROLE"]);
  });

  test.each([
    ["without Shortlist", usual.filter(({ _id }) => _id !== "shortlist"), "stages", STAGES_STAY],
    ["with another first one", [PHONE, ...usual], "stages", FIRST_STAGES_FIRST],
    ["with a name twice", [...usual, { ...PHONE, name: "shortLIST" }], "stages.5.name", STAGE_NAME_TAKEN],
    ["with a stage twice", [...withPhone, { ...PHONE, name: "Again" }], "stages.6.name", STAGE_TWICE],
    ["with an id of its own", [...usual, { ...PHONE, _id: "__proto__" }], "stages.5._id", NOT_A_STAGE],
    ["without a name", [...usual, { ...PHONE, name: " " }], "stages.5.name", "Name is required."],
    ["with another colour", [...usual, { ...PHONE, colour: "url(x)" }], "stages.5.colour", "Choose a colour."],
    [
      "that are too many",
      [
        ...usual,
        ...Array.from({ length: MAX_STAGES }, (_, n) => ({
          ...PHONE,
          _id: `own-0000000${n.toString(16)}`,
          name: `${n}`,
        })),
      ],
      "stages",
      `At most ${MAX_STAGES} stages.`,
    ],
  ])("are refused %s", async (_, list, field, message) => {
    const { status, refusal } = await setOfCompany({ stages: list });
    expect([status, refusal.errors]).toEqual([400, [{ field, message }]]);
  });

  test("refuse a rule that leads elsewhere", async () => {
    const rules = [{ verdict: "Pass", scoreFrom: null, stage: PHONE._id }];
    const { refusal } = await setOfCompany({ stages: usual, rules });
    expect(refusal.errors).toEqual([{ field: "rules.0.stage", message: RULE_WITHOUT_STAGE }]);
  });
});

describe("a stage of the company", () => {
  beforeEach(async () => {
    await setOfCompany({ stages: withPhone });
  });

  test("is shown with its name and colour, counted, filtered by, exported and logged", async () => {
    expect((await move(PHONE._id)).status).toBe(200);
    const shown = { stage: PHONE._id, stageName: "Phone screen", stageColour: "blue", shortlisted: false };
    expect(await read()).toMatchObject(shown);
    const query = { jobId, stage: PHONE._id };
    const listed = (await call(testApp, employerApplications, { query }, owner.token)).body.applications;
    expect(listed).toMatchObject([{ _id: id, ...shown }]);
    const counts = (await call(testApp, applicationCounts, { query: { jobId } }, owner.token)).body;
    expect([counts.stages.new, counts.ownStages]).toEqual([0, [{ stage: PHONE._id, count: 1 }]]);
    expect(await logOf()).toEqual([["moved", "Phone screen", "Kavita Menon"]]);
    const { body: csv } = await testApp.app.inject({
      url: `/api${exportApplications.path}?jobId=${jobId}`,
      headers: { authorization: `Bearer ${owner.token}` },
    });
    expect(csv).toContain("Phone screen");
  });

  test("is not one of a job with its own stages", async () => {
    await setOfJob({ isOwn: true, stages: usual });
    const { status, refusal } = await move(PHONE._id);
    expect([status, refusal.errors]).toEqual([400, [{ field: "stage", message: STAGE_OF_ANOTHER_JOB }]]);
    const other = await anApplication(testApp, await aStudent(testApp), await aJob(testApp, owner));
    const both = { applicationIds: [id, other], stage: PHONE._id };
    expect((await call(testApp, triageApplications, { body: both }, owner.token)).status).toBe(400);
    expect([(await read()).stage, (await read(other)).stage]).toEqual(["new", "new"]);
  });

  test("is removed only when its applications know where to go", async () => {
    await move(PHONE._id);
    const refused = await setOfCompany({ stages: usual });
    expect([refused.status, refused.refusal]).toMatchObject([
      409,
      { code: "STAGE_IN_USE", stages: [{ _id: PHONE._id, name: "Phone screen", applications: 1 }] },
    ]);
    expect((await read()).stage).toBe(PHONE._id);
    await setOfCompany({ stages: usual, moves: [{ from: PHONE._id, to: "call" }] });
    expect((await read()).stage).toBe("call");
    expect((await logOf())[0]).toEqual(["moved", "Call", "Kavita Menon"]);
  });

  test("is also removed from decided applications, which are at Reading when they are reopened", async () => {
    await move(PHONE._id);
    const body = { applicationId: id, reason: "" };
    await call(testApp, rejectApplication, { body }, owner.token);
    expect((await setOfCompany({ stages: usual })).status).toBe(200);
    await call(testApp, reopenDecision, { params: { applicationId: id }, body: { reason: "" } }, owner.token);
    expect(await read()).toMatchObject({ status: "pending", stage: "reading", stageName: "Reading" });
  });
});

describe("the stages of a job", () => {
  test("are its own until it takes those of the company again", async () => {
    const renamed = usual.map((one) => (one._id === "call" ? { ...one, name: "Site visit", colour: "red" } : one));
    expect((await setOfJob({ isOwn: true, stages: renamed }, recruiter)).status).toBe(200);
    await setOfCompany({ stages: withPhone });
    expect(await ofJob()).toEqual({ isOwn: true, stages: renamed, rules: [] });
    await move("call");
    expect((await read()).stageName).toBe("Site visit");
    await setOfJob({ isOwn: false });
    expect(await ofJob()).toEqual({ isOwn: false, stages: withPhone, rules: [] });
    expect((await read()).stageName).toBe("Call");
    const { body } = await call(testApp, jobActivity, { params: { id: jobId }, query: {} }, owner.token);
    expect(body.activity.map(({ kind }) => kind)).toEqual(["stages-changed", "moved", "stages-changed", "posted"]);
  });

  test("of somebody else, or of a job that a recruiter does not see, are not found", async () => {
    const stranger = await aPerson(testApp, "employer");
    for (const answer of [
      await setOfJob({ isOwn: false }, stranger),
      await setOfJob({ isOwn: true, stages: usual }, stranger),
    ])
      expect(answer.status).toBe(404);
    expect((await call(testApp, jobStages, { params: { id: jobId } }, stranger.token)).status).toBe(404);
  });

  test("are not changed by a hiring manager", async () => {
    const manager = await aMember(testApp, owner, "Meera Nair", "manager");
    expect((await setOfJob({ isOwn: false }, manager)).refusal.code).toBe("ROLE");
  });

  test(`are the own ones of at most ${MAX_JOBS_WITH_STAGES} jobs`, async () => {
    for (let one = 0; one < MAX_JOBS_WITH_STAGES; one += 1)
      await testApp.db.insert(ownSets).values({ jobId: await aJob(testApp, owner), stages: DEFAULT_STAGE_SET });
    const { status, refusal } = await setOfJob({ isOwn: true, stages: usual });
    expect([status, refusal.code]).toEqual([409, "LIMIT_REACHED"]);
    expect(await testApp.db.$count(ownSets, eq(ownSets.jobId, jobId))).toBe(0);
  });

  test("may lose a stage only if its applications move to one of the company's", async () => {
    await setOfJob({ isOwn: true, stages: withPhone });
    await move(PHONE._id);
    expect((await setOfJob({ isOwn: false })).refusal.code).toBe("STAGE_IN_USE");
    const nowhere = await setOfJob({ isOwn: false, moves: [{ from: PHONE._id, to: "own-0000000b" }] });
    expect(nowhere.refusal.errors).toEqual([{ field: "moves.0.to", message: RULE_WITHOUT_STAGE }]);
    await setOfJob({ isOwn: false, moves: [{ from: PHONE._id, to: "offer" }] });
    expect((await read()).stage).toBe("offer");
  });

  test("end in one order when a stage is removed while somebody uses it", async () => {
    await setOfJob({ isOwn: true, stages: withPhone });
    await Promise.all([move(PHONE._id), setOfJob({ isOwn: true, stages: usual })]);
    const [{ stage }, { stages: list }] = [await read(), await ofJob()];
    expect(list.map(({ _id }) => _id)).toContain(stage);
  });
});

describe("a rule", () => {
  const rules = [
    { verdict: "Pass", scoreFrom: 101, stage: "offer" },
    { verdict: "Pass", scoreFrom: null, stage: PHONE._id },
    { verdict: "Review", scoreFrom: 0, stage: PHONE._id },
  ];

  test("moves an application when its result is sent, and the log says so", async () => {
    await setOfCompany({ stages: withPhone, rules: rules.slice(1) });
    const { student, applicationId, sessionId } = await anInterviewed(testApp, owner, "7 because");
    expect((await read(applicationId)).stage).toBe("new");
    await call(testApp, sendToRecruiter, { body: { sessionId } }, student.token);
    expect((await read(applicationId)).stage).toBe(PHONE._id);
    expect(await logOf(applicationId)).toEqual([["moved-by-rule", "Phone screen", undefined]]);
  });

  test("does not move an application back, nor a decided one", async () => {
    await setOfCompany({ stages: withPhone, rules: rules.slice(1) });
    const { student, applicationId, sessionId } = await anInterviewed(testApp, owner, "7 because");
    await move("offer", applicationId);
    await call(testApp, sendToRecruiter, { body: { sessionId } }, student.token);
    expect((await read(applicationId)).stage).toBe("offer");
  });

  test("knows no verdict that a candidate cannot send", async () => {
    const { refusal } = await setOfCompany({ stages: withPhone, rules: [{ ...rules[1], verdict: "Rejected" }] });
    expect(refusal.errors).toEqual([{ field: "rules.0.verdict", message: "Choose a verdict." }]);
  });

  test("needs a score from 0 to 100", async () => {
    const { refusal } = await setOfCompany({ stages: withPhone, rules });
    expect(refusal.errors).toEqual([
      { field: "rules.0.scoreFrom", message: "A score is a whole number from 0 to 100." },
    ]);
  });
});
