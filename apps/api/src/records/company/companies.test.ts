import { deleteAccount } from "@dryrun/domain/account/contract";
import { updateEmployer, updateUser } from "@dryrun/domain/admin/contract";
import { employerApplications } from "@dryrun/domain/applications/contract";
import { me, register } from "@dryrun/domain/auth/contract";
import { type CompanyRole, mayCall } from "@dryrun/domain/company/permissions";
import { contracts } from "@dryrun/domain/contracts";
import { employerJobs, jobPage } from "@dryrun/domain/jobs/contract";
import { updateProfile } from "@dryrun/domain/profile/contract";
import { afterAll, beforeAll, describe, expect, test } from "@jest/globals";
import { eq } from "drizzle-orm";
import {
  aJob,
  anAdmin,
  anApplication,
  aPerson,
  aStudent,
  PASSWORD,
  type Person,
  registrationForm,
} from "../../../test/builders.ts";
import { createTestApp, type TestApp } from "../../../test/create-test-app.ts";
import { call } from "../../../test/inject.ts";
import { users } from "../../db/schema/accounts.ts";
import { companies } from "../../db/schema/companies.ts";
import { findCompany } from "./companies.ts";

let testApp: TestApp;
beforeAll(async () => {
  testApp = await createTestApp();
});
afterAll(() => testApp.close());

const anEmployer = () => aPerson(testApp, "employer");
/** Puts an employer into another one's company. */
const join = (colleague: Person, owner: Person, companyRole: CompanyRole) =>
  testApp.db.update(users).set({ companyId: owner.id, companyRole }).where(eq(users.id, colleague.id));
const companyOf = ({ id }: Person) => findCompany(testApp.db, id);

describe("a company", () => {
  test("is created with an employer's account, with the same id", async () => {
    const form = registrationForm({ userType: "employer", companyName: "Sahyadri Foods" });
    await call(testApp, register, { body: form });
    const [user] = await testApp.db.select().from(users).where(eq(users.email, form.email));
    expect(user).toMatchObject({ companyId: user?.id, companyRole: "owner" });
    expect(await findCompany(testApp.db, user?.id ?? "")).toMatchObject({ name: "Sahyadri Foods", verifiedAt: null });
  });

  test("is not created for an address that is taken, or for a student", async () => {
    const student = await aStudent(testApp);
    const before = await testApp.db.$count(companies);
    await call(testApp, register, { body: registrationForm({ userType: "employer", email: student.email }) });
    expect(await testApp.db.$count(companies)).toBe(before);
  });

  test("is the one of the answer to /auth/me", async () => {
    const employer = await anEmployer();
    const { body } = await call(testApp, me, {}, employer.token);
    expect(body.user.company).toEqual({ id: employer.id, name: "", verified: false, role: "owner" });
    expect((await call(testApp, me, {}, (await aStudent(testApp)).token)).body.user.company).toBeUndefined();
  });

  test("keeps its name and its people's copies equal, whichever release writes them", async () => {
    const [owner, colleague] = [await anEmployer(), await anEmployer()];
    await call(testApp, updateProfile, { body: { companyName: "Konkan Traders" } }, owner.token);
    await join(colleague, owner, "recruiter");
    expect(await companyOf(colleague)).toBeUndefined();
    expect(await companyOf(owner)).toMatchObject({ name: "Konkan Traders" });
    await testApp.db.update(users).set({ companyWebsite: "https://konkan.example" }).where(eq(users.id, owner.id));
    expect(await companyOf(owner)).toMatchObject({ name: "Konkan Traders", website: "https://konkan.example" });
    expect((await testApp.db.select().from(users).where(eq(users.id, colleague.id)))[0]).toMatchObject({
      ...{ companyName: "Konkan Traders", companyWebsite: "https://konkan.example" },
    });
  });

  test("is verified for all its people", async () => {
    const [owner, colleague, admin] = [await anEmployer(), await anEmployer(), await anAdmin(testApp)];
    await join(colleague, owner, "owner");
    const request = { params: { id: colleague.id }, body: { verified: true, reason: "Checked the website" } };
    await call(testApp, updateEmployer, request, admin.token);
    expect((await call(testApp, me, {}, owner.token)).body.user.company?.verified).toBe(true);
  });

  test("ends with its last person, and its jobs with it", async () => {
    const [owner, colleague] = [await anEmployer(), await anEmployer()];
    const jobId = await aJob(testApp, owner);
    await join(colleague, owner, "owner");
    const leave = (who: Person) => call(testApp, deleteAccount, { body: { password: PASSWORD } }, who.token);
    await leave(owner);
    expect(await companyOf(owner)).toBeDefined();
    expect((await call(testApp, employerJobs, {}, colleague.token)).body.jobs).toMatchObject([{ _id: jobId }]);
    await leave(colleague);
    expect(await companyOf(owner)).toBeUndefined();
    expect((await call(testApp, jobPage, { params: { id: jobId } }, (await aStudent(testApp)).token)).status).toBe(404);
  });

  test("has its jobs hidden once all owners are blocked, and shown when one returns", async () => {
    const [owner, colleague, admin] = [await anEmployer(), await anEmployer(), await anAdmin(testApp)];
    await join(colleague, owner, "owner");
    const jobId = await aJob(testApp, owner);
    const student = await aStudent(testApp);
    const block = ({ id }: Person, blocked: boolean) =>
      call(testApp, updateUser, { params: { id }, body: { blocked, reason: "Spam" } }, admin.token);
    const status = async () => (await call(testApp, jobPage, { params: { id: jobId } }, student.token)).status;
    await block(owner, true);
    expect(await status()).toBe(200);
    await block(colleague, true);
    expect(await status()).toBe(404);
    await block(owner, false);
    expect(await status()).toBe(200);
  });
});

describe("people of a company", () => {
  test("see its jobs and applications, and nobody else's", async () => {
    const [owner, colleague, stranger] = [await anEmployer(), await anEmployer(), await anEmployer()];
    await join(colleague, owner, "viewer");
    const jobId = await aJob(testApp, owner);
    const applicationId = await anApplication(testApp, await aStudent(testApp), jobId);
    await aJob(testApp, stranger);
    const { jobs } = (await call(testApp, employerJobs, {}, colleague.token)).body;
    const { applications } = (await call(testApp, employerApplications, {}, colleague.token)).body;
    expect([jobs.map(({ _id }) => _id), applications.map(({ _id }) => _id)]).toEqual([[jobId], [applicationId]]);
  });

  test.each(["owner", "recruiter", "manager", "viewer"] as const)(
    "with the role %s get 403 ROLE for other calls",
    async (role) => {
      const [owner, colleague] = [await anEmployer(), await anEmployer()];
      await join(colleague, owner, role);
      const calls = Object.values(contracts).filter(({ access }) => access === "employer");
      for (const { method, path } of calls) {
        await join(colleague, owner, role); // the call before may have left the company
        const { statusCode, body } = await testApp.app.inject({
          method,
          url: `/api${path.replace(/:\w+/g, "00000000-0000-7000-8000-000000000000")}`,
          headers: { authorization: `Bearer ${colleague.token}` },
          ...(method !== "GET" && { payload: {} }),
        });
        const isRefused = statusCode === 403 && JSON.parse(body).code === "ROLE";
        expect([method, path, isRefused]).toEqual([method, path, !mayCall(role, { method, path })]);
      }
    },
  );

  test("other than an owner do not change the company's name", async () => {
    const [owner, colleague] = [await anEmployer(), await anEmployer()];
    await join(colleague, owner, "recruiter");
    const { status, refusal } = await call(testApp, updateProfile, { body: { companyName: "Mine" } }, colleague.token);
    expect([status, refusal?.code]).toEqual([403, "ROLE"]);
  });
});
