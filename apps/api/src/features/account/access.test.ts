import { accountPrivacy, deleteAccount, exportAccount } from "@dryrun/domain/account/contract";
import { addNote, rejectApplication, reopenDecision } from "@dryrun/domain/applications/contract";
import { submitScorecard } from "@dryrun/domain/applications/scorecards/contract";
import { exportApplications, openedApplication, undoDecision } from "@dryrun/domain/applications/triage/contract";
import { addMs, DAY_MS, indianDay } from "@dryrun/domain/time";
import { afterAll, beforeAll, beforeEach, expect, test } from "@jest/globals";
import { eq } from "drizzle-orm";
import {
  aJob,
  aMember,
  anApplication,
  aPerson,
  aStudent,
  freshToken,
  PASSWORD,
  type Person,
} from "../../../test/builders.ts";
import { createTestApp, type TestApp } from "../../../test/create-test-app.ts";
import { call } from "../../../test/inject.ts";
import { applicationNotes } from "../../db/schema/application-notes.ts";
import { scorecards } from "../../db/schema/scorecards.ts";

let testApp: TestApp;
let owner: Person;
let recruiter: Person;
let student: Person;
let jobId: string;
let applicationId: string;
beforeAll(async () => {
  testApp = await createTestApp();
});
beforeEach(async () => {
  owner = await aPerson(testApp, "employer", { fullName: "Kavita Menon" });
  recruiter = await aMember(testApp, owner, "Rohan Kulkarni", "recruiter");
  student = await aStudent(testApp);
  jobId = await aJob(testApp, owner, { company: "Sahyadri" });
  applicationId = await anApplication(testApp, student, jobId);
});
afterAll(() => testApp.close());

const today = () => indianDay(testApp.clock.now());
const privacyOf = async ({ token } = student) => (await call(testApp, accountPrivacy, {}, token)).body;
const open = ({ token }: Person) => call(testApp, openedApplication, { params: { applicationId }, body: {} }, token);
const reject = (more: object = {}) =>
  call(testApp, rejectApplication, { body: { applicationId, reason: "", ...more } }, recruiter.token);
async function write() {
  await call(testApp, addNote, { params: { applicationId }, body: { text: "Strong SQL" } }, owner.token);
  const card = { scores: [], overall: 3, text: "", version: 0 };
  const { status } = await call(testApp, submitScorecard, { params: { applicationId }, body: card }, recruiter.token);
  expect(status).toBe(200);
}
async function download({ token } = student) {
  const headers = { authorization: `Bearer ${token}` };
  const { body } = await testApp.app.inject({ url: `/api${exportAccount.path}`, headers });
  return JSON.parse(body);
}

test("a candidate sees which company opened, exported and decided, by day, and no person of the company", async () => {
  expect(await privacyOf()).toMatchObject({ access: [], written: [] });
  const first = today();
  await open(owner);
  await open(recruiter);
  await testApp.app.inject({
    url: `/api${exportApplications.path}?jobId=${jobId}`,
    headers: { authorization: `Bearer ${owner.token}` },
  });
  testApp.clock.moveTo(addMs(testApp.clock.now(), DAY_MS));
  recruiter.token = await freshToken(testApp, recruiter, "employer");
  student.token = await freshToken(testApp, student, "student");
  await reject();
  const access = [
    { company: "Sahyadri", kind: "decided", date: today() },
    { company: "Sahyadri", kind: "exported", date: first },
    { company: "Sahyadri", kind: "opened", date: first },
  ];
  const privacy = await privacyOf();
  expect(privacy.access).toEqual(access);
  const file = await download();
  expect(file.applicationAccess).toEqual(access);
  expect(JSON.stringify([privacy, file])).not.toMatch(/Kavita|Rohan/);
});

test("a held decision, and one that was undone, is not shown; one that was reopened is", async () => {
  await reject({ undoable: true });
  expect((await privacyOf()).access).toEqual([]);
  await call(testApp, undoDecision, { params: { applicationId } }, recruiter.token);
  expect((await privacyOf()).access).toEqual([]);
  await reject();
  await call(testApp, reopenDecision, { params: { applicationId }, body: {} }, owner.token);
  expect((await privacyOf()).access).toEqual([{ company: "Sahyadri", kind: "decided", date: today() }]);
});

test("notes and scorecards are counted by company, without their words, for the candidate and the company", async () => {
  await write();
  const written = [{ company: "Sahyadri", notes: 1, scorecards: 1 }];
  expect((await privacyOf()).written).toEqual(written);
  const file = await download();
  expect(file.writtenByCompanies).toEqual(written);
  expect(JSON.stringify(file)).not.toContain("Strong SQL");
  expect((await privacyOf(owner)).held).toMatchObject({ notes: 1, scorecards: 1 });
  expect(await privacyOf(owner)).toMatchObject({ access: [], written: [] });
  expect((await privacyOf(await aStudent(testApp))).written).toEqual([]);
});

test("a colleague's deletion keeps the company's name, and the company's own deletes what it wrote", async () => {
  await write();
  await open(recruiter);
  await call(testApp, deleteAccount, { body: { password: PASSWORD } }, recruiter.token);
  const opened = [{ company: "Sahyadri", kind: "opened", date: today() }];
  expect(await privacyOf()).toMatchObject({
    access: opened,
    written: [{ company: "Sahyadri", notes: 1, scorecards: 1 }],
  });
  await call(testApp, deleteAccount, { body: { password: PASSWORD } }, owner.token);
  expect((await privacyOf()).written).toEqual([]);
});

test("the candidate's deletion deletes notes and scorecards", async () => {
  await write();
  await call(testApp, deleteAccount, { body: { password: PASSWORD } }, student.token);
  const of = {
    notes: eq(applicationNotes.applicationId, applicationId),
    cards: eq(scorecards.applicationId, applicationId),
  };
  expect([await testApp.db.$count(applicationNotes, of.notes), await testApp.db.$count(scorecards, of.cards)]).toEqual([
    0, 0,
  ]);
});
