import { deleteAccount, exportAccount } from "@dryrun/domain/account/contract";
import { updateUser } from "@dryrun/domain/admin/contract";
import { employerApplications } from "@dryrun/domain/applications/contract";
import { me } from "@dryrun/domain/auth/contract";
import * as contract from "@dryrun/domain/company/team/contract";
import { MAX_SEATS, TEAM_INVITATION_DAYS } from "@dryrun/domain/company/team/limits";
import { sendToRecruiter } from "@dryrun/domain/interviews/contract";
import { closeJob, deleteJob, employerJobs, jobPage } from "@dryrun/domain/jobs/contract";
import { updateProfile } from "@dryrun/domain/profile/contract";
import { addMs, DAY_MS, SECOND_MS } from "@dryrun/domain/time";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "@jest/globals";
import { eq } from "drizzle-orm";
import {
  aJob,
  anAdmin,
  anApplication,
  aPerson,
  aStudent,
  freshToken,
  PASSWORD,
  type Person,
  registrationForm,
} from "../../../test/builders.ts";
import { createTestApp, eventually, type TestApp } from "../../../test/create-test-app.ts";
import { call } from "../../../test/inject.ts";
import { anInterviewed } from "../../../test/interviewed.ts";
import { users } from "../../db/schema/accounts.ts";
import { companies } from "../../db/schema/companies.ts";
import { jobs } from "../../db/schema/jobs.ts";
import { teamInvitations } from "../../db/schema/teams.ts";
import { newId } from "../../ids.ts";

let testApp: TestApp;
let owner: Person;
beforeAll(async () => {
  testApp = await createTestApp();
});
beforeEach(async () => {
  owner = await anEmployer("Sahyadri Foods");
});
afterAll(() => testApp.close());

const anEmployer = (companyName = "") => aPerson(testApp, "employer", { companyName });
const anAddress = () => registrationForm().email;
const invite = (email: string, duty: object = { role: "recruiter" }, { token } = owner) =>
  call(testApp, contract.inviteColleague, { body: { email, ...duty } }, token);
const team = async ({ token } = owner) => (await call(testApp, contract.team, {}, token)).body;
const linkTo = async (email: string, from = 0) => {
  const mail = await eventually(() =>
    testApp.mails.slice(from).find(({ to, text }) => to === email && text.includes("/team-invitation/")),
  );
  return { mail, token: /\/team-invitation\/([\w-]+)/.exec(mail.text)?.[1] ?? "" };
};
const joining = { fullName: "Ravi Kumar", phone: "9876501234", password: PASSWORD, isAdult: true };

/** Invites and joins a new person. */
async function aColleague(duty: object = { role: "recruiter" }, inviter = owner): Promise<Person> {
  const email = anAddress();
  await invite(email, duty, inviter);
  const { token } = await linkTo(email);
  const { body } = await call(testApp, contract.joinTeam, { params: { token }, body: joining });
  const { user } = (await call(testApp, me, {}, body.token)).body;
  return { id: user._id, email, token: body.token };
}
const update = (person: Pick<Person, "id">, duty: object, { token } = owner) =>
  call(testApp, contract.updateColleague, { params: { userId: person.id }, body: duty }, token);
const remove = (person: Pick<Person, "id">, query: object = {}, { token } = owner) =>
  call(testApp, contract.removeColleague, { params: { userId: person.id }, query }, token);
const leave = ({ token }: Person) => call(testApp, contract.leaveTeam, {}, token);
const companyOf = async ({ token }: Person) => (await call(testApp, me, {}, token)).body.user.company;
const jobsOf = async ({ token }: Person) =>
  (await call(testApp, employerJobs, {}, token)).body.jobs.map(({ _id }) => _id).sort();

describe("an invitation to a company", () => {
  test("creates an account with the role and the verified address, and is used up", async () => {
    const email = anAddress();
    const { status, body } = await invite(email, { role: "manager" });
    expect([status, body.message]).toEqual([201, `Invitation sent to ${email}`]);
    const { mail, token } = await linkTo(email);
    expect(mail.subject).toBe("Join Sahyadri Foods on Dryrun");
    expect(mail.text).toContain("Your role: Hiring manager.");
    const shown = await call(testApp, contract.teamInvitation, { params: { token } });
    expect(shown.body).toMatchObject({ company: "Sahyadri Foods", email, role: "manager", state: "new" });
    const joined = await call(testApp, contract.joinTeam, { params: { token }, body: joining });
    expect(joined.status).toBe(201);
    const { user } = (await call(testApp, me, {}, joined.body.token)).body;
    expect(user).toMatchObject({
      fullName: "Ravi Kumar",
      email,
      emailVerified: true,
      company: { id: owner.id, name: "Sahyadri Foods", role: "manager" },
    });
    expect(await team()).toMatchObject({
      people: [{ _id: owner.id }, { _id: user._id, role: "manager", jobIds: null }],
      invitations: [],
    });
    const again = await call(testApp, contract.joinTeam, { params: { token }, body: joining });
    expect([again.status, again.refusal.code]).toEqual([400, "LINK_DEAD"]);
  });

  test("adds an employer's account whose own company has no jobs, which then ends", async () => {
    const person = await anEmployer("Nobody's");
    await invite(person.email.toUpperCase(), { role: "viewer" });
    const { token } = await linkTo(person.email);
    expect((await call(testApp, contract.teamInvitation, { params: { token } })).body.state).toBe("account");
    expect((await call(testApp, contract.acceptTeamInvitation, { params: { token } }, person.token)).status).toBe(204);
    expect(await companyOf(person)).toMatchObject({ id: owner.id, name: "Sahyadri Foods", role: "viewer" });
    expect(await testApp.db.$count(companies, eq(companies.id, person.id))).toBe(0);
  });

  test("adds nobody who hires for another company, is a student, or has another address", async () => {
    const [hiring, student, other] = [await anEmployer(), await aStudent(testApp), await anEmployer()];
    await aJob(testApp, hiring);
    const tries: [Person, string, string][] = [
      [hiring, hiring.email, "hiring"],
      [other, anAddress(), "new"],
      [other, student.email, "other"],
    ];
    for (const [who, email, state] of tries) {
      await invite(email);
      const { token } = await linkTo(email);
      const shown = await call(testApp, contract.teamInvitation, { params: { token } });
      const { status, refusal } = await call(testApp, contract.acceptTeamInvitation, { params: { token } }, who.token);
      expect([shown.body.state, status, refusal.code]).toEqual([state, 409, "CANNOT_JOIN"]);
      if (state === "new") continue;
      const made = await call(testApp, contract.joinTeam, { params: { token }, body: joining });
      expect([made.status, made.refusal.code]).toEqual([409, "CANNOT_JOIN"]);
    }
    expect((await team()).people).toHaveLength(1);
  });

  test("ends after seven days, when it is sent again and when it is withdrawn", async () => {
    const email = anAddress();
    const { body } = await invite(email);
    const first = await linkTo(email);
    const show = async (token: string) => (await call(testApp, contract.teamInvitation, { params: { token } })).status;
    expect(await show(first.token)).toBe(200);
    testApp.clock.moveTo(addMs(testApp.clock.now(), 2 * SECOND_MS));
    const sent = testApp.mails.length;
    const params = { invitationId: body.invitation._id };
    expect((await call(testApp, contract.resendTeamInvitation, { params }, owner.token)).status).toBe(200);
    const second = await linkTo(email, sent);
    expect([await show(first.token), await show(second.token)]).toEqual([400, 200]);
    testApp.clock.moveTo(addMs(testApp.clock.now(), TEAM_INVITATION_DAYS * DAY_MS));
    owner.token = await freshToken(testApp, owner, "employer");
    expect(await show(second.token)).toBe(400);
    expect((await team()).invitations).toMatchObject([{ email, expired: true }]);
    testApp.clock.moveTo(addMs(testApp.clock.now(), 2 * SECOND_MS));
    const later = testApp.mails.length;
    await invite(email);
    const third = await linkTo(email, later);
    expect(await show(third.token)).toBe(200);
    expect((await call(testApp, contract.withdrawTeamInvitation, { params }, owner.token)).status).toBe(204);
    expect(await show(third.token)).toBe(400);
  });

  test("is either used or withdrawn, if both happen at once", async () => {
    const email = anAddress();
    const { body } = await invite(email);
    const { token } = await linkTo(email);
    const params = { invitationId: body.invitation._id };
    const [joined, withdrawn] = await Promise.all([
      call(testApp, contract.joinTeam, { params: { token }, body: joining }),
      call(testApp, contract.withdrawTeamInvitation, { params }, owner.token),
    ]);
    expect([
      [201, 404],
      [400, 204],
    ]).toContainEqual([joined.status, withdrawn.status]);
    expect((await team()).people).toHaveLength(joined.status === 201 ? 2 : 1);
  });

  test("is refused at its field for a colleague, for jobs of others and for an unknown role", async () => {
    const colleague = await aColleague();
    const foreign = await aJob(testApp, await anEmployer());
    const refused = async (email: string, duty: object) => {
      const { status, refusal } = await invite(email, duty);
      return [status, refusal.errors?.[0]?.field];
    };
    expect(await refused(colleague.email, { role: "viewer" })).toEqual([409, "email"]);
    expect((await invite(anAddress(), { role: "manager", jobIds: [foreign] })).status).toBe(404);
    expect(await refused(anAddress(), { role: "admin" })).toEqual([400, "role"]);
    expect(await refused("nobody", { role: "viewer" })).toEqual([400, "email"]);
  });

  test("is sent only by an owner with a verified address", async () => {
    await testApp.db.update(users).set({ emailVerifiedAt: null }).where(eq(users.id, owner.id));
    expect((await invite(anAddress())).refusal.code).toBe("EMAIL_UNVERIFIED");
  });

  test(`is refused beyond ${MAX_SEATS} people and open invitations, also in simultaneous requests`, async () => {
    const now = testApp.clock.now();
    const waiting = Array.from({ length: MAX_SEATS - 3 }, () => ({
      ...{ id: newId(now), companyId: owner.id, email: anAddress(), role: "viewer" as const, allJobs: true },
      ...{ sentAt: now, createdAt: now },
    }));
    await testApp.db.insert(teamInvitations).values(waiting);
    const codes = await Promise.all([1, 2, 3, 4].map(async () => (await invite(anAddress())).status));
    expect(codes.sort()).toEqual([201, 201, 409, 409]);
  });

  test("is opened by nobody while all owners are blocked", async () => {
    const [email, admin] = [anAddress(), await anAdmin(testApp)];
    await invite(email, { role: "owner" });
    const { token } = await linkTo(email);
    const body = { blocked: true, reason: "Spam" };
    await call(testApp, updateUser, { params: { id: owner.id }, body }, admin.token);
    expect((await call(testApp, contract.joinTeam, { params: { token }, body: joining })).status).toBe(400);
  });

  test("is in the person's download, and deleted with the account", async () => {
    const student = await aStudent(testApp);
    await invite(student.email);
    const download = await testApp.app.inject({
      url: `/api${exportAccount.path}`,
      headers: { authorization: `Bearer ${student.token}` },
    });
    expect(download.json().teamInvitations).toMatchObject([{ company: "Sahyadri Foods", role: "recruiter" }]);
    await call(testApp, deleteAccount, { body: { password: PASSWORD } }, student.token);
    expect((await team()).invitations).toEqual([]);
  });

  test("is kept for 30 days after its end", async () => {
    await invite(anAddress());
    const day = async (days: number) => {
      testApp.clock.moveTo(addMs(testApp.clock.now(), days * DAY_MS));
      await testApp.deps.sweeps.run();
      return testApp.db.$count(teamInvitations, eq(teamInvitations.companyId, owner.id));
    };
    expect([await day(36), await day(2)]).toEqual([1, 0]);
  });

  test("shows its list only to owners", async () => {
    const colleague = await aColleague({ role: "recruiter" });
    await invite(anAddress());
    expect((await team()).invitations).toHaveLength(1);
    expect(await team(colleague)).toMatchObject({ people: [{}, {}], invitations: [] });
  });
});

describe("people with chosen jobs", () => {
  test("see these jobs and their applications, and nothing of the others", async () => {
    const [seen, unseen] = [await aJob(testApp, owner), await aJob(testApp, owner)];
    const manager = await aColleague({ role: "manager", jobIds: [seen] });
    const student = await aStudent(testApp, { credits: 2 });
    const application = await anApplication(testApp, student, seen);
    await anApplication(testApp, student, unseen);
    expect(await jobsOf(manager)).toEqual([seen]);
    const { applications } = (await call(testApp, employerApplications, {}, manager.token)).body;
    expect(applications.map(({ _id }) => _id)).toEqual([application]);
  });

  test("also see the jobs that they post", async () => {
    const recruiter = await aColleague({ role: "recruiter", jobIds: [] });
    await aJob(testApp, owner);
    const own = await aJob(testApp, recruiter);
    expect(await jobsOf(recruiter)).toEqual([own]);
  });

  test("are limited and freed at once", async () => {
    const [first, second] = [await aJob(testApp, owner), await aJob(testApp, owner)];
    const recruiter = await aColleague();
    expect(await jobsOf(recruiter)).toEqual([first, second].sort());
    expect((await update(recruiter, { role: "recruiter", jobIds: [second] })).body.person.jobIds).toEqual([second]);
    expect(await jobsOf(recruiter)).toEqual([second]);
    const close = () => call(testApp, closeJob, { params: { id: first } }, recruiter.token);
    expect((await close()).status).toBe(404);
    await update(recruiter, { role: "recruiter", jobIds: null });
    expect((await close()).status).toBe(200);
  });
});

test("a person's role is changed although one of the chosen jobs is deleted", async () => {
  const jobId = await aJob(testApp, owner);
  const manager = await aColleague({ role: "manager", jobIds: [jobId] });
  await call(testApp, deleteJob, { params: { id: jobId } }, owner.token);
  const { status, body } = await update(manager, { role: "recruiter", jobIds: [jobId] });
  expect([status, body.person.role, body.person.jobIds]).toEqual([200, "recruiter", [jobId]]);
});

describe("a job's recruiter", () => {
  const recruiterOf = async (id: string) =>
    (await testApp.db.select({ recruiterId: jobs.recruiterId }).from(jobs).where(eq(jobs.id, id)))[0]?.recruiterId;

  test("is who posted it, and gets the mail about a sent interview", async () => {
    const recruiter = await aColleague();
    const jobId = await aJob(testApp, recruiter);
    expect(await recruiterOf(jobId)).toBe(recruiter.id);
    expect((await team()).people.map(({ _id, jobs }) => [_id, jobs])).toContainEqual([recruiter.id, 1]);
    const { student, sessionId } = await anInterviewed(testApp, recruiter, "7 because");
    await call(testApp, sendToRecruiter, { body: { sessionId } }, student.token);
    const mail = await eventually(() => testApp.mails.find(({ key }) => key === `interview-sent-${sessionId}`));
    expect(mail.to).toBe(recruiter.email);
  });

  test("changes when the person leaves, is removed, or is no recruiter any more", async () => {
    const people = [await aColleague(), await aColleague(), await aColleague(), await aColleague()] as const;
    const [leaving, removed, demoted, successor] = people;
    const [a, b, c] = [await aJob(testApp, leaving), await aJob(testApp, removed), await aJob(testApp, demoted)];
    await leave(leaving);
    await remove(removed, { jobsTo: successor.id });
    await update(demoted, { role: "manager", jobIds: null });
    expect([await recruiterOf(a), await recruiterOf(b), await recruiterOf(c)]).toEqual([null, successor.id, owner.id]);
  });

  test("must be an owner or a recruiter of the company", async () => {
    const [removed, viewer, stranger] = [await aColleague(), await aColleague({ role: "viewer" }), await anEmployer()];
    for (const { id } of [removed, viewer, stranger]) {
      const { status, refusal } = await remove(removed, { jobsTo: id });
      expect([status, refusal.errors?.[0]?.field]).toEqual([400, "jobsTo"]);
    }
  });

  test("sees the jobs that pass to a person with chosen jobs", async () => {
    const [removed, successor] = [await aColleague(), await aColleague({ role: "recruiter", jobIds: [] })];
    const jobId = await aJob(testApp, removed);
    await remove(removed, { jobsTo: successor.id });
    expect(await jobsOf(successor)).toEqual([jobId]);
  });
});

describe("a removed person", () => {
  test("is signed out at once, gets a mail, and gets an empty company", async () => {
    const colleague = await aColleague();
    const jobId = await aJob(testApp, owner);
    expect((await remove(colleague)).status).toBe(204);
    expect((await call(testApp, employerJobs, {}, colleague.token)).status).toBe(401);
    const mail = await eventually(() =>
      testApp.mails.find(({ to, key }) => to === colleague.email && key.startsWith("removed-")),
    );
    expect(mail.subject).toBe("You are no longer in the team of Sahyadri Foods");
    const token = await testApp.deps.people.tokens.sign({ userId: colleague.id, version: 2, userType: "employer" });
    const back = { ...colleague, token };
    expect(await companyOf(back)).toMatchObject({ name: "", role: "owner" });
    expect(await jobsOf(back)).toEqual([]);
    expect((await call(testApp, closeJob, { params: { id: jobId } }, token)).status).toBe(404);
    expect((await team()).people).toHaveLength(1);
  });

  test("who founded the company leaves its jobs with it", async () => {
    const [jobId, second] = [await aJob(testApp, owner), await aColleague({ role: "owner" })];
    expect((await remove(owner, {}, second)).status).toBe(204);
    expect(await jobsOf(second)).toEqual([jobId]);
    const student = await aStudent(testApp);
    expect((await call(testApp, jobPage, { params: { id: jobId } }, student.token)).status).toBe(200);
    const token = await testApp.deps.people.tokens.sign({ userId: owner.id, version: 2, userType: "employer" });
    const own = await companyOf({ ...owner, token });
    expect(own?.id).not.toBe(owner.id);
    await call(testApp, updateProfile, { body: { companyName: "New Start" } }, token);
    expect([(await companyOf({ ...owner, token }))?.name, (await companyOf(second))?.name]).toEqual([
      "New Start",
      "Sahyadri Foods",
    ]);
  });

  test("of another company is not found", async () => {
    const stranger = await anEmployer();
    expect((await remove(stranger)).status).toBe(404);
    expect((await update(stranger, { role: "viewer", jobIds: null })).status).toBe(404);
  });
});

describe("the last owner", () => {
  const code = async (answer: Promise<{ status: number; refusal: { code?: string } }>) => {
    const { status, refusal } = await answer;
    return [status, refusal?.code];
  };
  const close = ({ token }: Person) => call(testApp, deleteAccount, { body: { password: PASSWORD } }, token);

  test("cannot leave, be demoted or delete the account while the company has other people", async () => {
    await aColleague();
    const refused = [409, "LAST_OWNER"];
    expect(await code(leave(owner))).toEqual(refused);
    expect(await code(update(owner, { role: "recruiter", jobIds: null }))).toEqual(refused);
    expect(await code(close(owner))).toEqual(refused);
  });

  test("can leave once a colleague is an owner who is not blocked", async () => {
    const [colleague, admin] = [await aColleague(), await anAdmin(testApp)];
    expect((await update(colleague, { role: "owner", jobIds: null })).status).toBe(200);
    const block = (blocked: boolean) =>
      call(testApp, updateUser, { params: { id: colleague.id }, body: { blocked, reason: "Spam" } }, admin.token);
    await block(true);
    expect((await leave(owner)).status).toBe(409);
    await block(false);
    expect((await leave(owner)).status).toBe(204);
    expect(await companyOf(owner)).toMatchObject({ name: "", role: "owner" });
  });

  test("of a company of one deletes the account", async () => {
    expect((await close(owner)).status).toBe(204);
  });

  test("stays when two owners leave or remove each other at once", async () => {
    const second = await aColleague({ role: "owner" });
    const answers = await Promise.all([remove(second), remove(owner, {}, second)]);
    expect(answers.map(({ status }) => status === 204).sort()).toEqual([false, true]);
    const third = await anEmployer("Other");
    const fourth = await aColleague({ role: "owner" }, third);
    const left = await Promise.all([leave(third), leave(fourth)]);
    expect(left.map(({ status }) => status).sort()).toEqual([204, 204]);
  });
});
