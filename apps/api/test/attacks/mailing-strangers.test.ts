import { register } from "@dryrun/domain/auth/contract";
import * as contract from "@dryrun/domain/invitations/contract";
import { createJob } from "@dryrun/domain/jobs/contract";
import { addMs, HOUR_MS } from "@dryrun/domain/time";
import { afterAll, beforeAll, describe, expect, test } from "@jest/globals";
import { eq } from "drizzle-orm";
import { users } from "../../src/db/schema/accounts.ts";
import { inviteDeclines } from "../../src/db/schema/invitations.ts";
import { createDeclines } from "../../src/features/invitations/declines.ts";
import { aJob, anApplication, aPerson, aStudent, jobForm, type Person, registrationForm } from "../builders.ts";
import { createTestApp, eventually, type TestApp } from "../create-test-app.ts";
import { call } from "../inject.ts";
import { uploadCsv } from "../upload-csv.ts";

// Invitations are mails to strangers in another's name: they are limited, and cannot contain arbitrary text.

let testApp: TestApp;
let strict: TestApp;
beforeAll(async () => {
  testApp = await createTestApp();
  strict = await createTestApp({ verification: "required", rateLimitScale: 1 });
});
afterAll(() => Promise.all([testApp.close(), strict.close()]));

const formFor = (email: string, change: object = {}) => ({
  firstName: "Ravi",
  lastName: "Kumar",
  email,
  validity: "never",
  ...change,
});
const invite = (app: TestApp, employer: Person, jobId: string, email: string, change: object = {}) =>
  call(app, contract.invite, { params: { jobId }, body: formFor(email, change) }, employer.token);
const HEADER = "firstName,lastName,email,phone,validity";
const fileOf = (emails: readonly string[]) =>
  [HEADER, ...emails.map((email) => `Ravi,Kumar,${email},9876501234,never`)].join("\n");
const bulk = (app: TestApp, employer: Person, jobId: string, emails: readonly string[]) =>
  uploadCsv(app, `/bulk-invite/${jobId}/bulk-invite`, fileOf(emails), employer.token);
const mailsTo = (app: TestApp, email: string) => app.mails.filter(({ to }) => to === email);
const hasAccount = async (app: TestApp, email: string) =>
  (await app.db.select().from(users).where(eq(users.email, email))).length > 0;
const verify = (app: TestApp, employer: Person) =>
  app.db.update(users).set({ employerVerifiedAt: app.clock.now() }).where(eq(users.id, employer.id));
const settle = (app: TestApp) =>
  eventually(async () => {
    const { rows } = await app.database.query("select 1 from pgboss.job where state in ('created', 'retry', 'active')");
    return rows.length === 0 ? true : undefined;
  });

describe("an employer whom no admin has verified, where verification is not required", () => {
  let open: TestApp;
  beforeAll(async () => {
    open = await createTestApp({ rateLimitScale: 1 });
  });
  afterAll(() => open.close());
  const emails = (from: number, count: number) =>
    Array.from({ length: count }, (_, index) => `unchecked.${from + index}@example.com`);

  test("sends at most 20 invitations a day, in files or one by one, also at once; more once verified", async () => {
    const employer = await aPerson(open, "employer");
    const jobId = await aJob(open, employer);
    const tooMany = await bulk(open, employer, jobId, emails(0, 21));
    expect([tooMany.status, tooMany.body.message]).toEqual([
      429,
      "Until we have checked your company, you can send 20 invitations in 24 hours.",
    ]);
    expect((await bulk(open, employer, jobId, emails(0, 18))).status).toBe(200);
    const last = await Promise.all(emails(100, 5).map((email) => invite(open, employer, jobId, email)));
    expect(last.map(({ status }) => status).sort()).toEqual([201, 201, 429, 429, 429]);
    await settle(open);
    expect(open.mails.filter(({ to }) => to.startsWith("unchecked."))).toHaveLength(20);
    await verify(open, employer);
    expect((await bulk(open, employer, jobId, emails(200, 21))).status).toBe(200);
  });
});

describe("an employer with an unverified address", () => {
  test("mails nobody, neither one by one nor by a file, and creates no accounts", async () => {
    const employer = await aPerson(testApp, "employer");
    const jobId = await aJob(testApp, employer);
    await testApp.db.update(users).set({ emailVerifiedAt: null }).where(eq(users.id, employer.id));
    const one = await invite(testApp, employer, jobId, "stranger.1@example.com");
    expect([one.status, one.refusal.code]).toEqual([403, "EMAIL_UNVERIFIED"]);
    const many = await bulk(testApp, employer, jobId, ["stranger.2@example.com", "stranger.3@example.com"]);
    expect([many.status, many.body.code]).toEqual([403, "EMAIL_UNVERIFIED"]);
    await settle(testApp);
    for (const at of [1, 2, 3]) {
      expect(mailsTo(testApp, `stranger.${at}@example.com`)).toEqual([]);
      expect(await hasAccount(testApp, `stranger.${at}@example.com`)).toBe(false);
    }
  });

  test("learns nothing about another's job", async () => {
    const [owner, other] = [await aPerson(testApp, "employer"), await aPerson(testApp, "employer")];
    const jobId = await aJob(testApp, owner);
    await testApp.db.update(users).set({ emailVerifiedAt: null }).where(eq(users.id, other.id));
    expect((await invite(testApp, other, jobId, "stranger.4@example.com")).status).toBe(404);
  });
});

describe("an employer whom no admin has verified, where verification is required", () => {
  test("invites people with an account, but no strangers; a file's refusal names the rows", async () => {
    const employer = await aPerson(strict, "employer");
    const jobId = await aJob(strict, employer);
    const student = await aStudent(strict);
    expect((await invite(strict, employer, jobId, student.email)).status).toBe(201);
    const one = await invite(strict, employer, jobId, "unknown@example.com");
    expect([one.status, one.refusal.code]).toEqual([403, "EMPLOYER_UNVERIFIED"]);
    const many = await bulk(strict, employer, jobId, [student.email, "unknown@example.com"]);
    expect([many.status, many.body.code]).toEqual([403, "EMPLOYER_UNVERIFIED"]);
    expect(many.body.errors).toEqual([{ row: 3, field: "email", message: "Row 3: has no account yet" }]);
    expect(await hasAccount(strict, "unknown@example.com")).toBe(false);
    await verify(strict, employer);
    expect((await invite(strict, employer, jobId, "unknown@example.com")).status).toBe(201);
  });
});

describe("an employer who sends many invitations to strangers", () => {
  test("is stopped at 1,000 invitations and reminders a day; refused ones, and those that send nothing, do not count", async () => {
    const employer = await aPerson(strict, "employer");
    await verify(strict, employer);
    const jobId = await aJob(strict, employer);
    const named = (from: number, count: number) =>
      Array.from({ length: count }, (_, index) => `flood.${from + index}@example.com`);
    for (let sent = 0; sent < 1000 - 10; sent += 495)
      expect((await bulk(strict, employer, jobId, named(sent, 495))).status).toBe(200);
    // A file that exceeds the rest is refused completely, and leaves the rest for a smaller one.
    expect((await bulk(strict, employer, jobId, named(2000, 11))).status).toBe(429);
    expect((await invite(strict, employer, jobId, "not an address")).status).toBe(400);
    expect((await bulk(strict, employer, jobId, named(3000, 9))).status).toBe(200);
    const other = await aPerson(strict, "employer");
    const student = await aStudent(strict);
    await anApplication(strict, student, jobId);
    expect((await invite(strict, employer, jobId, other.email)).status).toBe(400);
    expect((await invite(strict, employer, jobId, student.email)).body).toMatchObject({ alreadyApplied: true });
    const unknown = { body: { studentId: other.id, jobId } };
    expect((await call(strict, contract.remindToApply, unknown, employer.token)).status).toBe(404);
    expect((await invite(strict, employer, jobId, "flood.last@example.com")).status).toBe(201);
    const next = await invite(strict, employer, jobId, "flood.more@example.com");
    expect([next.status, Number(next.headers["retry-after"]) > 0]).toEqual([429, true]);
    expect(await hasAccount(strict, "flood.more@example.com")).toBe(false);
    const reminder = { body: { studentId: student.id, jobId } };
    expect((await call(strict, contract.remindOfInterview, reminder, employer.token)).status).toBe(429);
    const otherJob = await aJob(strict, other);
    expect((await invite(strict, other, otherJob, student.email)).status).toBe(201);
  });
});

describe("an employer who puts text into the mail", () => {
  const BAD = [
    "Win a phone: https://evil.example",
    "www.evil.example",
    "<b>Free</b>",
    "Two\nlines",
    "Bell\u0007",
    "a > b",
  ];

  test.each(BAD)("cannot put %j into a name, a company or a title", async (text) => {
    const employer = await aPerson(testApp, "employer");
    const jobId = await aJob(testApp, employer);
    const invited = await invite(testApp, employer, jobId, "named@example.com", { firstName: text });
    expect([invited.status, invited.refusal.errors?.[0]?.field]).toEqual([400, "firstName"]);
    for (const field of ["title", "company"]) {
      const posted = await call(testApp, createJob, { body: jobForm({ [field]: text }) }, employer.token);
      expect([posted.status, posted.refusal.errors?.[0]?.field]).toEqual([400, field]);
    }
    const registered = await call(testApp, register, { body: registrationForm({ fullName: text }) });
    expect([registered.status, registered.refusal.errors?.[0]?.field]).toEqual([400, "fullName"]);
  });

  test("cannot reverse the direction of the text; characters that Indian scripts need stay", async () => {
    const employer = await aPerson(testApp, "employer");
    const title = "Analyst \u202Egnp.exe\u2066 क्\u200Dष";
    const { body } = await call(testApp, createJob, { body: jobForm({ title }) }, employer.token);
    expect(body.job.title).toBe("Analyst gnp.exe क्\u200Dष");
  });
});

describe("a person who declines invitations", () => {
  let employer: Person;
  let jobId: string;
  beforeAll(async () => {
    employer = await aPerson(testApp, "employer");
    jobId = await aJob(testApp, employer);
  });
  const mailTo = (email: string) => eventually(() => mailsTo(testApp, email)[0]);
  const tokenIn = (text: string) => /\/invitations\/decline\/([\w-]{43})/.exec(text)?.[1] ?? "";
  const oneClick = (token: string, type: string, payload: string) =>
    testApp.app.inject({
      method: "POST",
      url: `/api/invitations/decline/${token}`,
      headers: { "content-type": type },
      payload,
    });

  test("does so signed out, from the mail, and gets no further invitations or reminders", async () => {
    const email = "leave.me@example.com";
    await invite(testApp, employer, jobId, email);
    const mail = await mailTo(email);
    const token = tokenIn(mail.text);
    expect(mail.headers).toEqual({
      "List-Unsubscribe": `<http://localhost/api/invitations/decline/${token}>`,
      "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
    });
    expect((await oneClick(token, "application/x-www-form-urlencoded", "List-Unsubscribe=One-Click")).statusCode).toBe(
      200,
    );
    const other = await aPerson(testApp, "employer");
    const refused = await invite(testApp, other, await aJob(testApp, other), email.toUpperCase());
    expect([refused.status, refused.refusal.code]).toEqual([409, "INVITES_DECLINED"]);
    const [user] = await testApp.db.select().from(users).where(eq(users.email, email));
    const reminded = await call(
      testApp,
      contract.remindToApply,
      { body: { studentId: user?.id ?? "", jobId } },
      employer.token,
    );
    expect([reminded.status, reminded.refusal.code]).toEqual([409, "INVITES_DECLINED"]);
    await settle(testApp);
    expect(mailsTo(testApp, email)).toHaveLength(1);
  });

  test("finds the unsubscribe link in each mail, also as the mail program's own button", async () => {
    const student = await aStudent(testApp);
    const whom = { body: { studentId: student.id, jobId } };
    await invite(testApp, employer, jobId, student.email);
    expect((await call(testApp, contract.remindToApply, whom, employer.token)).status).toBe(200);
    await settle(testApp); // a person who has applied gets no reminder to apply
    await anApplication(testApp, student, jobId);
    expect((await call(testApp, contract.remindOfInterview, whom, employer.token)).status).toBe(200);
    const mails = await eventually(() => {
      const sent = mailsTo(testApp, student.email).filter(({ text }) => text.includes("/invitations/decline/"));
      return sent.length === 3 ? sent : undefined;
    });
    for (const { text, headers } of mails)
      expect(headers).toEqual({
        "List-Unsubscribe": `<http://localhost/api/invitations/decline/${tokenIn(text)}>`,
        "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
      });
  });

  test("is a result in a file, not an error, and the others are invited", async () => {
    await invite(testApp, employer, jobId, "declines.in.file@example.com");
    const { text } = await mailTo("declines.in.file@example.com");
    await call(testApp, contract.declineInvitations, { params: { token: tokenIn(text) } });
    const emails = ["declines.in.file@example.com", "takes.part@example.com"];
    const { status, body } = await bulk(testApp, employer, await aJob(testApp, employer), emails);
    expect([status, body.results]).toEqual([
      200,
      [
        { row: 2, email: emails[0], type: "declined" },
        { row: 3, email: emails[1], type: "invited" },
      ],
    ]);
    await settle(testApp);
    expect([mailsTo(testApp, emails[0] ?? "").length, mailsTo(testApp, emails[1] ?? "").length]).toEqual([1, 1]);
  });

  test("keeps the choice after the account is deleted, and gets no new account", async () => {
    const email = "gone.for.good@example.com";
    await invite(testApp, employer, jobId, email);
    await call(testApp, contract.declineInvitations, { params: { token: tokenIn((await mailTo(email)).text) } });
    await settle(testApp);
    await testApp.db.delete(users).where(eq(users.email, email));
    const refused = await invite(testApp, employer, jobId, email);
    expect(refused.refusal.code).toBe("INVITES_DECLINED");
    expect((await bulk(testApp, employer, jobId, [email, "not.declined@example.com"])).body.results[0].type).toBe(
      "declined",
    );
    expect(await hasAccount(testApp, email)).toBe(false);
    const storedDeclines = JSON.stringify(await testApp.db.select().from(inviteDeclines));
    expect(storedDeclines).not.toMatch(/gone|example/);
    // Without the server's secret, not even our own code finds an address in the stored hashes.
    const strange = createDeclines({ db: testApp.db, clock: testApp.clock, secret: "the secret of another server" });
    expect(await strange.filterDeclined(testApp.db, [email])).toEqual(new Set());
    expect(await testApp.deps.declines.filterDeclined(testApp.db, [email])).toEqual(new Set([email]));
  });

  test("gets no invitation that was waiting in the queue", async () => {
    const email = "waiting@example.com";
    await invite(testApp, employer, jobId, email);
    const { text } = await mailTo(email);
    await call(testApp, contract.declineInvitations, { params: { token: tokenIn(text) } });
    const before = mailsTo(testApp, email).length;
    const { rows } = await testApp.database.query("select id from invitations order by created_at desc limit 1");
    await testApp.db.transaction((tx) =>
      testApp.deps.queue.enqueue(tx, "mail.invitation", { invitationId: (rows[0] as { id: string }).id }),
    );
    await settle(testApp);
    expect(mailsTo(testApp, email)).toHaveLength(before);
  });

  test("gets no reminder that was waiting in the queue", async () => {
    const student = await aStudent(testApp);
    const applicationId = await anApplication(testApp, student, jobId);
    await call(testApp, contract.remindOfInterview, { body: { studentId: student.id, jobId } }, employer.token);
    await settle(testApp);
    const reminders = () =>
      mailsTo(testApp, student.email).filter(({ text }) => text.includes("/invitations/decline/"));
    await call(testApp, contract.declineInvitations, { params: { token: tokenIn(reminders()[0]?.text ?? "") } });
    await testApp.db.transaction((tx) => testApp.deps.queue.enqueue(tx, "mail.interview-reminder", { applicationId }));
    await settle(testApp);
    expect(reminders()).toHaveLength(1);
  });

  test("gets no reminder of an interview either, and can undo all of it", async () => {
    const student = await aStudent(testApp);
    await anApplication(testApp, student, jobId);
    const remind = () =>
      call(testApp, contract.remindOfInterview, { body: { studentId: student.id, jobId } }, employer.token);
    expect((await remind()).status).toBe(200);
    const mail = await eventually(() =>
      mailsTo(testApp, student.email).find(({ subject }) => /is waiting for your interview/.test(subject)),
    );
    const token = tokenIn(mail.text);
    await call(testApp, contract.declineInvitations, { params: { token } });
    testApp.clock.moveTo(addMs(new Date(), 2 * HOUR_MS));
    expect((await remind()).refusal.code).toBe("INVITES_DECLINED");
    await call(testApp, contract.allowInvitations, { params: { token } });
    expect((await remind()).status).toBe(200);
    testApp.clock.moveTo(new Date());
  });

  test.each([
    ["guessed", "x".repeat(43)],
    ["cut", "abc"],
    ["that of another address with a byte changed", "changed"],
  ])("cannot be unsubscribed by a link that is %s", async (_, given) => {
    await invite(testApp, employer, jobId, "victim@example.com");
    const { text } = await mailTo("victim@example.com");
    const token = tokenIn(text);
    const forged = given === "changed" ? `${token[0] === "A" ? "B" : "A"}${token.slice(1)}` : given;
    const before = await testApp.db.$count(inviteDeclines);
    for (const act of [contract.declineInvitations, contract.allowInvitations]) {
      const { status, refusal } = await call(testApp, act, { params: { token: forged } });
      expect([status, refusal.code]).toEqual([400, "LINK_DEAD"]);
    }
    expect(await testApp.db.$count(inviteDeclines)).toBe(before);
  });
});
