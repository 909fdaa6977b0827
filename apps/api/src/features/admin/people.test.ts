import * as admin from "@dryrun/domain/admin/contract";
import * as say from "@dryrun/domain/admin/messages";
import { apply } from "@dryrun/domain/applications/contract";
import { JOB_IS_HIDDEN } from "@dryrun/domain/applications/messages";
import { login, me, resetPassword } from "@dryrun/domain/auth/contract";
import { candidateProfile, searchCandidates } from "@dryrun/domain/candidates/contract";
import { invite, remindToApply } from "@dryrun/domain/invitations/contract";
import { createJob, employerJob, jobList, jobPage, publicJob, savedJobs, saveJob } from "@dryrun/domain/jobs/contract";
import { myProfile, updateProfile } from "@dryrun/domain/profile/contract";
import { addMs, DAY_MS } from "@dryrun/domain/time";
import { afterAll, beforeAll, describe, expect, test } from "@jest/globals";
import { eq } from "drizzle-orm";
import { auditOf } from "../../../test/audited.ts";
import { aJob, anInvitation, aPerson, applicationForm, aStudent, aTokenOf, jobForm } from "../../../test/builders.ts";
import { createTestApp, eventually, type TestApp } from "../../../test/create-test-app.ts";
import { call } from "../../../test/inject.ts";
import { users } from "../../db/schema/accounts.ts";
import { jobSearch, jobs } from "../../db/schema/jobs.ts";

let testApp: TestApp;
let adminToken: string;
beforeAll(async () => {
  testApp = await createTestApp({ verification: "required", rateLimitScale: 1 });
  adminToken = await aTokenOf(testApp, "admin");
});
afterAll(() => testApp.close());

const PASSWORD = "correct horse battery";
const block = (id: string, blocked: unknown) =>
  call(testApp, admin.updateUser, { params: { id }, body: { blocked, reason: "Fraud" } }, adminToken);
const verify = (id: string, verified: unknown) =>
  call(testApp, admin.updateEmployer, { params: { id }, body: { verified, reason: "GST" } }, adminToken);
/** Makes an employer whose jobs are listed. */
async function aVerifiedEmployer(person: { fullName?: string } = {}) {
  const employer = await aPerson(testApp, "employer", person);
  await testApp.db.update(users).set({ employerVerifiedAt: testApp.clock.now() }).where(eq(users.id, employer.id));
  return employer;
}
const signIn = (email: string, password = PASSWORD) => call(testApp, login, { body: { email, password } });
/** The audit entries about the account or job of this name, oldest first. */
const entriesOf = async (name: string) =>
  (await auditOf(testApp, adminToken, { limit: 100 })).filter(({ target }) => target === name).reverse();
const actionsOf = async (name: string) => (await entriesOf(name)).map(({ action }) => action);
const reasonsOf = async (name: string) => (await entriesOf(name)).map(({ detail }) => detail);

describe("accounts", () => {
  test("are listed newest first, and found by words of the name, the address or the company", async () => {
    const older = await aPerson(testApp, "student", { fullName: "Zubin 100%_Mehta" });
    const newer = await aPerson(testApp, "employer", { fullName: "Zubin Irani" });
    await testApp.db.update(users).set({ companyName: "Kaveri Fin" }).where(eq(users.id, newer.id));
    const search = async (words: string) => {
      const { body } = await call(testApp, admin.users, { query: { search: words } }, adminToken);
      return body.users.map(({ _id }) => _id);
    };
    expect(await search("zubin")).toEqual([newer.id, older.id]);
    expect(await search("MEHTA zubin")).toEqual([older.id]);
    expect(await search("100%_")).toEqual([older.id]);
    expect(await search("%")).toEqual([older.id]);
    expect(await search("zubin kaveri")).toEqual([newer.id]);
    expect(await search(newer.email)).toEqual([newer.id]);
    expect(await search("zubin nobody")).toEqual([]);
    const page = await call(testApp, admin.users, { query: { search: "zubin", limit: 1, page: 2 } }, adminToken);
    expect(page.body).toMatchObject({ users: [{ _id: older.id }], totalPages: 2, currentPage: 2, total: 2 });
    expect(page.body.users[0]).toEqual({
      _id: older.id,
      fullName: "Zubin 100%_Mehta",
      email: older.email,
      userType: "student",
      createdAt: expect.any(String),
      emailVerified: false,
      blocked: false,
      invited: false,
    });
  });

  test("count as invited, not active, until the invited person has set a password", async () => {
    const employer = await aPerson(testApp, "employer");
    await verify(employer.id, true);
    const { email, token } = await anInvitation(testApp, employer, await aJob(testApp, employer));
    const statesOf = async () => {
      const usersInState = (state: string) =>
        call(testApp, admin.users, { query: { search: email, state } }, adminToken);
      const lists = await Promise.all(["active", "invited", "blocked"].map(usersInState));
      return lists.map(({ body }) => body.users.map(({ invited }) => invited));
    };
    expect(await statesOf()).toEqual([[], [true], []]);
    const body = { newPassword: PASSWORD, confirmPassword: PASSWORD, isAdult: true, visibleToRecruiters: false };
    expect((await call(testApp, resetPassword, { params: { token }, body })).status).toBe(200);
    expect(await statesOf()).toEqual([[false], [], []]);
  });

  test("are filtered by role, block, verified address and age, combined with words", async () => {
    const name = "Heron Filter";
    const student = await aPerson(testApp, "student", { fullName: name });
    const employer = await aPerson(testApp, "employer", { fullName: name });
    const old = await aPerson(testApp, "student", { fullName: name });
    const createdAt = addMs(testApp.clock.now(), -8 * DAY_MS);
    await testApp.db.update(users).set({ createdAt }).where(eq(users.id, old.id));
    await block(old.id, true);
    const usersFor = async (filter: object) => {
      const { body } = await call(testApp, admin.users, { query: { search: "heron", ...filter } }, adminToken);
      expect(body.total).toBe(body.users.length);
      return body.users.map(({ _id }) => _id);
    };
    expect(await usersFor({ role: "student" })).toEqual([student.id, old.id]);
    expect(await usersFor({ role: "employer" })).toEqual([employer.id]);
    expect(await usersFor({ state: "blocked" })).toEqual([old.id]);
    expect(await usersFor({ state: "active", role: "student" })).toEqual([student.id]);
    expect(await usersFor({ verified: "yes" })).toEqual([employer.id]); // employers in tests are verified
    expect(await usersFor({ verified: "no", role: "student" })).toEqual([student.id, old.id]);
    expect(await usersFor({ registeredWithin: 7 })).toEqual([employer.id, student.id]);
    expect(await usersFor({ registeredWithin: 30 })).toEqual([employer.id, student.id, old.id]);
    expect(await usersFor({ role: "", state: "", verified: "", registeredWithin: "" })).toHaveLength(3);
    for (const wrong of [{ role: "x" }, { state: "x" }, { verified: "x" }, { registeredWithin: 8 }])
      expect((await call(testApp, admin.users, { query: wrong }, adminToken)).refusal.errors?.[0]?.field).toBe(
        Object.keys(wrong)[0],
      );
  });

  test("are signed out at once when blocked; the sign-in says so only for the right password", async () => {
    const student = await aPerson(testApp, "student", { fullName: "Blocked Once" });
    const { status, body } = await block(student.id, true);
    expect([status, body.message, body.user.blocked]).toEqual([200, say.USER_BLOCKED, true]);
    expect((await call(testApp, me, {}, student.token)).status).toBe(401);
    expect((await signIn(student.email)).refusal.code).toBe("BLOCKED");
    expect((await signIn(student.email, "wrong password")).refusal.code).toBe("BAD_CREDENTIALS");
    expect((await block(student.id, true)).status).toBe(200);
    const opened = await block(student.id, false);
    expect([opened.body.message, opened.body.user.blocked]).toEqual([say.USER_UNBLOCKED, false]);
    expect((await signIn(student.email)).status).toBe(200);
    expect((await call(testApp, me, {}, student.token)).status).toBe(401); // a token from before the block
    expect(await actionsOf("Blocked Once")).toEqual(["user.blocked", "user.unblocked"]);
  });

  test("are changed with a reason, which the audit records", async () => {
    const employer = await aPerson(testApp, "employer", { fullName: "Reasoned Heron" });
    await testApp.db.update(users).set({ emailVerifiedAt: null }).where(eq(users.id, employer.id));
    const params = { id: employer.id };
    const because = (reason: string) => ({ reason: ` ${reason} ` });
    await call(
      testApp,
      admin.updateEmployer,
      { params, body: { verified: true, ...because("Seen the GST") } },
      adminToken,
    );
    await call(testApp, admin.resendUserVerification, { params, body: because("Asked for") }, adminToken);
    await call(testApp, admin.updateUser, { params, body: { blocked: true, ...because("Fraud") } }, adminToken);
    expect(await reasonsOf("Reasoned Heron")).toEqual(["Seen the GST", "Asked for", "Fraud"]);
    const long = { params, body: { blocked: false, reason: "x".repeat(2001) } };
    expect((await call(testApp, admin.updateUser, long, adminToken)).refusal.errors?.[0]?.field).toBe("reason");
  });

  test.each([
    { contract: admin.updateUser, body: { blocked: true } },
    { contract: admin.resendUserVerification, body: {} },
    { contract: admin.updateEmployer, body: { verified: false } },
    { contract: admin.hideJob, body: { hidden: true } },
    { contract: admin.settleReport, body: { settled: true } },
  ])("can be changed only with a reason: $contract.method $contract.path", async ({ contract, body }) => {
    const employer = await aPerson(testApp, "employer");
    for (const reason of [undefined, "", " \n "]) {
      const request = { params: { id: employer.id }, body: { ...body, reason } };
      const { status, refusal } = await call(
        testApp,
        contract as typeof admin.updateUser,
        request as never,
        adminToken,
      );
      expect([status, refusal.errors]).toEqual([400, [{ field: "reason", message: "A reason is required." }]]);
    }
  });

  test("of admins cannot be blocked, nor accounts that do not exist", async () => {
    const [own] = await testApp.db.select().from(users).where(eq(users.userType, "admin"));
    expect((await block(own?.id ?? "", true)).refusal.code).toBe("NOT_FOUND");
    expect((await call(testApp, admin.users, { query: {} }, adminToken)).status).toBe(200);
    expect((await block("01939f2e-7bd4-7bd4-8bd4-7bd47bd47bd4", true)).status).toBe(404);
    const { refusal } = await block(own?.id ?? "", "perhaps");
    expect(refusal.errors).toEqual([{ field: "blocked", message: "blocked must be true or false." }]);
  });

  test("get another verification mail, at most five per hour for all requesters together, and none once verified", async () => {
    const student = await aPerson(testApp, "student", { fullName: "Not Verified" });
    const again = { params: { id: student.id }, body: { reason: "Asked for" } };
    const resend = () => call(testApp, admin.resendUserVerification, again, adminToken);
    const mails = () => testApp.mails.filter(({ to, key }) => to === student.email && key.startsWith("verify-email"));
    await eventually(() => mails()[0]);
    expect((await resend()).body.message).toBe(say.VERIFICATION_RESENT);
    await eventually(() => mails()[1]);
    for (let sent = 1; sent < 5; sent++) expect((await resend()).status).toBe(200);
    expect((await resend()).refusal.code).toBe("TOO_MANY_REQUESTS");
    expect(await actionsOf("Not Verified")).toEqual(Array(5).fill("user.verification-resent"));
    await testApp.db.update(users).set({ emailVerifiedAt: new Date() }).where(eq(users.id, student.id));
    expect((await resend()).body.message).not.toBe(say.VERIFICATION_RESENT);
    expect((await actionsOf("Not Verified")).length).toBe(5);
  });
});

describe("the jobs of a blocked employer", () => {
  const searchState = async () => ({
    listings: await testApp.db
      .select({ id: jobSearch.jobId, at: jobSearch.postedAt })
      .from(jobSearch)
      .orderBy(jobSearch.jobId),
  });
  const hide = (id: string, hidden: boolean) =>
    call(testApp, admin.hideJob, { params: { id }, body: { hidden, reason: "Spam" } }, adminToken);

  test("are not listed and accept no applications, and return unchanged with the account", async () => {
    const employer = await aVerifiedEmployer({ fullName: "Imran Blocked" });
    const student = await aStudent(testApp);
    const id = await aJob(testApp, employer, { title: "Falcon Analyst" });
    const other = await aJob(testApp, employer, { title: "Falcon Trainer" });
    await call(testApp, saveJob, { params: { jobId: id } }, student.token);
    await hide(other, true);
    const before = await searchState();
    const foundJobs = async () =>
      (await call(testApp, jobList, { query: { title: "falcon" } }, student.token)).body.jobs.map(({ _id }) => _id);
    const saved = async () => (await call(testApp, savedJobs, { query: {} }, student.token)).body.total;
    expect([await foundJobs(), await saved()]).toEqual([[id], 1]);

    await block(employer.id, true);
    expect([await foundJobs(), await saved()]).toEqual([[], 0]);
    expect((await call(testApp, jobPage, { params: { id } }, student.token)).status).toBe(404);
    expect((await call(testApp, publicJob, { params: { id } })).status).toBe(404);
    expect((await call(testApp, apply, { body: { ...applicationForm(), jobId: id } }, student.token)).status).toBe(404);
    expect((await hide(other, false)).status).toBe(200); // no longer hidden itself, but still hidden with the account
    expect((await call(testApp, publicJob, { params: { id: other } })).status).toBe(404);
    await hide(other, true);

    await block(employer.id, false);
    expect([await foundJobs(), await saved()]).toEqual([[id], 1]);
    expect((await call(testApp, publicJob, { params: { id: other } })).status).toBe(404);
    expect(await searchState()).toEqual(before);
    expect((await call(testApp, apply, { body: { ...applicationForm(), jobId: id } }, student.token)).status).toBe(201);
  });

  test("are all hidden after a block, and all shown after an unblock, whatever requests race with it", async () => {
    const before = await searchState();
    const employer = await aVerifiedEmployer();
    const id = await aJob(testApp, employer);
    await aJob(testApp, employer);
    const post = () => call(testApp, createJob, { body: jobForm({ title: "Posted in a race" }) }, employer.token);
    const posts = await Promise.all([
      post(),
      block(employer.id, true),
      hide(id, true),
      post(),
      block(employer.id, true),
    ]);
    expect(posts.map(({ status }) => status).filter((status) => ![200, 201, 401].includes(status))).toEqual([]);
    expect(await searchState()).toEqual(before);
    await Promise.all([block(employer.id, false), hide(id, false), block(employer.id, false)]);
    const { listings } = await searchState();
    const own = await testApp.db.$count(jobs, eq(jobs.companyId, employer.id));
    expect(listings).toHaveLength(before.listings.length + own);
    expect((await call(testApp, publicJob, { params: { id } })).status).toBe(200);
  });

  test("remain visible only to their employer while an admin hides them", async () => {
    const employer = await aVerifiedEmployer();
    const student = await aStudent(testApp);
    const id = await aJob(testApp, employer, { title: "Owl Analyst" });
    await anInvitation(testApp, employer, id, { email: student.email });
    const before = await searchState();
    const { body } = await hide(id, true);
    expect(body).toEqual({
      message: say.JOB_HIDDEN,
      job: { _id: id, title: "Owl Analyst", company: "Sahyadri Analytics", hidden: true, shown: false },
    });
    expect((await call(testApp, jobList, { query: { title: "owl" } }, student.token)).body.jobs).toEqual([]);
    expect((await call(testApp, jobPage, { params: { id } }, student.token)).status).toBe(404);
    expect((await call(testApp, publicJob, { params: { id } })).status).toBe(404);
    expect((await call(testApp, employerJob, { params: { id } }, employer.token)).body.job.hidden).toBe(true);
    const form = { firstName: "Ravi", lastName: "Rao", email: "ravi@example.com", validity: "24" };
    const response = await call(testApp, invite, { params: { jobId: id }, body: form }, employer.token);
    expect([response.status, response.refusal.message]).toEqual([409, JOB_IS_HIDDEN]);
    const reminder = { body: { studentId: student.id, jobId: id } };
    expect((await call(testApp, remindToApply, reminder, employer.token)).refusal.message).toBe(JOB_IS_HIDDEN);
    await hide(id, true);
    expect((await hide(id, false)).body.message).toBe(say.JOB_SHOWN);
    expect((await call(testApp, publicJob, { params: { id } })).status).toBe(200);
    expect(await searchState()).toEqual(before);
    expect(await actionsOf("Owl Analyst")).toEqual(["job.hidden", "job.shown"]);
    expect((await hide("01939f2e-7bd4-7bd4-8bd4-7bd47bd47bd4", true)).status).toBe(404);
  });
});

describe("employers", () => {
  test("see contact details only while they are verified", async () => {
    const employer = await aPerson(testApp, "employer", { fullName: "Kavita Menon" });
    await aJob(testApp, employer);
    const student = await aStudent(testApp);
    const { projects: _, ...form } = applicationForm({ skills: ["Heraldry"] });
    await call(testApp, updateProfile, { body: { ...form, visibleToRecruiters: true } }, student.token);
    const looks = async () => {
      const { body } = await call(testApp, searchCandidates, { query: { skills: "heraldry" } }, employer.token);
      const id = body.results[0]?._id;
      const profile = (await call(testApp, candidateProfile, { params: { id } }, employer.token)).body;
      return [body.results[0]?.studentId.email, profile.fullName, profile.phone];
    };
    expect(await looks()).toEqual(["***@***", "A*** V***", "********34"]);
    const { body } = await verify(employer.id, true);
    expect(body).toMatchObject({
      message: say.EMPLOYER_VERIFIED,
      employer: { _id: employer.id, jobs: 1, verified: true, verifiedAt: expect.any(String) },
    });
    expect(await looks()).toEqual(["asha@example.com", "Asha Verma", "9876501234"]);
    const ownResponse = await call(testApp, myProfile, {}, employer.token);
    expect([ownResponse.body.employerVerified, ownResponse.body.verificationRequired]).toEqual([true, true]);
    const list = await call(testApp, admin.employers, { query: {} }, adminToken);
    expect(list.body.verificationRequired).toBe(true);
    await verify(employer.id, true);
    const taken = (await verify(employer.id, false)).body;
    expect([taken.message, taken.employer.verifiedAt]).toEqual([say.EMPLOYER_UNVERIFIED, null]);
    expect(await looks()).toEqual(["***@***", "A*** V***", "********34"]);
    expect(await actionsOf("Kavita Menon")).toEqual(["employer.verified", "employer.unverified"]);
  });

  test("have their jobs listed once verified; before that only invited people and applicants see them", async () => {
    const employer = await aPerson(testApp, "employer");
    const [student, guest] = [await aStudent(testApp), await aStudent(testApp)];
    const id = await aJob(testApp, employer, { title: "Ibis Auditor" });
    const listed = async () => (await call(testApp, jobList, { query: { title: "ibis" } }, student.token)).body.total;
    const statusesFor = async ({ token }: { token: string }) =>
      Promise.all([
        call(testApp, jobPage, { params: { id } }, token),
        call(testApp, publicJob, { params: { id } }),
        call(testApp, apply, { body: applicationForm({ jobId: id }) }, token),
      ]).then((answers) => answers.map(({ status }) => status));
    expect([await listed(), await statusesFor(student)]).toEqual([0, [404, 404, 404]]);
    expect((await call(testApp, employerJob, { params: { id } }, employer.token)).body.job.awaitsVerification).toBe(
      true,
    );
    const form = { firstName: "Ravi", lastName: "Kumar", email: guest.email, validity: "24" };
    expect((await call(testApp, invite, { params: { jobId: id }, body: form }, employer.token)).status).toBe(201);
    expect(await statusesFor(guest)).toEqual([200, 404, 201]);
    await verify(employer.id, true);
    expect([await listed(), await statusesFor(student)]).toEqual([1, [200, 200, 201]]);
    await verify(employer.id, false);
    expect([await listed(), (await call(testApp, publicJob, { params: { id } })).status]).toEqual([0, 404]);
  });

  test("wait for verification until they are verified or blocked", async () => {
    const employer = await aPerson(testApp, "employer", { fullName: "Egret Waiting" });
    const states = async () => {
      const query = { search: "egret", limit: 100 };
      const employersInState = (state: string) =>
        call(testApp, admin.employers, { query: { ...query, state } }, adminToken);
      return [(await employersInState("waiting")).body.total, (await employersInState("verified")).body.total];
    };
    expect(await states()).toEqual([1, 0]);
    await verify(employer.id, true);
    expect(await states()).toEqual([0, 1]);
    await verify(employer.id, false);
    await block(employer.id, true);
    expect(await states()).toEqual([0, 0]);
  });

  test("are listed without students, with the number of their jobs that are not deleted", async () => {
    const student = await aPerson(testApp, "student");
    expect((await verify(student.id, true)).refusal.code).toBe("NOT_FOUND");
    const { body } = await call(testApp, admin.employers, { query: { search: "kavita" } }, adminToken);
    expect(body.employers.map(({ fullName, jobs, verified }) => [fullName, jobs, verified])).toEqual([
      ["Kavita Menon", 1, false],
    ]);
    const everybody = await call(testApp, admin.employers, { query: { limit: 100 } }, adminToken);
    expect(everybody.body.employers.map(({ _id }) => _id)).not.toContain(student.id);
  });
});
