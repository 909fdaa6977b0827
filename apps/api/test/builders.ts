import { apply } from "@dryrun/domain/applications/contract";
import { confirmSecondFactor, login, register, setUpSecondFactor } from "@dryrun/domain/auth/contract";
import type { CompanyRole } from "@dryrun/domain/company/permissions";
import type { UserType } from "@dryrun/domain/contract/call";
import type { Invite } from "@dryrun/domain/invitations/schema";
import { createJob } from "@dryrun/domain/jobs/contract";
import { eq } from "drizzle-orm";
import { TOTP } from "otpauth";
import { users } from "../src/db/schema/accounts.ts";
import { newId } from "../src/ids.ts";
import type { Mail } from "../src/ports.ts";
import type { Member } from "../src/records/company/members.ts";
import { eventually, type TestApp } from "./create-test-app.ts";
import { call } from "./inject.ts";

let count = 0;

export const registrationForm = (change: object = {}) => {
  count += 1;
  return {
    username: "Asha",
    fullName: "Asha Verma",
    email: `asha${count}@example.com`,
    phone: "9876501234",
    password: "correct horse battery",
    userType: "student",
    ...change,
  };
};

export interface Person {
  id: string;
  email: string;
  token: string;
}

/** Registers and signs in a person; an employer has verified the address, which inviting requires. */
export async function aPerson(
  testApp: TestApp,
  userType: "student" | "employer",
  change: object = {},
): Promise<Person> {
  const form = registrationForm({ userType, ...change });
  const madeResponse = await call(testApp, register, { body: form });
  if (madeResponse.status !== 201) throw new Error(`register: ${madeResponse.status} ${madeResponse.refusal.message}`);
  const { body } = await call(testApp, login, { body: { email: form.email, password: form.password } });
  const emailVerifiedAt = userType === "employer" ? testApp.clock.now() : null;
  const isThis = eq(users.email, form.email);
  const [user] = await testApp.db.update(users).set({ emailVerifiedAt }).where(isThis).returning({ id: users.id });
  return { id: user?.id ?? "", email: form.email, token: body.token };
}

/** Returns a new token for a person whose token expired when the clock was moved. */
export const freshToken = (testApp: TestApp, { id }: Person, userType: UserType = "student") =>
  testApp.deps.people.tokens.sign({ userId: id, version: 1, userType });

/** Makes a student who may see jobs, and has credits. */
export async function aStudent(testApp: TestApp, { credits = 1, hasPassed = true } = {}): Promise<Person> {
  const person = await aPerson(testApp, "student");
  await testApp.db
    .update(users)
    .set({ quizPassedAt: hasPassed ? testApp.clock.now() : null, interviewCredits: credits })
    .where(eq(users.id, person.id));
  return person;
}

export const PASSWORD = "correct horse battery";

/** Makes an admin, like the command line. */
export async function anAdmin(testApp: TestApp): Promise<Person> {
  count += 1;
  const now = testApp.clock.now();
  const id = newId(now);
  const email = `admin${count}@example.com`;
  const person = { username: "Admin", fullName: "Admin", phone: "", createdAt: now, emailVerifiedAt: now };
  const passwordHash = await testApp.deps.passwords.hash(PASSWORD);
  await testApp.db.insert(users).values({ ...person, id, email, passwordHash, userType: "admin" });
  const { body } = await call(testApp, login, { body: { email, password: PASSWORD } });
  return { id, email, token: body.token };
}

/** How long an authenticator app shows a code. */
const CODE_STEP_MS = 30_000;

/** Returns the code that an authenticator app shows now, or this many steps later. */
export const codeOf = (testApp: TestApp, secret: string, steps = 0) =>
  new TOTP({ secret }).generate({ timestamp: testApp.clock.now().getTime() + steps * CODE_STEP_MS });

/** Makes an admin with a second factor, whose app is a secret; signed in with it. */
export async function anAdminWithApp(testApp: TestApp) {
  const admin = await anAdmin(testApp);
  const { secret } = (await call(testApp, setUpSecondFactor, {}, admin.token)).body;
  // A step that ended between making this code and sending it would make the code too old.
  const now = testApp.clock.now().getTime();
  const left = CODE_STEP_MS - (now % CODE_STEP_MS);
  if (left < CODE_STEP_MS / 2) testApp.clock.moveTo(new Date(now + left));
  const code = codeOf(testApp, secret, -1); // so that the current code is still unused
  const confirmed = await call(testApp, confirmSecondFactor, { body: { code } }, admin.token);
  if (confirmed.status !== 200) throw new Error(`The second factor was not confirmed: ${confirmed.status}`);
  return { ...admin, secret, recoveryCodes: confirmed.body.recoveryCodes, token: confirmed.body.token };
}

/** Returns a signed token for a person of this role, without a sign-in. */
export async function aTokenOf(testApp: TestApp, userType: UserType): Promise<string> {
  const id = newId(testApp.clock.now());
  const now = testApp.clock.now();
  const person = { username: "A", fullName: "A", phone: "", email: `${id}@example.com`, createdAt: now };
  await testApp.db.insert(users).values({ ...person, id, userType });
  return testApp.deps.people.tokens.sign({ userId: id, version: 1, userType });
}

export const jobForm = (change: object = {}) => ({
  title: "Data Analyst",
  company: "Sahyadri Analytics",
  location: "Bengaluru, Karnataka",
  salary: "450000",
  jobType: "full-time",
  experienceMin: 1,
  experienceMax: 3,
  description: "<p>You turn data into reports.</p>",
  requirements: "<ul><li>SQL</li></ul>",
  benefits: "",
  companyApply: false,
  companyUrl: "",
  ...change,
});

/** Posts a job and returns its id. */
export async function aJob(testApp: TestApp, employer: Person, change: object = {}): Promise<string> {
  const { status, body, refusal } = await call(testApp, createJob, { body: jobForm(change) }, employer.token);
  if (status !== 201) throw new Error(`createJob: ${status} ${JSON.stringify(refusal)}`);
  return body.job._id;
}

export const applicationForm = (change: object = {}) => ({
  fullName: "Asha Verma",
  email: "asha@example.com",
  phone: "9876501234",
  summary: "<p>Two years of reporting.</p>",
  skills: ["SQL", "Excel"],
  languages: ["English", "Hindi"],
  portfolioUrl: "",
  coverLetter: "<p>I would like to join.</p>",
  currentCTC: 300000,
  expectedCTC: 450000,
  workExperience: [
    {
      company: "Deccan",
      position: "Analyst",
      startDate: "2024-01",
      endDate: "",
      currentlyWorking: true,
      description: "<p>Reports</p>",
    },
  ],
  education: [
    {
      institution: "BU",
      degree: "B.Com",
      field: "Statistics",
      startDate: "2019-07",
      endDate: "2022-05",
      currentlyStudying: false,
      description: "<p>Stats</p>",
    },
  ],
  projects: [{ title: "", description: "", url: "", startDate: "", endDate: "" }],
  ...change,
});

/** Makes a person of an employer's company, without an invitation. */
export async function aMember(
  testApp: TestApp,
  owner: Person,
  fullName: string,
  companyRole: CompanyRole,
): Promise<Person> {
  const person = await aPerson(testApp, "employer", { fullName });
  await testApp.db.update(users).set({ companyId: owner.id, companyRole }).where(eq(users.id, person.id));
  return person;
}

/** Returns an employer as the owner of the company that came with the account. */
export const ownerOf = ({ id }: Person): Member => ({ userId: id, companyId: id, role: "owner", jobIds: null });

/** Invites to a job as an employer; returns the token of the mail's link, or its path for a person with a password. */
export async function anInvitation(testApp: TestApp, employer: Person, jobId: string, change: Partial<Invite> = {}) {
  count += 1;
  const email = `invited${count}@example.com`;
  const person = { firstName: "Ravi", lastName: "Kumar", email, phone: "9876501234" };
  const form = { ...person, validity: "48" as const, ...change };
  const sent = testApp.mails.length;
  const invited = await testApp.deps.hiring.invitations.invite(ownerOf(employer), jobId, form);
  const isOurs = (mail: Mail) => mail.to === form.email && mail.key.startsWith("invitation-");
  const mail = await eventually(() => testApp.mails.slice(sent).find(isOurs));
  return { ...invited, email: form.email, mail, token: /\/invitation\/([\w-]+)/.exec(mail.text)?.[1] ?? "" };
}

/** Sends an application and returns its id. */
export async function anApplication(
  testApp: TestApp,
  student: Person,
  jobId: string,
  change: object = {},
): Promise<string> {
  const { status, body, refusal } = await call(
    testApp,
    apply,
    { body: { ...applicationForm(change), jobId } },
    student.token,
  );
  if (status !== 201) throw new Error(`apply: ${status} ${JSON.stringify(refusal)}`);
  return body.applicationId;
}

/** Returns a lexeme for PostgreSQL's text search: quoted, with `\` and `'` doubled. */
export const quotedLexeme = (lexeme: string) => `'${lexeme.replace(/\\/g, "\\\\").replace(/'/g, "''")}'`;
