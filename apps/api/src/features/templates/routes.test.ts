import { deleteAccount, exportAccount } from "@dryrun/domain/account/contract";
import { rejectApplication } from "@dryrun/domain/applications/contract";
import { invite } from "@dryrun/domain/invitations/contract";
import * as contract from "@dryrun/domain/templates/contract";
import { TEST_MAILS_PER_HOUR, type TemplateKind } from "@dryrun/domain/templates/limits";
import { STANDARD } from "@dryrun/domain/templates/standard";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "@jest/globals";
import { eq } from "drizzle-orm";
import { aJob, anApplication, aPerson, aStudent, PASSWORD, type Person } from "../../../test/builders.ts";
import { createTestApp, eventually, type TestApp } from "../../../test/create-test-app.ts";
import { call } from "../../../test/inject.ts";
import { users } from "../../db/schema/accounts.ts";
import { mailTemplates } from "../../db/schema/templates.ts";

let testApp: TestApp;
let employer: Person;
beforeAll(async () => {
  testApp = await createTestApp();
});
beforeEach(async () => {
  employer = await aPerson(testApp, "employer");
});
afterAll(() => testApp.close());

const OWN = { subject: "{company}: about {job}", text: "Dear {name},\n\nthank you for your time." };
const list = async (of = employer) => (await call(testApp, contract.templates, {}, of.token)).body.templates;
const save = (kind: TemplateKind, body: object = OWN, of = employer) =>
  call(testApp, contract.saveTemplate, { params: { kind }, body: body as typeof OWN }, of.token);
const reset = (kind: TemplateKind) => call(testApp, contract.resetTemplate, { params: { kind } }, employer.token);
const preview = (kind: TemplateKind, body: object = OWN) =>
  call(testApp, contract.previewTemplate, { params: { kind }, body: body as typeof OWN }, employer.token);
const sendTest = (kind: TemplateKind, of = employer) =>
  call(testApp, contract.testTemplate, { params: { kind } }, of.token);
const rows = (of = employer) => testApp.db.$count(mailTemplates, eq(mailTemplates.companyId, of.id));
const mailTo = (email: string, about: string) =>
  eventually(() => testApp.mails.find(({ to, subject }) => to === email && subject.includes(about)));

describe("the templates of an employer", () => {
  test("are the standard texts until one is saved, and again after the reset", async () => {
    const standard = (["invite", "accept", "reject"] as const).map((kind) => ({
      kind,
      ...STANDARD[kind],
      isOwn: false,
    }));
    expect(await list()).toEqual(standard);
    expect((await save("reject")).body).toEqual({ message: "Template saved" });
    await save("reject", { ...OWN, subject: "Second" });
    expect((await list())[2]).toEqual({ kind: "reject", ...OWN, subject: "Second", isOwn: true });
    expect(await list(await aPerson(testApp, "employer"))).toEqual(standard);
    expect((await reset("reject")).body).toEqual({ message: "Standard text restored" });
    expect(await list()).toEqual(standard);
    expect((await reset("reject")).status).toBe(200);
  });

  test("are not stored if they equal the standard text", async () => {
    await save("accept");
    await save("accept", STANDARD.accept);
    expect([await rows(), (await list())[1]?.isOwn]).toEqual([0, false]);
  });

  test.each<[TemplateKind, object, string, string]>([
    [
      "reject",
      { text: "Hi {salary}" },
      "text",
      "{salary} is not a placeholder of this mail. Use {name}, {job} or {company}.",
    ],
    [
      "reject",
      { subject: "{pay}" },
      "subject",
      "{pay} is not a placeholder of this mail. Use {name}, {job} or {company}.",
    ],
    [
      "invite",
      { text: "Hi {name" },
      "text",
      "A bracket is missing or extra at “{name”. Write a placeholder like {name}.",
    ],
    ["invite", { text: "" }, "text", "Text is required."],
    ["invite", { subject: "A\nBcc: x" }, "subject", "Subject must be one line."],
    [
      "invite",
      { text: "Pay the fee at https://evil.example" },
      "text",
      "Remove web addresses, e-mail addresses and UPI ids from the text. The mail already has a button.",
    ],
  ])("of %s with %j answer 400 at its field, also in the preview", async (kind, change, field, message) => {
    for (const send of [save, preview]) {
      const { status, refusal } = await send(kind, { ...OWN, ...change });
      expect([status, refusal.errors]).toEqual([400, [{ field, message }]]);
    }
    expect(await rows()).toBe(0);
  });

  test("of another kind answer 404, and 403 for students", async () => {
    expect((await save("remind" as TemplateKind)).status).toBe(404);
    const student = await aStudent(testApp);
    const answers = await Promise.all([save("reject", OWN, student), sendTest("reject", student)]);
    expect(answers.map(({ status }) => status)).toEqual([403, 403]);
  });

  test("are in the download and deleted with the account", async () => {
    await save("invite");
    const headers = { authorization: `Bearer ${employer.token}` };
    const { body } = await testApp.app.inject({ url: `/api${exportAccount.path}`, headers });
    expect(JSON.parse(body).mailTemplates).toMatchObject([{ kind: "invite", ...OWN }]);
    await call(testApp, deleteAccount, { body: { password: PASSWORD } }, employer.token);
    expect(await rows()).toBe(0);
  });
});

describe("mails", () => {
  test("of an invitation and of a decision use the employer's text", async () => {
    const job = await aJob(testApp, employer, { title: "Quokka Analyst", company: "Sahyadri", location: "Pune" });
    await save("invite", { subject: "Join {company} in {place}", text: "Dear {name},\n\nwe pay {pay}: {interview}." });
    await save("reject");
    const person = { firstName: "Ravi", lastName: "Kumar", email: "own.words@example.com", validity: "24" };
    await call(testApp, invite, { params: { jobId: job }, body: person as never }, employer.token);
    const invitation = await mailTo(person.email, "Join Sahyadri in Pune");
    expect(invitation.text).toContain("Dear Ravi,");
    expect(invitation.text).toContain("a 30-minute online interview");
    expect(invitation.text).toContain("Do not invite me again");
    expect(invitation.text).toContain("Never pay anybody");

    const student = await aStudent(testApp);
    const applicationId = await anApplication(testApp, student, job);
    await call(testApp, rejectApplication, { body: { applicationId, reason: "No SQL." } }, employer.token);
    const decision = await mailTo(student.email, "Sahyadri: about Quokka Analyst");
    expect(decision.text).toContain("thank you for your time.\n\nThe recruiter wrote:\nNo SQL.");
  });

  test("are previewed by the same code, for the newest job and a sample person, with the submitted text", async () => {
    await aJob(testApp, employer, { title: "Old role" });
    const job = await aJob(testApp, employer, {
      title: "Numbat Analyst",
      company: "Sahyadri",
      location: "Pune",
      salary: "₹6 LPA",
    });
    const { body } = await preview("invite", { ...OWN, text: "Dear {name},\n\n{place}, {pay}" });
    expect(body.subject).toBe("Sahyadri: about Numbat Analyst");
    expect(body.text).toMatch(/^Dear Asha,\n\nPune, ₹6,00,000 a year\n\nOpen the job: http/);
    expect(body.text).toContain(`/student/jobs/${job}\n`);
    expect(body.text).toContain("/invitations/decline");
    expect(body.text).not.toContain("/employer/");
    expect(body.text).toContain("Sahyadri wrote the text of this mail.");
    const standard = await preview("reject", STANDARD.reject);
    expect(standard.body.text).not.toContain("wrote the text of this mail");
    const other = await aPerson(testApp, "employer");
    const without = await call(
      testApp,
      contract.previewTemplate,
      { params: { kind: "accept" }, body: OWN },
      other.token,
    );
    expect(without.body.subject).toContain("Data Analyst");
  });
});

describe("a test mail", () => {
  const addressOf = async () => {
    const [user] = await testApp.db.select().from(users).where(eq(users.id, employer.id));
    return user?.email ?? "";
  };

  test("is sent to the employer's own address with the saved text", async () => {
    await aJob(testApp, employer, { title: "Bilby Analyst", company: "Sahyadri" });
    await save("reject");
    const { status, body } = await sendTest("reject");
    const email = await addressOf();
    expect([status, body]).toEqual([200, { message: `A test mail is on its way to ${email}.` }]);
    const mail = await mailTo(email, "Test: Sahyadri: about Bilby Analyst");
    expect(mail.text).toContain("thank you for your time.");
  });

  test("requires a verified address, so that nobody else gets mails by this call", async () => {
    await testApp.db.update(users).set({ emailVerifiedAt: null }).where(eq(users.id, employer.id));
    const { status, refusal } = await sendTest("reject");
    expect([status, refusal.code]).toEqual([403, "EMAIL_UNVERIFIED"]);
  });

  test("is sent at most ten times an hour", async () => {
    const strict = await createTestApp({ rateLimitScale: 1 });
    const { token } = await aPerson(strict, "employer");
    const send = () => call(strict, contract.testTemplate, { params: { kind: "invite" } }, token);
    for (let sent = 0; sent < TEST_MAILS_PER_HOUR; sent++) expect((await send()).status).toBe(200);
    const last = await send();
    expect([last.status, last.refusal.message, Number(last.headers["retry-after"]) > 0]).toEqual([
      429,
      "You can send 10 test mails an hour. Try again later.",
      true,
    ]);
    await strict.close();
  });
});
