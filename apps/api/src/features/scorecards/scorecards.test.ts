import { deleteAccount } from "@dryrun/domain/account/contract";
import { withdrawApplication } from "@dryrun/domain/applications/contract";
import {
  jobCriteria,
  saveJobCriteria,
  scorecards,
  submitScorecard,
} from "@dryrun/domain/applications/scorecards/contract";
import { MAX_SCORECARDS } from "@dryrun/domain/applications/scorecards/limits";
import { applicationActivity, jobActivity } from "@dryrun/domain/company/activity/contract";
import { removeColleague } from "@dryrun/domain/company/team/contract";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "@jest/globals";
import { eq } from "drizzle-orm";
import { aJob, aMember, anApplication, aPerson, aStudent, PASSWORD, type Person } from "../../../test/builders.ts";
import { createTestApp, type TestApp } from "../../../test/create-test-app.ts";
import { call } from "../../../test/inject.ts";
import { users } from "../../db/schema/accounts.ts";
import { applications } from "../../db/schema/applications.ts";
import { scorecards as cards, scorecardCriteria } from "../../db/schema/scorecards.ts";
import { newId } from "../../ids.ts";

let testApp: TestApp;
let owner: Person;
let manager: Person;
let viewer: Person;
let student: Person;
let jobId: string;
let id: string;
beforeAll(async () => {
  testApp = await createTestApp();
});
beforeEach(async () => {
  owner = await aPerson(testApp, "employer", { fullName: "Kavita Menon" });
  manager = await aMember(testApp, owner, "Meera Nair", "manager");
  viewer = await aMember(testApp, owner, "Vikram Shah", "viewer");
  student = await aStudent(testApp);
  jobId = await aJob(testApp, owner);
  id = await anApplication(testApp, student, jobId);
});
afterAll(() => testApp.close());

const score = (criterion: string, value: number | null, note = "") => ({ criterion, score: value, note });
const submit = (body: object, { token } = owner, applicationId = id) =>
  call(testApp, submitScorecard, { params: { applicationId }, body: { overall: 3, version: 0, ...body } }, token);
const read = async ({ token } = owner) =>
  (await call(testApp, scorecards, { params: { applicationId: id } }, token)).body;
const criteria = async ({ token } = owner) => (await call(testApp, jobCriteria, { params: { id: jobId } }, token)).body;
const save = (body: { criteria: object[]; version: string }, { token } = owner) =>
  call(testApp, saveJobCriteria, { params: { id: jobId }, body }, token);
const logOf = async () =>
  (
    await call(testApp, applicationActivity, { params: { applicationId: id }, query: {} }, owner.token)
  ).body.activity.map(({ kind, by }) => [kind, by?.fullName]);

describe("criteria of a job", () => {
  test("are the interview's topics, until its recruiters change them", async () => {
    const { criteria: first, version } = await criteria(viewer);
    expect(first.map(({ name }) => name)).toEqual(["SQL", "Excel", "Power BI", "VBA", "Case", "Behavioural"]);
    const saved = await save({
      version,
      criteria: [
        { name: " Speaks with clients ", description: "In English" },
        { key: "sql", name: "SQL and data" },
      ],
    });
    expect(saved.body.criteria).toMatchObject([
      { name: "Speaks with clients", description: "In English" },
      { key: "sql", name: "SQL and data", description: "" },
    ]);
    expect(await criteria(manager)).toEqual(saved.body);
    const log = await call(testApp, jobActivity, { params: { id: jobId }, query: {} }, owner.token);
    expect(log.body.activity.map(({ kind }) => kind)).toEqual(["criteria-changed", "posted"]);
  });

  test("are not overwritten by a person who has not seen the latest; a repeated request changes nothing", async () => {
    const { version } = await criteria();
    const mine = { version, criteria: [{ key: "sql", name: "SQL" }] };
    expect((await save(mine)).status).toBe(200);
    expect((await save(mine)).status).toBe(200);
    const { status, refusal } = await save({ version, criteria: [{ key: "vba", name: "VBA" }] });
    expect([status, refusal.code]).toEqual([409, "VERSION_CHANGED"]);
    expect((await criteria()).criteria.map(({ key }) => key)).toEqual(["sql"]);
  });

  test.each([
    ["none", [], "criteria"],
    ["too many", Array.from({ length: 21 }, (_, at) => ({ name: `Skill ${at}` })), "criteria"],
    ["two with one name", [{ name: "SQL" }, { name: "sql" }], "criteria"],
    ["one without a name", [{ name: " " }], "criteria.0.name"],
    ["a long name", [{ name: "x".repeat(81) }], "criteria.0.name"],
    ["a long description", [{ name: "x", description: "x".repeat(301) }], "criteria.0.description"],
    ["one of another job", [{ key: "00000000-0000-7000-8000-000000000001", name: "x" }], "criteria"],
    [
      "the same twice",
      [
        { key: "sql", name: "x" },
        { key: "sql", name: "y" },
      ],
      "criteria",
    ],
  ])("refuses %s", async (_, given, field) => {
    const { version } = await criteria();
    const { status, refusal } = await save({ version, criteria: given });
    expect([status, refusal.errors?.[0]?.field]).toEqual([400, field]);
  });

  test("that were removed are retired if they have scores, and come back with them", async () => {
    await submit({ scores: [score("sql", 4, "Window functions")] });
    const { version } = await criteria();
    const left = await save({ version, criteria: [{ key: "case", name: "Case" }] });
    expect((await criteria()).criteria.map(({ key }) => key)).toEqual(["case"]);
    const shown = await read();
    expect(shown.criteria.map(({ key, isRetired }) => [key, isRetired])).toEqual([
      ["case", false],
      ["sql", true],
    ]);
    expect(shown.scorecards[0]?.scores).toEqual([score("sql", 4, "Window functions")]);
    const changed = await submit({ version: 1, scores: [score("case", 2)] });
    expect(changed.body.own?.scores).toEqual([score("case", 2), score("sql", 4, "Window functions")]);
    await save({ version: left.body.version, criteria: [{ key: "sql", name: "SQL" }] });
    expect((await read()).criteria.map(({ key, isRetired }) => [key, isRetired])).toEqual([
      ["sql", false],
      ["case", true],
    ]);
  });

  test("are changed by owners and recruiters, of their jobs alone", async () => {
    const { version } = await criteria();
    const body = { version, criteria: [{ key: "sql", name: "SQL" }] };
    for (const person of [manager, viewer]) expect((await save(body, person)).refusal.code).toBe("ROLE");
    const recruiter = await aMember(testApp, owner, "Rohan", "recruiter");
    await testApp.db.update(users).set({ allJobs: false }).where(eq(users.id, recruiter.id));
    expect((await save(body, recruiter)).status).toBe(404);
    const stranger = await aPerson(testApp, "employer");
    expect((await save(body, stranger)).status).toBe(404);
    expect((await call(testApp, jobCriteria, { params: { id: jobId } }, stranger.token)).status).toBe(404);
  });
});

describe("a scorecard", () => {
  test("is withheld from colleagues until they have submitted theirs", async () => {
    await submit({ scores: [score("sql", 4, "Window functions")], overall: 4, text: "Hire her" });
    const before = await call(testApp, scorecards, { params: { applicationId: id } }, manager.token);
    expect(before.body).toMatchObject({ isWithheld: true, scorecards: [], summary: null, own: null, mayFill: true });
    expect(before.body.submitted).toMatchObject([{ author: { fullName: "Kavita Menon" } }]);
    expect(JSON.stringify(before.body)).not.toMatch(/Window functions|Hire her|overall/);
    const after = (await submit({ scores: [score("sql", 2), score("case", 3)], overall: 2 }, manager)).body;
    expect(after).toMatchObject({ isWithheld: false, own: { overall: 2, version: 1 } });
    expect(after.scorecards.map(({ author, overall }) => [author?.fullName, overall])).toEqual([
      ["Kavita Menon", 4],
      ["Meera Nair", 2],
    ]);
    const sql = after.summary?.criteria.find(({ criterion }) => criterion === "sql");
    expect(sql).toMatchObject({ mean: 3, disagrees: true });
    expect(after.summary?.overall).toMatchObject({ mean: 3, disagrees: true });
  });

  test("shows a viewer only the summary", async () => {
    expect(await read(viewer)).toMatchObject({ mayFill: false, isWithheld: false, summary: null, scorecards: [] });
    await submit({ scores: [score("sql", 4, "Window functions")], text: "Hire her" });
    const seen = await read(viewer);
    expect(seen).toMatchObject({ mayFill: false, scorecards: [], own: null, summary: { people: 1 } });
    expect(JSON.stringify(seen)).not.toMatch(/Window functions|Hire her/);
    expect((await submit({}, viewer)).refusal.code).toBe("ROLE");
  });

  test("has the score of the interview beside each topic, once it was sent", async () => {
    const scoreOfSql = async () => (await read()).criteria.find(({ key }) => key === "sql")?.interviewScore;
    const change = { topicScores: { sql: 80 } };
    await testApp.db.update(applications).set(change).where(eq(applications.id, id));
    expect(await scoreOfSql()).toBeNull();
    await testApp.db.update(applications).set({ interviewSentAt: testApp.clock.now() }).where(eq(applications.id, id));
    expect(await scoreOfSql()).toBe(80);
  });

  test("is changed with its version, so that no tab overwrites another", async () => {
    const first = await submit({ scores: [score("sql", 1)], text: " No joins. " });
    expect(first.body.own).toMatchObject({ text: "No joins.", version: 1, editedAt: null });
    expect((await submit({ scores: [score("sql", 1)], text: "No joins." })).status).toBe(200); // the same again
    const { status, refusal } = await submit({ overall: 4 });
    expect([status, refusal.code]).toEqual([409, "VERSION_CHANGED"]);
    const changed = (await submit({ version: 1, overall: 4 })).body.own;
    expect([changed?.version, changed?.overall, changed?.editedAt === null]).toEqual([2, 4, false]);
    expect(await logOf()).toEqual([
      ["score-changed", "Kavita Menon"],
      ["scored", "Kavita Menon"],
    ]);
    const tabs = await Promise.all([submit({ text: "a" }, manager), submit({ text: "b" }, manager)]);
    expect(tabs.map((answered) => answered.status).toSorted()).toEqual([200, 409]);
  });

  test.each([
    ["no recommendation", { overall: null }, "overall"],
    ["a score of 5", { overall: 5 }, "overall"],
    ["half a point", { scores: [score("sql", 1.5)] }, "scores.0.score"],
    ["a criterion that the job does not have", { scores: [score("cobol", 1)] }, "scores"],
    ["one criterion twice", { scores: [score("sql", 1), score("sql", 2)] }, "scores"],
    ["a long note", { scores: [score("sql", 1, "x".repeat(501))] }, "scores.0.note"],
    ["a long text", { text: "x".repeat(2001) }, "text"],
    ["no version", { version: null }, "version"],
  ])("refuses %s", async (_, body, field) => {
    const { status, refusal } = await submit(body);
    expect([status, refusal.errors?.[0]?.field]).toEqual([400, field]);
  });

  test("leaves out what was not seen, but not its note", async () => {
    const { own } = (await submit({ scores: [score("sql", null), score("vba", null, "No time")] })).body;
    expect(own?.scores).toEqual([score("vba", null, "No time")]);
  });

  test("is limited in number for each application", async () => {
    const at = testApp.clock.now();
    const one = { applicationId: id, scores: [], overall: 3, submittedAt: at };
    await testApp.db.insert(cards).values(Array.from({ length: MAX_SCORECARDS }, () => ({ id: newId(at), ...one })));
    expect((await submit({})).refusal.code).toBe("LIMIT_REACHED");
  });

  test("is read and filled only by people who see the job", async () => {
    const stranger = await aPerson(testApp, "employer");
    await testApp.db.update(users).set({ allJobs: false }).where(eq(users.id, manager.id));
    for (const person of [stranger, manager]) {
      const { status } = await call(testApp, scorecards, { params: { applicationId: id } }, person.token);
      expect([status, (await submit({}, person)).status]).toEqual([404, 404]);
    }
  });

  test("of a withdrawn application is not changed, and read by the people who fill them", async () => {
    await submit({ text: "Hire her" });
    await call(testApp, withdrawApplication, { params: { applicationId: id } }, student.token);
    expect((await submit({ version: 1, overall: 1 })).status).toBe(404);
    expect(await read(manager)).toMatchObject({
      mayFill: false,
      isWithheld: false,
      scorecards: [{ text: "Hire her" }],
    });
  });

  test("stays without a name when its author's account is deleted, and goes with the candidate's", async () => {
    await submit({ text: "Hire her" }, manager);
    await call(testApp, deleteAccount, { body: { password: PASSWORD } }, manager.token);
    await submit({});
    expect((await read()).scorecards.map(({ author, text }) => [author?.fullName, text])).toEqual([
      [undefined, "Hire her"],
      ["Kavita Menon", ""],
    ]);
    await call(testApp, deleteAccount, { body: { password: PASSWORD } }, student.token);
    expect(await read()).toMatchObject({ mayFill: false, scorecards: [], submitted: [], summary: null });
    expect((await submit({ version: 1 })).status).toBe(404);
  });

  test("goes with the company, and so do the criteria", async () => {
    await submit({ scores: [score("sql", 3)] });
    await save({ version: (await criteria()).version, criteria: [{ key: "sql", name: "SQL" }] });
    for (const { id: userId } of [manager, viewer])
      await call(testApp, removeColleague, { params: { userId }, query: {} }, owner.token);
    await call(testApp, deleteAccount, { body: { password: PASSWORD } }, owner.token);
    const left = await testApp.db.$count(scorecardCriteria, eq(scorecardCriteria.jobId, jobId));
    expect([await testApp.db.$count(cards, eq(cards.applicationId, id)), left]).toEqual([0, 0]);
  });

  test("is deleted when the former release empties an application", async () => {
    await submit({});
    await testApp.db.update(applications).set({ studentId: null }).where(eq(applications.id, id));
    expect(await testApp.db.$count(cards, eq(cards.applicationId, id))).toBe(0);
  });
});
