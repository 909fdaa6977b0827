import * as contract from "@dryrun/domain/admin/companies/contract";
import { today, updateUser } from "@dryrun/domain/admin/contract";
import { login } from "@dryrun/domain/auth/contract";
import { CONTACTS_PER_DAY } from "@dryrun/domain/candidates/rules";
import { updateCompany } from "@dryrun/domain/company/profile/contract";
import { inviteColleague } from "@dryrun/domain/company/team/contract";
import { MAX_SEATS } from "@dryrun/domain/company/team/limits";
import { INVITES_PER_DAY } from "@dryrun/domain/invitations/limits";
import { jobPage } from "@dryrun/domain/jobs/contract";
import { indianDay } from "@dryrun/domain/time";
import { afterAll, beforeAll, expect, test } from "@jest/globals";
import { eq } from "drizzle-orm";
import { auditOf } from "../../../../test/audited.ts";
import {
  aJob,
  aMember,
  anAdmin,
  anInvitation,
  aPerson,
  aStudent,
  PASSWORD,
  type Person,
  registrationForm,
} from "../../../../test/builders.ts";
import { createTestApp, type TestApp } from "../../../../test/create-test-app.ts";
import { call } from "../../../../test/inject.ts";
import { users } from "../../../db/schema/accounts.ts";
import { contactDays } from "../../../db/schema/profiles.ts";
import { knownNetworks } from "../../../db/schema/sign-in.ts";

let testApp: TestApp;
let admin: Person;
beforeAll(async () => {
  testApp = await createTestApp({ verification: "required", rateLimitScale: 1 });
  admin = await anAdmin(testApp);
});
afterAll(() => testApp.close());

const list = async (query: object) => (await call(testApp, contract.companies, { query }, admin.token)).body;
const idsOf = async (query: object) => (await list(query)).companies.map(({ _id }) => _id);
const read = async (id: string) =>
  (await call(testApp, contract.companyDetails, { params: { id } }, admin.token)).body.company;
const verify = (id: string, verified: boolean) =>
  call(testApp, contract.verifyCompany, { params: { id }, body: { verified, reason: "GSTIN checked" } }, admin.token);
const block = (id: string, blocked: boolean) =>
  call(testApp, updateUser, { params: { id }, body: { blocked, reason: "Spam" } }, admin.token);
const anEmployer = (fullName: string, companyName = "") => aPerson(testApp, "employer", { fullName, companyName });

test("are listed newest first, and found by words of the name, the website, or one of their people", async () => {
  const older = await anEmployer("Zubin Irani", "Quokka 100%_Traders");
  const newer = await anEmployer("Meher Bilimoria", "Quokka Mills");
  const colleague = await aMember(testApp, newer, "Zarine Bilimoria", "viewer");
  await call(testApp, updateCompany, { body: { website: "https://lynx.example" } }, newer.token);
  expect(await idsOf({ search: "quokka" })).toEqual([newer.id, older.id]);
  expect(await idsOf({ search: "QUOKKA zubin" })).toEqual([older.id]);
  expect(await idsOf({ search: "100%_" })).toEqual([older.id]);
  expect(await idsOf({ search: "lynx.example" })).toEqual([newer.id]);
  expect(await idsOf({ search: colleague.email })).toEqual([newer.id]);
  const [row] = (await list({ search: "quokka mills" })).companies;
  expect(row).toMatchObject({
    name: "Quokka Mills",
    website: "https://lynx.example",
    owner: { _id: newer.id, fullName: "Meher Bilimoria", email: newer.email },
    ...{ people: 2, jobs: 0, verified: false, verifiedAt: null, blocked: false },
  });
  expect(await list({ search: "quokka", limit: 1, page: 2 })).toMatchObject({
    totalPages: 2,
    currentPage: 2,
    total: 2,
  });
});

test("are filtered by their state, and those that wait are counted on the admin's first page", async () => {
  const [waiting, verified, blocked] = [
    await anEmployer("A", "Pangolin A"),
    await anEmployer("B", "Pangolin B"),
    await anEmployer("C", "Pangolin C"),
  ];
  await aMember(testApp, waiting, "D", "owner");
  await verify(verified.id, true);
  await block(blocked.id, true);
  const found = async (state: string) => idsOf({ search: "pangolin", state });
  expect([await found("waiting"), await found("verified"), await found("blocked")]).toEqual([
    [waiting.id],
    [verified.id],
    [blocked.id],
  ]);
  const { waiting: counted } = (await call(testApp, today, {}, admin.token)).body;
  expect(counted.employers).toBe((await list({ state: "waiting" })).total);
});

test("stay unblocked while one owner is", async () => {
  const owner = await anEmployer("E", "Pangolin E");
  const other = await aMember(testApp, owner, "F", "owner");
  await block(owner.id, true);
  expect((await read(owner.id)).blocked).toBe(false);
  await block(other.id, true);
  expect((await read(owner.id)).blocked).toBe(true);
});

test("have a page with their people, the profile, and what they use of their limits", async () => {
  const owner = await anEmployer("Kavita Menon", "Okapi Foods");
  await testApp.db.update(users).set({ emailVerifiedAt: testApp.clock.now() }).where(eq(users.id, owner.id));
  const recruiter = await aMember(testApp, owner, "Ravi Kumar", "recruiter");
  await testApp.db.update(users).set({ emailVerifiedAt: null }).where(eq(users.id, recruiter.id));
  await testApp.db.delete(knownNetworks).where(eq(knownNetworks.userId, recruiter.id));
  await block(recruiter.id, true);
  await call(testApp, updateCompany, { body: { city: "Pune", about: "We bake." } }, owner.token);
  await call(testApp, inviteColleague, { body: { email: registrationForm().email, role: "viewer" } }, owner.token);
  await verify(owner.id, true);
  await anInvitation(testApp, owner, await aJob(testApp, owner));
  const day = indianDay(testApp.clock.now());
  await testApp.db.insert(contactDays).values({ companyId: owner.id, day, candidates: 7 });
  await call(testApp, login, { body: { email: owner.email, password: PASSWORD } });
  expect(await read(owner.id)).toMatchObject({
    ...{ name: "Okapi Foods", city: "Pune", about: "We bake.", logo: null, people: 2, jobs: 1, verified: true },
    staff: [
      {
        ...{ _id: owner.id, fullName: "Kavita Menon", email: owner.email, role: "owner", emailVerified: true },
        ...{ blocked: false, lastSignInAt: expect.stringMatching(/Z$/) },
      },
      { _id: recruiter.id, role: "recruiter", emailVerified: false, blocked: true, lastSignInAt: null },
    ],
    limits: {
      seats: { used: 3, most: MAX_SEATS },
      candidates: { used: 7, most: CONTACTS_PER_DAY },
      mails: { used: 1, most: INVITES_PER_DAY },
    },
  });
  expect((await read(owner.id)).limits.mails.used).toBe(1); // reading takes none
});

test("are verified for all their people, with an entry in the audit about the first owner", async () => {
  const owner = await anEmployer("Tapir Owner", "Tapir Foods");
  const jobId = await aJob(testApp, owner);
  const { token } = await aStudent(testApp);
  const isShown = async () => (await call(testApp, jobPage, { params: { id: jobId } }, token)).status === 200;
  expect(await isShown()).toBe(false);
  const { status, body } = await verify(owner.id, true);
  expect([status, body.message, body.company.verified, await isShown()]).toEqual([200, "Company verified", true, true]);
  await verify(owner.id, true); // changes nothing
  expect((await verify(owner.id, false)).body.message).toBe("Verification withdrawn");
  expect(await isShown()).toBe(false);
  const entries = (await auditOf(testApp, admin.token)).filter(({ target }) => target === "Tapir Owner");
  expect(entries.map(({ action, detail }) => [action, detail])).toEqual([
    ["employer.unverified", "GSTIN checked"],
    ["employer.verified", "GSTIN checked"],
  ]);
});
