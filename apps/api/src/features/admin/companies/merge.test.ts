import * as contract from "@dryrun/domain/admin/companies/contract";
import { updateUser } from "@dryrun/domain/admin/contract";
import { NOT_CONFIRMED, REFUSED_MERGES, SAME_COMPANY } from "@dryrun/domain/admin/messages";
import { apply, employerApplications } from "@dryrun/domain/applications/contract";
import { me } from "@dryrun/domain/auth/contract";
import { jobActivity } from "@dryrun/domain/company/activity/contract";
import { createApiKey } from "@dryrun/domain/company/api-keys/contract";
import { company, jobStages, setStages, updateCompany } from "@dryrun/domain/company/profile/contract";
import { DEFAULT_STAGE_SET } from "@dryrun/domain/company/stages/rules";
import { inviteColleague, team, updateColleague } from "@dryrun/domain/company/team/contract";
import { MAX_SEATS } from "@dryrun/domain/company/team/limits";
import { createWebhook, webhooks } from "@dryrun/domain/company/webhooks/contract";
import { createJob, employerJobs, jobPage } from "@dryrun/domain/jobs/contract";
import { templates } from "@dryrun/domain/templates/contract";
import { indianDay } from "@dryrun/domain/time";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "@jest/globals";
import { eq, inArray, sql } from "drizzle-orm";
import { auditOf } from "../../../../test/audited.ts";
import {
  aJob,
  aMember,
  anAdmin,
  anApplication,
  anInvitation,
  aPerson,
  applicationForm,
  aStudent,
  jobForm,
  type Person,
  registrationForm,
} from "../../../../test/builders.ts";
import { createTestApp, type TestApp } from "../../../../test/create-test-app.ts";
import { call } from "../../../../test/inject.ts";
import { readRows } from "../../../db/read-rows.ts";
import { users } from "../../../db/schema/accounts.ts";
import { applications } from "../../../db/schema/applications.ts";
import { companies, companyLogos } from "../../../db/schema/companies.ts";
import { contactStops } from "../../../db/schema/contact-stops.ts";
import { interviewSessions } from "../../../db/schema/interviews.ts";
import { jobs } from "../../../db/schema/jobs.ts";
import { contactDays, profileViews } from "../../../db/schema/profiles.ts";
import { mailTemplates } from "../../../db/schema/templates.ts";
import { newId } from "../../../ids.ts";

let testApp: TestApp;
let strictApp: TestApp;
let admin: Person;
let from: Person;
let into: Person;
beforeAll(async () => {
  testApp = await createTestApp();
  admin = await anAdmin(testApp);
});
beforeEach(async () => {
  from = await anEmployer("Konkan Trader");
  into = await anEmployer("Konkan Traders");
});
afterAll(() => testApp.close());

const anEmployer = async (companyName: string, app = testApp) => {
  const person = await aPerson(app, "employer", { companyName, fullName: `Owner of ${companyName}` });
  await app.db.update(users).set({ emailVerifiedAt: app.clock.now() }).where(eq(users.id, person.id));
  return person;
};
const preview = (id = from.id, intoId = into.id) =>
  call(testApp, contract.mergePreview, { params: { id }, query: { into: intoId } }, admin.token);
const merge = (change: object = {}, id = from.id, { token } = admin, app = testApp) => {
  const body = { into: into.id, confirm: "Konkan Trader", reason: "Same GSTIN", ...change };
  return call(app, contract.mergeCompany, { params: { id }, body }, token);
};
const companyOf = async ({ token }: Person) => (await call(testApp, me, {}, token)).body.user.company;
const teamOf = async ({ token }: Person) => (await call(testApp, team, {}, token)).body;
const block = (id: string, blocked: boolean) =>
  call(testApp, updateUser, { params: { id }, body: { blocked, reason: "Spam" } }, admin.token);
const isThere = async (id: string) => (await testApp.db.$count(companies, eq(companies.id, id))) > 0;

describe("merging a company into another one", () => {
  test("moves people with their roles and chosen jobs, jobs, applications and interviews; the company ends", async () => {
    const manager = await aMember(testApp, from, "Ravi Kumar", "manager");
    const [jobId, otherId] = [await aJob(testApp, from), await aJob(testApp, from)];
    await call(
      testApp,
      updateColleague,
      { params: { userId: manager.id }, body: { role: "manager", jobIds: [jobId] } },
      from.token,
    );
    const student = await aStudent(testApp);
    const applicationId = await anApplication(testApp, student, jobId);
    const sessionId = newId(testApp.clock.now());
    const at = testApp.clock.now();
    const session = { id: sessionId, studentId: student.id, applicationId, companyId: from.id };
    await testApp.db.insert(interviewSessions).values({ ...session, seed: 1, startedAt: at, expiresAt: at });
    const own = await aJob(testApp, into);

    const { status, body } = await merge();
    expect([status, body.message, body.company]).toMatchObject([
      200,
      "Companies merged",
      { _id: into.id, name: "Konkan Traders", people: 3, jobs: 3 },
    ]);
    expect(await isThere(from.id)).toBe(false);
    const roles = [await companyOf(from), await companyOf(into), await companyOf(manager)];
    expect(roles.map((found) => [found?.id, found?.name, found?.role])).toEqual([
      [into.id, "Konkan Traders", "owner"],
      [into.id, "Konkan Traders", "owner"],
      [into.id, "Konkan Traders", "manager"],
    ]);
    const jobsOf = async ({ token }: Person) =>
      (await call(testApp, employerJobs, {}, token)).body.jobs.map(({ _id }) => _id).sort();
    expect(await jobsOf(into)).toEqual([jobId, otherId, own].sort());
    expect(await jobsOf(manager)).toEqual([jobId]);
    const received = (await call(testApp, employerApplications, {}, into.token)).body.applications;
    expect(received.map(({ _id }) => _id)).toEqual([applicationId]);
    const [moved] = await testApp.db.select().from(interviewSessions).where(eq(interviewSessions.id, sessionId));
    expect(moved?.companyId).toBe(into.id);
    const { activity } = (await call(testApp, jobActivity, { params: { id: jobId } }, into.token)).body;
    expect(activity.map(({ kind }) => kind)).toEqual(["posted"]);
    expect((await call(testApp, jobPage, { params: { id: jobId } }, student.token)).status).toBe(200);
  });

  test("keeps the other's profile, verification and logo", async () => {
    await call(testApp, updateCompany, { body: { city: "Pune", about: "Old" } }, from.token);
    const logo = { companyId: from.id, name: "a".repeat(32), png: Buffer.of(1), setAt: testApp.clock.now() };
    await testApp.db.insert(companyLogos).values(logo);
    await testApp.db.update(companies).set({ verifiedAt: testApp.clock.now() }).where(eq(companies.id, from.id));
    await merge();
    const { body } = await call(testApp, company, {}, from.token);
    expect(body).toMatchObject({ name: "Konkan Traders", city: "", about: "", logo: null });
    expect((await companyOf(from))?.verified).toBe(false);
    expect(await testApp.db.$count(companyLogos, eq(companyLogos.name, logo.name))).toBe(0);
  });

  test("takes texts of mails that the other lacks, and invitations to addresses that it has not invited", async () => {
    const text = (companyId: string, kind: "accept" | "reject") => ({
      ...{ companyId, kind, subject: companyId, text: "x", updatedAt: testApp.clock.now() },
    });
    await testApp.db
      .insert(mailTemplates)
      .values([text(from.id, "accept"), text(from.id, "reject"), text(into.id, "reject")]);
    const [both, one] = [registrationForm().email, registrationForm().email];
    const invite = (email: string, role: string, { token }: Person) =>
      call(testApp, inviteColleague, { body: { email, role } }, token);
    await invite(both, "viewer", into);
    for (const email of [both, one, into.email]) await invite(email, "recruiter", from);
    expect((await preview()).body.moves).toMatchObject({ templates: 1, teamInvitations: 1 });
    await merge();
    const own = (await call(testApp, templates, {}, into.token)).body.templates;
    expect(own.filter(({ kind }) => kind !== "invite").map(({ kind, subject }) => [kind, subject])).toEqual([
      ["accept", from.id],
      ["reject", into.id],
    ]);
    const invited = (await teamOf(into)).invitations.map(({ email, role }) => [email, role]);
    expect(invited.sort()).toEqual(
      [
        [both, "viewer"],
        [one, "recruiter"],
      ].sort(),
    );
  });

  test("adds a day's candidates, and unites views of the same student", async () => {
    const [student, other] = [await aStudent(testApp), await aStudent(testApp)];
    const day = indianDay(testApp.clock.now());
    await testApp.db.insert(contactDays).values([
      { companyId: from.id, day, candidates: 3 },
      { companyId: into.id, day, candidates: 4 },
      { companyId: from.id, day: "2026-11-01", candidates: 5 },
    ]);
    const view = (companyId: string, studentId: string, seen: object) => ({
      ...{ id: newId(testApp.clock.now()), companyId, studentId, company: "K", day, opened: false, ...seen },
    });
    await testApp.db
      .insert(profileViews)
      .values([
        view(from.id, student.id, { opened: true, withContact: true }),
        view(into.id, student.id, { listed: true }),
        view(from.id, other.id, { opened: true }),
      ]);
    await merge();
    const days = await testApp.db.select().from(contactDays).where(eq(contactDays.companyId, into.id));
    expect(days.map((one) => [one.day, one.candidates]).sort()).toEqual(
      [
        ["2026-11-01", 5],
        [day, 7],
      ].sort(),
    );
    const seen = await testApp.db
      .select()
      .from(profileViews)
      .where(inArray(profileViews.studentId, [student.id, other.id]));
    const shown = seen.map((one) => [one.studentId, one.companyId, one.listed, one.opened, one.withContact]);
    expect(shown.sort()).toEqual(
      [
        [student.id, into.id, true, true, true],
        [other.id, into.id, false, true, false],
      ].sort(),
    );
  });

  test("keeps who is not to be contacted by either", async () => {
    const [student, other] = [await aStudent(testApp), await aStudent(testApp)];
    const stop = (companyId: string, studentId: string) => ({
      ...{ companyId, studentId, reason: `by ${companyId}`, byId: companyId, at: testApp.clock.now() },
    });
    await testApp.db
      .insert(contactStops)
      .values([stop(from.id, student.id), stop(into.id, student.id), stop(from.id, other.id)]);
    await merge();
    const stops = await testApp.db.select().from(contactStops).where(eq(contactStops.companyId, into.id));
    expect(stops.map(({ studentId, reason }) => [studentId, reason]).sort()).toEqual(
      [
        [student.id, `by ${into.id}`],
        [other.id, `by ${from.id}`],
      ].sort(),
    );
  });

  test("keeps API keys working, for the other company, and moves webhooks", async () => {
    const key = await call(testApp, createApiKey, { body: { name: "ATS", scope: "read" } }, from.token);
    const hook = { url: "https://hooks.example.com/", events: ["application.received"] };
    await call(testApp, createWebhook, { body: hook }, from.token);
    const jobId = await aJob(testApp, into);
    await merge();
    const { body } = await call(testApp, employerJobs, {}, key.body.secret);
    expect(body.jobs.map(({ _id }) => _id)).toEqual([jobId]);
    expect((await call(testApp, webhooks, {}, into.token)).body.webhooks).toMatchObject([hook]);
  });

  test("keeps the stages of its jobs", async () => {
    const jobId = await aJob(testApp, from);
    const own = [...DEFAULT_STAGE_SET.stages, { _id: "own-0000000a", name: "Phone screen", colour: "blue" }];
    await call(testApp, setStages, { body: { stages: own } }, from.token);
    await merge();
    const { body } = await call(testApp, jobStages, { params: { id: jobId } }, into.token);
    expect([body.isOwn, body.stages]).toEqual([true, own]);
  });

  test("moves all that refers to a company", async () => {
    const rows = await readRows<{ name: string }>(
      testApp.db,
      sql`
      select distinct conrelid::regclass::text as name from pg_constraint
      where contype = 'f' and confrelid = 'companies'::regclass and conparentid = 0 order by 1`,
    );
    // A table that is missing here needs a line in `moveRows`, or a reason why its rows end with the company.
    expect(rows.map(({ name }) => name)).toEqual([
      "activity",
      "api_keys",
      "applications",
      "candidate_mails",
      "company_logos", // ends
      "contact_days",
      "contact_stops",
      "interview_sessions",
      "jobs",
      "mail_templates",
      "profile_views",
      "team_invitations",
      "users",
      "webhooks",
    ]);
  });

  test("can be previewed with its numbers, which changes nothing", async () => {
    const jobId = await aJob(testApp, from);
    await anApplication(testApp, await aStudent(testApp), jobId);
    await anInvitation(testApp, from, jobId);
    const { status, body } = await preview();
    expect([status, body]).toEqual([
      200,
      {
        from: { _id: from.id, name: "Konkan Trader", verified: false },
        into: { _id: into.id, name: "Konkan Traders", verified: false },
        moves: {
          ...{ people: 1, jobs: 1, applications: 1, invitations: 1, teamInvitations: 0, profileViews: 0, templates: 0 },
        },
        ...{ refusal: null, refusalText: null, confirm: "Konkan Trader" },
      },
    ]);
    expect([await isThere(from.id), (await companyOf(from))?.id]).toEqual([true, from.id]);
  });

  test("is written to the audit, about the other's first owner", async () => {
    await aJob(testApp, from);
    await merge();
    const [entry] = await auditOf(testApp, admin.token);
    expect(entry).toMatchObject({
      action: "company.merged",
      target: "Owner of Konkan Traders",
      personId: into.id,
      detail: "Konkan Trader into Konkan Traders: 1 person, 1 job. Same GSTIN",
    });
  });

  test("happens once, also if two admins merge in both directions, or into two others, at the same time", async () => {
    const both = await Promise.all([merge(), merge({ into: from.id, confirm: "Konkan Traders" }, into.id)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 404]);
    expect([await isThere(from.id), await isThere(into.id)].sort()).toEqual([false, true]);

    [from, into] = [await anEmployer("Konkan Trader"), await anEmployer("Konkan Traders")];
    const third = await anEmployer("Third");
    const twice = await Promise.all([merge(), merge({ into: third.id })]);
    expect(twice.map(({ status }) => status).sort()).toEqual([200, 404]);
    const home = (await companyOf(from))?.id;
    expect([into.id, third.id]).toContain(home);
    expect((await teamOf(from)).people.map(({ _id }) => _id)).toContain(home);
  });
});

test("loses nothing that is posted, or applied for, at the same time", async () => {
  for (let round = 0; round < 5; round += 1) {
    [from, into] = [await anEmployer("Konkan Trader"), await anEmployer("Konkan Traders")];
    const jobId = await aJob(testApp, from);
    const students = await Promise.all([1, 2, 3].map(() => aStudent(testApp)));
    const post = () => call(testApp, createJob, { body: jobForm() }, from.token);
    const [merged, posted, ...applied] = await Promise.all([
      merge(),
      post(),
      ...students.map(({ token }) => call(testApp, apply, { body: { ...applicationForm(), jobId } }, token)),
    ]);
    expect([merged.status, applied.map(({ status }) => status)]).toEqual([200, [201, 201, 201]]);
    // A job that came too late is refused, and can be posted again.
    expect([201, 401]).toContain(posted.status);
    const all = [eq(jobs.companyId, into.id), eq(applications.companyId, into.id)] as const;
    expect([await testApp.db.$count(jobs, all[0]), await testApp.db.$count(applications, all[1])]).toEqual([
      posted.status === 201 ? 2 : 1,
      3,
    ]);
  }
});

describe("where verification is required", () => {
  beforeAll(async () => {
    strictApp = await createTestApp({ verification: "required" });
  });
  afterAll(() => strictApp.close());

  test.each([true, false])("the moved jobs are listed if the other company is verified: %s", async (isVerified) => {
    const [strictAdmin, source, target] = [
      await anAdmin(strictApp),
      await anEmployer("Konkan Trader", strictApp),
      await anEmployer("Konkan Traders", strictApp),
    ];
    const verified = isVerified ? target : source;
    const verification = { params: { id: verified.id }, body: { verified: true, reason: "GSTIN" } };
    await call(strictApp, contract.verifyCompany, verification, strictAdmin.token);
    const jobId = await aJob(strictApp, source);
    const { token } = await aStudent(strictApp);
    const isShown = async () => (await call(strictApp, jobPage, { params: { id: jobId } }, token)).status === 200;
    expect(await isShown()).toBe(!isVerified);
    expect((await merge({ into: target.id }, source.id, strictAdmin, strictApp)).status).toBe(200);
    expect(await isShown()).toBe(isVerified);
  });
});

describe("a merge is refused", () => {
  test("without the name of the company that ends, or a reason, at the field", async () => {
    for (const [change, field] of [
      [{ confirm: "Konkan Traders" }, "confirm"],
      [{ confirm: "" }, "confirm"],
      [{ reason: " " }, "reason"],
      [{ into: from.id }, "into"],
      [{ into: "x" }, "into"],
    ] as const) {
      const { status, refusal } = await merge(change);
      expect([change, status, refusal.errors?.map((error) => error.field)]).toEqual([change, 400, [field]]);
    }
    expect((await merge({ confirm: "Konkan" })).refusal.message).toBe(NOT_CONFIRMED);
    expect((await preview(from.id, from.id)).refusal.message).toBe(SAME_COMPANY);
    expect(await isThere(from.id)).toBe(true);
  });

  test("for a company without a name it is confirmed by a word", async () => {
    await call(testApp, updateCompany, { body: { name: "" } }, from.token);
    expect((await preview()).body.confirm).toBe("merge");
    expect((await merge({ confirm: "merge" })).status).toBe(200);
  });

  test.each(["from", "into"] as const)("while all owners of one are blocked (%s)", async (which) => {
    const { id } = which === "from" ? from : into;
    await block(id, true);
    expect((await preview()).body).toMatchObject({ refusal: "BLOCKED", refusalText: REFUSED_MERGES.BLOCKED });
    const { status, refusal } = await merge();
    expect([status, refusal.code, refusal.message]).toEqual([409, "CANNOT_MERGE", REFUSED_MERGES.BLOCKED]);
    await block(id, false);
    expect((await merge()).status).toBe(200);
  });

  test("with more people than a company can have", async () => {
    const rows = Array.from({ length: MAX_SEATS - 1 }, (_, index) => ({
      ...{
        id: newId(testApp.clock.now()),
        email: `many${index}-${into.email}`,
        username: "x",
        fullName: "X",
        phone: "",
      },
      ...{ userType: "employer" as const, passwordHash: "x", createdAt: testApp.clock.now() },
      ...{ companyId: into.id, companyRole: "viewer" as const },
    }));
    await testApp.db.insert(users).values(rows);
    const { status, refusal } = await merge();
    expect([status, refusal.code, refusal.message]).toEqual([409, "CANNOT_MERGE", REFUSED_MERGES.SEATS]);
  });

  test("for everybody who is not an admin, and for companies that do not exist", async () => {
    for (const person of [from, into, await aStudent(testApp)]) {
      expect((await merge({}, from.id, person)).status).toBe(403);
      const { status } = await call(testApp, contract.companies, {}, person.token);
      expect(status).toBe(403);
    }
    const unknown = newId(testApp.clock.now());
    expect([(await merge({ into: unknown })).status, (await merge({}, unknown)).status]).toEqual([404, 404]);
    expect([(await preview(unknown)).status, (await preview(from.id, unknown)).status]).toEqual([404, 404]);
    expect((await call(testApp, contract.companyDetails, { params: { id: unknown } }, admin.token)).status).toBe(404);
  });
});
