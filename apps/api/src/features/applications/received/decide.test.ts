import { deleteAccount } from "@dryrun/domain/account/contract";
import * as contract from "@dryrun/domain/applications/contract";
import { UNDO_MS, UNDO_SECONDS } from "@dryrun/domain/applications/limits";
import * as triage from "@dryrun/domain/applications/triage/contract";
import { addMs, SECOND_MS } from "@dryrun/domain/time";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "@jest/globals";
import { eq } from "drizzle-orm";
import { aJob, anApplication, aPerson, aStudent, PASSWORD, type Person } from "../../../../test/builders.ts";
import { createTestApp, eventually, type TestApp } from "../../../../test/create-test-app.ts";
import { call } from "../../../../test/inject.ts";
import { applications } from "../../../db/schema/applications.ts";

let testApp: TestApp;
let employer: Person;
let student: Person;
let id: string;
beforeAll(async () => {
  testApp = await createTestApp();
});
beforeEach(async () => {
  employer = await aPerson(testApp, "employer");
  student = await aStudent(testApp);
  id = await anApplication(testApp, student, await aJob(testApp, employer));
});
afterAll(() => testApp.close());

const reject = (body: object = {}, person = employer) =>
  call(testApp, contract.rejectApplication, { body: { applicationId: id, undoable: true, ...body } }, person.token);
const undo = (person = employer) => call(testApp, triage.undoDecision, { params: { applicationId: id } }, person.token);
const forEmployer = async () =>
  (await call(testApp, contract.employerApplication, { params: { applicationId: id } }, employer.token)).body
    .application;
const forStudent = async () =>
  (await call(testApp, contract.myApplication, { params: { applicationId: id }, query: {} }, student.token)).body;
const listed = async (query: object) =>
  (await call(testApp, contract.employerApplications, { query }, employer.token)).body.applications.map(
    ({ _id }) => _id,
  );
const pass = (seconds: number) => testApp.clock.moveTo(addMs(testApp.clock.now(), seconds * SECOND_MS));
const mailed = () => testApp.mails.some(({ key }) => key === `application-decided-${id}`);

describe("a decision that can be undone", () => {
  test("is visible only to the employer for 15 seconds: the candidate sees a pending application", async () => {
    const before = testApp.clock.now();
    const { body } = await reject({ reason: "Another candidate fits better." });
    const undoDeadlines = [before, testApp.clock.now()].map((at) => addMs(at, UNDO_MS).toISOString());
    expect([undoDeadlines[0], body.undoUntil, undoDeadlines[1]]).toEqual(
      [undoDeadlines[0], body.undoUntil, undoDeadlines[1]].sort(),
    );
    expect(await forEmployer()).toMatchObject({
      status: "rejected",
      decisionReason: "Another candidate fits better.",
      undoUntil: body.undoUntil,
    });
    expect(await listed({ status: "rejected" })).toEqual([id]);
    expect(await listed({ status: "pending" })).toEqual([]);
    pass(UNDO_SECONDS - 1);
    await testApp.deps.sweeps.run();
    const own = await forStudent();
    expect([own.status, own.timeline.map(({ type }) => type), mailed()]).toEqual(["pending", ["applied"], false]);
  });

  test("is undone without a trace, and can be made again", async () => {
    await reject();
    expect((await undo()).body.message).toBe("Decision undone");
    expect(await forEmployer()).toMatchObject({
      status: "pending",
      decidedAt: null,
      decisionReason: "",
      undoUntil: null,
    });
    expect((await undo()).refusal.code).toBe("TOO_LATE");
    pass(UNDO_SECONDS);
    await testApp.deps.sweeps.run();
    expect([(await forStudent()).status, mailed()]).toEqual(["pending", false]);
    expect((await reject({ undoable: false })).body.undoUntil).toBeNull();
    expect((await forStudent()).status).toBe("rejected");
  });

  test("is final after that, dated when it was made, with its reason and one mail", async () => {
    await reject({ reason: "No SQL yet." });
    const pressed = (await forEmployer()).decidedAt;
    pass(UNDO_SECONDS);
    expect((await undo()).refusal.code).toBe("TOO_LATE");
    await Promise.all([testApp.deps.sweeps.run(), testApp.deps.sweeps.run()]);
    expect((await undo()).status).toBe(409);
    const mail = await eventually(() => testApp.mails.find(({ key }) => key === `application-decided-${id}`));
    expect(mail.text).toContain("No SQL yet.");
    expect(await forStudent()).toMatchObject({ status: "rejected" });
    expect(await forEmployer()).toMatchObject({ status: "rejected", decidedAt: pressed, undoUntil: null });
    expect(testApp.mails.filter(({ key }) => key === `application-decided-${id}`)).toHaveLength(1);
  });

  test("refuses a second decision", async () => {
    const answers = await Promise.all([
      reject(),
      call(testApp, contract.acceptApplication, { body: { applicationId: id, undoable: true } }, employer.token),
      reject({ undoable: false }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    for (const { status, refusal } of answers) if (status === 409) expect(refusal.code).toBe("ALREADY_DECIDED");
    expect((await reject()).refusal.code).toBe("ALREADY_DECIDED");
  });

  test("can be undone only once by simultaneous requests", async () => {
    await reject();
    const answers = await Promise.all([undo(), undo(), undo()]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect((await forEmployer()).status).toBe("pending");
  });

  test("loses to the candidate's withdrawal or deletion of the account", async () => {
    await reject();
    const params = { applicationId: id };
    expect((await call(testApp, contract.withdrawApplication, { params }, student.token)).status).toBe(200);
    expect((await undo()).refusal.code).toBe("TOO_LATE");
    const second = await aStudent(testApp);
    const other = await anApplication(testApp, second, await aJob(testApp, employer));
    await reject({ applicationId: other });
    await call(testApp, deleteAccount, { body: { password: PASSWORD } }, second.token);
    pass(UNDO_SECONDS);
    await testApp.deps.sweeps.run();
    const rows = await testApp.db.select().from(applications).where(eq(applications.companyId, employer.id));
    expect(rows.map(({ status, shownStatus, heldReason }) => [status, shownStatus, heldReason])).toEqual([
      ["withdrawn", "withdrawn", ""],
      ["withdrawn", "withdrawn", ""],
    ]);
    expect(mailed()).toBe(false);
  });

  test("cannot be undone by another employer, and a repeated request makes one decision", async () => {
    const headers = { "idempotency-key": `key-${id}` };
    const body = { applicationId: id, undoable: true, reason: "" };
    const [first, again] = [
      await call(testApp, contract.rejectApplication, { body }, employer.token, headers),
      await call(testApp, contract.rejectApplication, { body }, employer.token, headers),
    ];
    expect([again.status, again.body]).toEqual([200, first.body]);
    expect((await undo(await aPerson(testApp, "employer"))).status).toBe(404);
    expect((await forEmployer()).status).toBe("rejected");
  });

  test("of several applications is undone for those that are still held", async () => {
    const two = await anApplication(testApp, await aStudent(testApp), await aJob(testApp, employer));
    const body = { applicationIds: [id, two], status: "accepted", undoable: true };
    const { body: made } = await call(testApp, triage.triageApplications, { body }, employer.token);
    expect(made).toMatchObject({ changed: 2, undoUntil: expect.any(String) });
    await undo();
    const undone = await call(testApp, triage.undoDecisions, { body: { applicationIds: [id, two] } }, employer.token);
    expect(undone.body.undone).toBe(1);
    expect(await listed({ status: "pending" })).toHaveLength(2);
    const late = await call(testApp, triage.undoDecisions, { body: { applicationIds: [id, two] } }, employer.token);
    expect(late.refusal.code).toBe("TOO_LATE");
  });
});

describe("an opened application", () => {
  test("leaves the stage New when the page reports the opening, but not when it is only read", async () => {
    const stage = async () => (await forEmployer()).stage;
    expect([await stage(), (await forStudent()).timeline.map(({ type }) => type)]).toEqual(["new", ["applied"]]);
    const opened = (person = employer) =>
      call(testApp, triage.openedApplication, { params: { applicationId: id }, body: {} }, person.token);
    expect((await opened(await aPerson(testApp, "employer"))).status).toBe(404);
    expect((await opened()).status).toBe(204);
    expect([await stage(), (await forStudent()).timeline.map(({ type }) => type)]).toEqual([
      "reading",
      ["applied", "viewed"],
    ]);
    const called = { params: { applicationId: id }, body: { stage: "call" } };
    await call(testApp, triage.triageApplication, called, employer.token);
    await opened();
    expect(await stage()).toBe("call");
  });
});
