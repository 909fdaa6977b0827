import { deleteAccount } from "@dryrun/domain/account/contract";
import { login, register } from "@dryrun/domain/auth/contract";
import { sendCandidateMail } from "@dryrun/domain/company/mail/contract";
import { MAILS_TO_ONE_PER_DAY } from "@dryrun/domain/company/mail/limits";
import { moveMeeting, proposeMeeting } from "@dryrun/domain/company/meetings/contract";
import { MAX_MEETING_CHANGES } from "@dryrun/domain/company/meetings/limits";
import { acceptTeamInvitation, inviteColleague, leaveTeam } from "@dryrun/domain/company/team/contract";
import { declineInvitations, invite } from "@dryrun/domain/invitations/contract";
import { UNVERIFIED_INVITES_PER_DAY } from "@dryrun/domain/invitations/limits";
import { createJob, deleteJob } from "@dryrun/domain/jobs/contract";
import { UNVERIFIED_JOBS_PER_DAY } from "@dryrun/domain/jobs/limits";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "@jest/globals";
import { eq } from "drizzle-orm";
import { users } from "../../src/db/schema/accounts.ts";
import {
  aJob,
  aMember,
  anApplication,
  aPerson,
  aStudent,
  jobForm,
  PASSWORD,
  type Person,
  registrationForm,
} from "../builders.ts";
import { createTestApp, eventually, type TestApp } from "../create-test-app.ts";
import { call } from "../inject.ts";
import { india } from "../meetings.ts";

// A limit that counts something which the limited person can replace (the company, the account) is no limit.

let testApp: TestApp;
let owner: Person;
beforeAll(async () => {
  testApp = await createTestApp({ rateLimitScale: 1 });
});
beforeEach(async () => {
  owner = await aPerson(testApp, "employer", { fullName: "Kavita Menon" });
});
afterAll(() => testApp.close());

let count = 0;
const address = () => {
  count += 1;
  return `stranger${count}@example.com`;
};
const inviteStranger = async (by: Person, jobId: string) => {
  const body = { firstName: "Asha", lastName: "Rao", email: address(), validity: "never" };
  return (await call(testApp, invite, { params: { jobId }, body }, by.token)).status;
};
async function inviteMany(by: Person) {
  const jobId = await aJob(testApp, by);
  const statuses: number[] = [];
  for (let one = 0; one <= UNVERIFIED_INVITES_PER_DAY; one += 1) statuses.push(await inviteStranger(by, jobId));
  await call(testApp, deleteJob, { params: { id: jobId } }, by.token);
  return statuses.filter((status) => status === 201).length;
}
const tokenTo = (email: string) =>
  eventually(() => {
    const mail = testApp.mails.filter(({ to }) => to === email).at(-1);
    return mail && /\/team-invitation\/([\w-]+)/.exec(mail.text)?.[1];
  });
async function rejoin(person: Person) {
  const body = { email: person.email, role: "recruiter", jobIds: null };
  expect((await call(testApp, inviteColleague, { body }, owner.token)).status).toBe(201);
  const params = { token: await tokenTo(person.email) };
  expect((await call(testApp, acceptTeamInvitation, { params }, person.token)).status).toBe(204);
}

describe("a person who invites strangers for a new company", () => {
  test("has no new invitations after leaving, joining again and leaving again", async () => {
    const person = await aMember(testApp, owner, "Ravi Kumar", "recruiter");
    await call(testApp, leaveTeam, {}, person.token);
    expect(await inviteMany(person)).toBe(UNVERIFIED_INVITES_PER_DAY);
    await rejoin(person);
    await call(testApp, leaveTeam, {}, person.token);
    expect(await inviteMany(person)).toBe(0);
    expect(await inviteMany(owner)).toBe(UNVERIFIED_INVITES_PER_DAY - 1); // one went to a colleague
  });

  test("has none after deleting the account and registering again", async () => {
    expect(await inviteMany(owner)).toBe(UNVERIFIED_INVITES_PER_DAY);
    expect((await call(testApp, deleteAccount, { body: { password: PASSWORD } }, owner.token)).status).toBe(204);
    const form = registrationForm({ userType: "employer", email: owner.email });
    expect((await call(testApp, register, { body: form }, "")).status).toBe(201);
    const emailVerifiedAt = testApp.clock.now();
    await testApp.db.update(users).set({ emailVerifiedAt }).where(eq(users.email, owner.email));
    const { token } = (await call(testApp, login, { body: { email: owner.email, password: PASSWORD } })).body;
    expect(await inviteMany({ ...owner, token })).toBe(0);
  });
});

describe("an invitation to a team", () => {
  const asColleague = (email: string) =>
    call(testApp, inviteColleague, { body: { email, role: "viewer", jobIds: null } }, owner.token);

  test("does not reach a person who wants no invitations, and its mail can be answered with that", async () => {
    const email = address();
    expect((await asColleague(email)).status).toBe(201);
    const mail = await eventually(() => testApp.mails.find(({ to }) => to === email));
    expect(mail.headers).toMatchObject({ "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" });
    const token = /\/invitations\/decline\/([\w-]+)/.exec(mail.text)?.[1] ?? "";
    await call(testApp, declineInvitations, { params: { token } });
    expect((await asColleague(email.toUpperCase())).refusal.code).toBe("INVITES_DECLINED");
    const other = await aPerson(testApp, "employer");
    const body = { email, role: "viewer", jobIds: null };
    expect((await call(testApp, inviteColleague, { body }, other.token)).refusal.code).toBe("INVITES_DECLINED");
  });

  test("counts as one of the invitations of a company that nobody has checked", async () => {
    const statuses: number[] = [];
    for (let one = 0; one <= UNVERIFIED_INVITES_PER_DAY; one += 1) statuses.push((await asColleague(address())).status);
    expect(statuses.filter((status) => status === 201)).toHaveLength(UNVERIFIED_INVITES_PER_DAY);
    expect(statuses.at(-1)).toBe(429);
  });
});

test("a company that nobody has checked posts ten jobs a day, also by a person who leaves it", async () => {
  const person = await aMember(testApp, owner, "Ravi Kumar", "recruiter");
  const post = async (by: Person) => (await call(testApp, createJob, { body: jobForm() }, by.token)).status;
  for (let one = 0; one < UNVERIFIED_JOBS_PER_DAY; one += 1) expect(await post(person)).toBe(201);
  expect([await post(person), await post(owner)]).toEqual([429, 429]);
  await call(testApp, leaveTeam, {}, person.token);
  expect(await post(person)).toBe(429);
});

describe("one candidate", () => {
  let applicationId: string;
  beforeEach(async () => {
    applicationId = await anApplication(testApp, await aStudent(testApp), await aJob(testApp, owner));
  });

  test("gets at most three mails a day from a company, also at once", async () => {
    const write = async () => {
      const body = { applicationIds: [applicationId], subject: "Hello", text: "Hello {name}" };
      return (await call(testApp, sendCandidateMail, { body }, owner.token)).status;
    };
    const statuses = await Promise.all(Array.from({ length: MAILS_TO_ONE_PER_DAY + 2 }, write));
    expect(statuses.toSorted()).toEqual([...Array(MAILS_TO_ONE_PER_DAY).fill(200), 429, 429]);
  });

  test("gets at most ten other times for a meeting", async () => {
    const day = (at: number) => india(`2026-11-${String(20 + (at % 2))}T1${at % 8}:00`);
    const meeting = { minutes: 30, place: "Video call", message: "", slots: [day(0)] };
    testApp.clock.moveTo(new Date(india("2026-11-18T12:00")));
    const proposed = await call(testApp, proposeMeeting, { params: { applicationId }, body: meeting }, owner.token);
    const params = { meetingId: proposed.body.meeting._id };
    const move = (at: number) => call(testApp, moveMeeting, { params, body: { slots: [day(at)] } }, owner.token);
    for (let at = 1; at <= MAX_MEETING_CHANGES; at += 1) expect((await move(at)).status).toBe(200);
    expect((await move(0)).refusal.code).toBe("LIMIT_REACHED");
  });
});
