import {
  assignApplication,
  employerApplication,
  employerApplications,
  lookAtApplication,
} from "@dryrun/domain/applications/contract";
import { LOOKING_FOR_SECONDS } from "@dryrun/domain/applications/limits";
import { applicationCounts } from "@dryrun/domain/applications/triage/contract";
import { applicationActivity } from "@dryrun/domain/company/activity/contract";
import { leaveTeam, removeColleague, updateColleague } from "@dryrun/domain/company/team/contract";
import { addMs, HOUR_MS, SECOND_MS } from "@dryrun/domain/time";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "@jest/globals";
import { eq } from "drizzle-orm";
import { aJob, aMember, anApplication, aPerson, aStudent, type Person } from "../../../../test/builders.ts";
import { createTestApp, eventually, type TestApp } from "../../../../test/create-test-app.ts";
import { call } from "../../../../test/inject.ts";
import { users } from "../../../db/schema/accounts.ts";
import { applicationLooks } from "../../../db/schema/activity.ts";

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
  recruiter = await aMember(testApp, owner, "Rohan Kulkarni", "recruiter");
  jobId = await aJob(testApp, owner);
  id = await anApplication(testApp, await aStudent(testApp), jobId);
});
afterAll(() => testApp.close());

const assign = (userId: string | null, { token } = owner) =>
  call(testApp, assignApplication, { params: { applicationId: id }, body: { userId } }, token);
const assigned = async () =>
  (await call(testApp, employerApplication, { params: { applicationId: id } }, owner.token)).body.application.assignee;
const listed = async (query: object) =>
  (await call(testApp, employerApplications, { query }, owner.token)).body.applications.map(({ _id }) => _id);
const look = async ({ token }: Person) => {
  const { status, body } = await call(testApp, lookAtApplication, { params: { applicationId: id } }, token);
  return status === 200 ? body.others.map(({ fullName }) => fullName) : status;
};

describe("an application's assignee", () => {
  test("gets a mail, is shown, filtered by and logged", async () => {
    expect((await assign(recruiter.id)).status).toBe(200);
    expect(await assigned()).toEqual({ _id: recruiter.id, fullName: "Rohan Kulkarni" });
    const mail = await eventually(() =>
      testApp.mails.find(({ to, key }) => to === recruiter.email && key.startsWith("assigned-")),
    );
    expect(mail.text).toContain("Kavita Menon has assigned the application of Asha Verma to you.");
    expect(await listed({ assignee: recruiter.id })).toEqual([id]);
    expect([await listed({ assignee: owner.id }), await listed({ assignee: "none" })]).toEqual([[], []]);
    const { body } = await call(testApp, applicationCounts, { query: { assignee: recruiter.id } }, owner.token);
    expect(body.total).toBe(1);
    const log = (await call(testApp, applicationActivity, { params: { applicationId: id } }, owner.token)).body
      .activity;
    expect(log).toMatchObject([
      { kind: "assigned", by: { fullName: "Kavita Menon" }, to: { fullName: "Rohan Kulkarni" } },
    ]);
    await assign(null);
    expect([await assigned(), await listed({ assignee: "none" })]).toEqual([null, [id]]);
  });

  test("is not mailed for an assignment of one's own, or a repeated one", async () => {
    await assign(recruiter.id, recruiter);
    await assign(recruiter.id);
    await assign(owner.id, recruiter);
    const toOwner = await eventually(() =>
      testApp.mails.find(({ to, key }) => to === owner.email && key.startsWith("assigned-")),
    );
    expect(toOwner.text).toContain("Rohan Kulkarni has assigned");
    expect(testApp.mails.filter(({ to, key }) => to === recruiter.email && key.startsWith("assigned-"))).toEqual([]);
  });

  test("must be a colleague who sees the job and is not a viewer", async () => {
    const [viewer, stranger, limited] = [
      await aMember(testApp, owner, "Vikram", "viewer"),
      await aPerson(testApp, "employer"),
      await aMember(testApp, owner, "Meera", "manager"),
    ];
    await testApp.db.update(users).set({ allJobs: false }).where(eq(users.id, limited.id));
    for (const person of [viewer, stranger, limited]) {
      const { status, refusal } = await assign(person.id);
      expect([status, refusal.errors?.[0]?.field]).toEqual([400, "userId"]);
    }
    const body = { role: "manager", jobIds: [jobId] };
    await call(testApp, updateColleague, { params: { userId: limited.id }, body }, owner.token);
    expect((await assign(limited.id)).status).toBe(200);
  });

  test("is nobody once the person leaves, is removed, or no longer sees the job", async () => {
    const rid = async (person: Person, act: () => Promise<unknown>) => {
      await assign(person.id);
      await act();
      return assigned();
    };
    const [leaving, removed, limited, viewer] = [
      await aMember(testApp, owner, "A", "recruiter"),
      await aMember(testApp, owner, "B", "recruiter"),
      await aMember(testApp, owner, "C", "recruiter"),
      await aMember(testApp, owner, "D", "manager"),
    ];
    const change = (person: Person, body: object) =>
      call(testApp, updateColleague, { params: { userId: person.id }, body }, owner.token);
    expect([
      await rid(leaving, () => call(testApp, leaveTeam, {}, leaving.token)),
      await rid(removed, () =>
        call(testApp, removeColleague, { params: { userId: removed.id }, query: {} }, owner.token),
      ),
      await rid(limited, () => change(limited, { role: "recruiter", jobIds: [] })),
      await rid(viewer, () => change(viewer, { role: "viewer", jobIds: null })),
    ]).toEqual([null, null, null, null]);
  });
});

describe("people who look at an application", () => {
  test("see each other until a while after the last report", async () => {
    expect(await look(owner)).toEqual([]);
    expect(await look(recruiter)).toEqual(["Kavita Menon"]);
    expect(await look(owner)).toEqual(["Rohan Kulkarni"]);
    testApp.clock.moveTo(addMs(testApp.clock.now(), LOOKING_FOR_SECONDS * SECOND_MS));
    expect(await look(owner)).toEqual([]);
    testApp.clock.moveTo(addMs(testApp.clock.now(), 2 * HOUR_MS));
    await testApp.deps.sweeps.run();
    expect(await testApp.db.$count(applicationLooks)).toBe(0);
  });

  test("are not shown once they have left, and strangers see none", async () => {
    await look(recruiter);
    await call(testApp, leaveTeam, {}, recruiter.token);
    expect([await look(owner), await look(recruiter)]).toEqual([[], 404]);
  });
});
