import { withdrawApplication } from "@dryrun/domain/applications/contract";
import { find } from "@dryrun/domain/company/find/contract";
import { FINDS_PER_MINUTE, FOUND_PER_KIND } from "@dryrun/domain/company/find/limits";
import { COMPANY_ROLES } from "@dryrun/domain/company/permissions";
import { updateColleague } from "@dryrun/domain/company/team/contract";
import { cancelInvitation, jobInvitations } from "@dryrun/domain/invitations/contract";
import { closeJob, deleteJob } from "@dryrun/domain/jobs/contract";
import { addMs, MINUTE_MS } from "@dryrun/domain/time";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "@jest/globals";
import { eq } from "drizzle-orm";
import { aJob, aMember, anApplication, anInvitation, aPerson, aStudent, type Person } from "../../../test/builders.ts";
import { createTestApp, type TestApp } from "../../../test/create-test-app.ts";
import { call } from "../../../test/inject.ts";
import { jobs } from "../../db/schema/jobs.ts";

let testApp: TestApp;
let owner: Person;
let began: Date;
beforeAll(async () => {
  testApp = await createTestApp();
  began = testApp.clock.now();
});
beforeEach(async () => {
  owner = await aPerson(testApp, "employer");
});
afterEach(() => testApp.clock.moveTo(began));
afterAll(() => testApp.close());

const ask = (q: string, { token } = owner) => call(testApp, find, { query: { q } }, token);
const found = async (q: string, by = owner) => (await ask(q, by)).body;
const names = (rows: readonly { fullName: string }[]) => rows.map(({ fullName }) => fullName);
const titles = (rows: readonly { title: string }[]) => rows.map(({ title }) => title);
const later = () => testApp.clock.moveTo(addMs(testApp.clock.now(), MINUTE_MS));
const apply = async (jobId: string, change: object) => anApplication(testApp, await aStudent(testApp), jobId, change);
const NOTHING = { jobs: [], candidates: [], applications: [] };

describe("jobs", () => {
  test("are found by words of title and place in any case and order, open ones first, then the newest", async () => {
    const closed = await aJob(testApp, owner, { title: "Senior Data Analyst", location: "Pune" });
    later();
    const older = await aJob(testApp, owner, { title: "Data Analyst", location: "Pune" });
    later();
    const newer = await aJob(testApp, owner, { title: "MIS Analyst", location: "Pune" });
    await aJob(testApp, owner, { title: "Accountant", location: "Pune" });
    await call(testApp, closeJob, { params: { id: closed } }, owner.token);
    const { jobs } = await found("pune ANALYST");
    expect(jobs.map(({ _id, closed: isClosed }) => [_id, isClosed])).toEqual([
      [newer, false],
      [older, false],
      [closed, true],
    ]);
    expect(jobs[1]).toEqual({ _id: older, title: "Data Analyst", location: "Pune", closed: false });
  });

  test("are found by a former name of the city, and not once they are deleted", async () => {
    const jobId = await aJob(testApp, owner, { title: "Clerk", location: "Bengaluru, Karnataka" });
    expect(titles((await found("Bangalore clerk")).jobs)).toEqual(["Clerk"]);
    await call(testApp, deleteJob, { params: { id: jobId } }, owner.token);
    expect((await found("clerk")).jobs).toEqual([]);
  });

  test("are at most five", async () => {
    for (let count = 0; count <= FOUND_PER_KIND; count++) await aJob(testApp, owner, { title: `Planner ${count}` });
    expect((await found("planner")).jobs).toHaveLength(FOUND_PER_KIND);
  });
});

describe("people and their applications", () => {
  test("are found by words of the name in any order, the newest first, each person once", async () => {
    const jobs = [await aJob(testApp, owner, { title: "One" }), await aJob(testApp, owner, { title: "Two" })];
    const asha = await aStudent(testApp);
    const applications: string[] = [];
    for (const jobId of jobs) {
      applications.unshift(await anApplication(testApp, asha, jobId, { fullName: "Asha Verma" }));
      later();
    }
    await apply(jobs[0] ?? "", { fullName: "Ravi Kumar" });
    const { candidates, applications: ofHer } = await found("VERMA ash");
    expect(candidates).toEqual([
      {
        ...{ _id: asha.id, fullName: "Asha Verma", applications: 2, invitedTo: null },
        application: { _id: applications[0], jobTitle: "Two" },
      },
    ]);
    expect(ofHer.map(({ _id, jobTitle, status }) => [_id, jobTitle, status])).toEqual([
      [applications[0], "Two", "pending"],
      [applications[1], "One", "pending"],
    ]);
  });

  test("a word of two letters begins a word of the name", async () => {
    const jobId = await aJob(testApp, owner);
    await apply(jobId, { fullName: "Meera Joshi" });
    await apply(jobId, { fullName: "Ravi Sanjoy" });
    expect(names((await found("jo")).candidates)).toEqual(["Meera Joshi"]);
    expect(names((await found("meera j")).candidates)).toEqual(["Meera Joshi"]);
  });

  test("are found by a name together with a word of the job's title", async () => {
    const jobs = [
      await aJob(testApp, owner, { title: "Data Analyst" }),
      await aJob(testApp, owner, { title: "Clerk" }),
    ];
    for (const jobId of jobs) await apply(jobId, { fullName: "Asha Verma" });
    const { applications } = await found("asha analyst");
    expect(applications.map(({ jobTitle }) => jobTitle)).toEqual(["Data Analyst"]);
    expect((await found("asha driver")).applications).toEqual([]);
  });

  test("are found by a whole address, if the application shows it", async () => {
    const jobId = await aJob(testApp, owner);
    const student = await aStudent(testApp);
    const applicationId = await anApplication(testApp, student, jobId, { email: student.email });
    expect((await found(student.email.toUpperCase())).applications.map(({ _id }) => _id)).toEqual([applicationId]);
    expect(await found(student.email.slice(1))).toEqual(NOTHING);
    await call(testApp, withdrawApplication, { params: { applicationId } }, student.token);
    expect(await found(student.email)).toEqual(NOTHING);
    expect((await found("Asha Verma")).applications.map(({ status }) => status)).toEqual(["withdrawn"]);
  });

  test("are found by a full phone number in any usual format, if the application shows it", async () => {
    const jobId = await aJob(testApp, owner);
    const student = await aStudent(testApp);
    const applicationId = await anApplication(testApp, student, jobId, { phone: "9811100456" });
    await apply(jobId, { phone: "9811100457" });
    const idsOf = async (q: string, by = owner) => (await found(q, by)).applications.map(({ _id }) => _id);
    for (const q of ["9811100456", "+91 98111 00456", "098111-00456", "91 9811100456", "(0) 98111 00456"])
      expect([q, await idsOf(q)]).toEqual([q, [applicationId]]);
    expect((await found("98111 00456")).candidates).toMatchObject([{ _id: student.id, applications: 1 }]);
    expect([await idsOf("981110045"), await idsOf("11100456")]).toEqual([[], []]);
    expect(await idsOf("9811100456", await aPerson(testApp, "employer"))).toEqual([]);
    await call(testApp, withdrawApplication, { params: { applicationId } }, student.token);
    expect(await found("9811100456")).toEqual(NOTHING);
  });

  test("who were invited are found by the company that now has the job", async () => {
    const other = await aPerson(testApp, "employer");
    const jobId = await aJob(testApp, owner);
    await anInvitation(testApp, owner, jobId, { firstName: "Divya", lastName: "Pillai" });
    await testApp.db.update(jobs).set({ companyId: other.id }).where(eq(jobs.id, jobId));
    expect(names((await found("divya pillai", other)).candidates)).toEqual(["Divya Pillai"]);
    expect(await found("divya pillai")).toEqual(NOTHING);
  });

  test("are found after an invitation, until it is cancelled", async () => {
    const jobId = await aJob(testApp, owner, { title: "Data Analyst" });
    const { email } = await anInvitation(testApp, owner, jobId, { firstName: "Divya", lastName: "Pillai" });
    const invited = (await found("divya pillai")).candidates;
    expect(invited).toEqual([
      {
        ...{ _id: expect.any(String), fullName: "Divya Pillai", applications: 0, application: null },
        invitedTo: { _id: jobId, title: "Data Analyst" },
      },
    ]);
    expect((await found(email)).candidates).toEqual(invited);
    const { invitations } = (await call(testApp, jobInvitations, { params: { id: jobId } }, owner.token)).body;
    const invitationId = invitations[0]?._id ?? "";
    await call(testApp, cancelInvitation, { params: { invitationId } }, owner.token);
    expect(await found("divya pillai")).toEqual(NOTHING);
  });
});

describe("a person sees", () => {
  test("nothing of another company", async () => {
    const stranger = await aPerson(testApp, "employer");
    const jobId = await aJob(testApp, owner, { title: "Hidden Analyst" });
    const student = await aStudent(testApp);
    await anApplication(testApp, student, jobId, { fullName: "Asha Verma", email: student.email });
    const { email } = await anInvitation(testApp, owner, jobId, { firstName: "Divya", lastName: "Pillai" });
    for (const q of ["hidden", "asha", "asha hidden", "divya", student.email, email])
      expect([q, await found(q, stranger)]).toEqual([q, NOTHING]);
  });

  test.each(COMPANY_ROLES)("jobs and candidates as a %s, of chosen jobs only these", async (role) => {
    const [seen, hidden] = [
      await aJob(testApp, owner, { title: "Seen" }),
      await aJob(testApp, owner, { title: "Unseen" }),
    ];
    const colleague = await aMember(testApp, owner, "Meera Joshi", role);
    for (const jobId of [seen, hidden]) {
      await apply(jobId, { fullName: "Asha Verma" });
      await anInvitation(testApp, owner, jobId, { firstName: "Divya", lastName: "Pillai" });
    }
    const all = async () => {
      const [byTitle, byName, byInvitation] = [
        await found("seen", colleague),
        await found("asha", colleague),
        await found("divya", colleague),
      ];
      return [byTitle.jobs, byName.candidates, byName.applications, byInvitation.candidates].map((rows) => rows.length);
    };
    expect(await all()).toEqual([2, 2, 2, 2]);
    if (role === "owner") return;
    const duty = { params: { userId: colleague.id }, body: { role, jobIds: [seen] } };
    await call(testApp, updateColleague, duty, owner.token);
    expect(await all()).toEqual([1, 1, 1, 1]);
    expect((await found("asha unseen", colleague)).applications).toEqual([]);
  });
});

describe("refuses", () => {
  test.each([
    ["nothing", ""],
    ["spaces", "     "],
    ["one character", " a "],
    ["101 characters", "a".repeat(101)],
    ["a megabyte", "a".repeat(10_000)],
  ])("%s", async (_, q) => {
    const { status, refusal } = await ask(q);
    expect([status, refusal.errors?.map(({ field }) => field)]).toEqual([400, ["q"]]);
  });

  test("students and visitors", async () => {
    expect((await ask("asha", await aStudent(testApp))).status).toBe(403);
    expect((await call(testApp, find, { query: { q: "asha" } })).status).toBe(401);
  });

  test("a search above the limit of a minute", async () => {
    const strict = await createTestApp({ rateLimitScale: 2 / FINDS_PER_MINUTE });
    try {
      const person = await aPerson(strict, "employer");
      const statuses: number[] = [];
      for (let count = 0; count < 3; count++)
        statuses.push((await call(strict, find, { query: { q: "asha" } }, person.token)).status);
      expect(statuses).toEqual([200, 200, 429]);
    } finally {
      await strict.close();
    }
  });
});

describe("reads literally", () => {
  test.each([
    "%%",
    "__",
    "a%a",
    "\\\\",
    "\\%",
    "%' or 1=1 --",
    "((((((((((a+)+)+)+)+)+)",
    "\0\0aa\0",
    "[a-z]{2,}",
    "::text",
  ])("%j", async (q) => {
    const jobId = await aJob(testApp, owner, { title: "Analyst" });
    await apply(jobId, { fullName: "Asha Verma" });
    await anInvitation(testApp, owner, jobId, { firstName: "Divya", lastName: "Pillai" });
    const { status, body } = await ask(q);
    expect([status, body]).toEqual([200, NOTHING]);
  });

  test.each([
    "a ".repeat(50).trim(),
    "@@@@@@.@",
    `${"a".repeat(49)}@${"b".repeat(48)}.c`,
    "﷽ ".repeat(33),
    "😀😀",
    "का वर्मा",
  ])("and answers %j", async (q) => {
    expect((await ask(q)).status).toBe(200);
  });

  test("a name with the character", async () => {
    const jobId = await aJob(testApp, owner, { title: "50% Analyst_1" });
    expect((await found("50% analyst_1")).jobs.map(({ _id }) => _id)).toEqual([jobId]);
  });
});
