import { deleteAccount, exportAccount } from "@dryrun/domain/account/contract";
import {
  rejectApplication,
  reopenDecision,
  stopContact,
  withdrawApplication,
} from "@dryrun/domain/applications/contract";
import { applicationActivity, jobActivity } from "@dryrun/domain/company/activity/contract";
import * as contract from "@dryrun/domain/company/mail/contract";
import { removeColleague } from "@dryrun/domain/company/team/contract";
import { remindOfInterview, remindToApply } from "@dryrun/domain/invitations/contract";
import { INVITES_PER_DAY } from "@dryrun/domain/invitations/limits";
import { chooseMails } from "@dryrun/domain/notifications/contract";
import { previewTemplate, templates } from "@dryrun/domain/templates/contract";
import { STANDARD } from "@dryrun/domain/templates/standard";
import { addMs, DAY_MS, SECOND_MS } from "@dryrun/domain/time";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "@jest/globals";
import { eq } from "drizzle-orm";
import {
  aJob,
  aMember,
  anApplication,
  anInvitation,
  aPerson,
  aStudent,
  PASSWORD,
  type Person,
} from "../../../test/builders.ts";
import { createTestApp, eventually, queueIsEmpty, type TestApp } from "../../../test/create-test-app.ts";
import { call } from "../../../test/inject.ts";
import { users } from "../../db/schema/accounts.ts";
import { candidateMails } from "../../db/schema/candidate-mails.ts";
import { deleteOldMails } from "./queries.ts";

let testApp: TestApp;
let owner: Person;
let recruiter: Person;
let jobId: string;
beforeAll(async () => {
  testApp = await createTestApp();
});
beforeEach(async () => {
  owner = await aPerson(testApp, "employer", { fullName: "Kavita Menon" });
  recruiter = await aMember(testApp, owner, "Rohan Kulkarni", "recruiter");
  jobId = await aJob(testApp, owner, { title: "Data Analyst", company: "Sahyadri" });
});
afterAll(() => testApp.close());

const TEXT = { subject: "About {job}", text: "Dear {name},\n\nwe meet at ten." };
const mailTo = (email: string, key: string) =>
  eventually(() => testApp.mails.find((mail) => mail.to === email && mail.key.startsWith(key)));
const settings = (body: object, { token } = owner) => call(testApp, contract.changeMailSettings, { body }, token);
const preview = (applicationIds: string[], { token } = owner, body: object = {}) =>
  call(testApp, contract.previewCandidateMail, { body: { ...TEXT, ...body, applicationIds } }, token);
const send = (applicationIds: string[], { token } = owner, body: object = {}) =>
  call(testApp, contract.sendCandidateMail, { body: { ...TEXT, ...body, applicationIds } }, token);

const logOf = async (applicationId = "", { token } = owner) =>
  (await call(testApp, applicationActivity, { params: { applicationId } }, token)).body.activity;
const ofCompany = () => testApp.db.$count(candidateMails, eq(candidateMails.companyId, owner.id));

async function anApplicant(fullName = "Asha Rao", job = jobId) {
  const student = await aStudent(testApp);
  return { student, email: student.email, applicationId: await anApplication(testApp, student, job, { fullName }) };
}
const reject = (applicationId: string, { token } = owner, more: object = {}) =>
  call(testApp, rejectApplication, { body: { applicationId, reason: "", ...more } }, token);

describe("mails to candidates", () => {
  test("name the person who decided and reopened, with the verified address and the signature", async () => {
    await settings({ signature: "Rohan\nHiring team" }, recruiter);
    const { email, applicationId } = await anApplicant();
    await reject(applicationId, recruiter);
    const decision = await mailTo(email, "application-decided");
    expect(decision.fromName).toBe("Rohan at Sahyadri via Dryrun");
    expect(decision.replyTo).toEqual({ name: "Rohan Kulkarni", address: recruiter.email });
    expect(decision.text).toContain("\n\nRohan\nHiring team\n\n");
    await call(testApp, reopenDecision, { params: { applicationId }, body: {} }, owner.token);
    const reopened = await mailTo(email, "application-reopened");
    expect([reopened.fromName, reopened.replyTo?.address]).toEqual(["Kavita at Sahyadri via Dryrun", owner.email]);
    expect(reopened.text).not.toContain("Hiring team");
  });

  test("name the person who invited and reminded", async () => {
    const { mail, email } = await anInvitation(testApp, owner, jobId);
    expect(mail.fromName).toBe("Kavita at Sahyadri via Dryrun");
    const [person] = await testApp.db.select({ id: users.id }).from(users).where(eq(users.email, email));
    testApp.clock.moveTo(addMs(testApp.clock.now(), 2 * 3_600_000));
    await call(testApp, remindToApply, { body: { jobId, studentId: person?.id ?? "" } }, recruiter.token);
    expect((await mailTo(email, "application-reminder")).fromName).toBe("Rohan at Sahyadri via Dryrun");
    const applicant = await anApplicant();
    const whom = { jobId, studentId: applicant.student.id };
    await call(testApp, remindOfInterview, { body: whom }, recruiter.token);
    const reminder = await mailTo(applicant.email, "interview-reminder");
    expect([reminder.fromName, reminder.replyTo?.address]).toEqual(["Rohan at Sahyadri via Dryrun", recruiter.email]);
  });

  test("have no reply address without a verified one, or if the person does not want replies", async () => {
    const [first, second] = [await anApplicant(), await anApplicant()];
    await settings({ repliesToMe: false });
    await reject(first.applicationId);
    expect((await mailTo(first.email, "application-decided")).replyTo).toBeUndefined();
    await settings({ repliesToMe: true });
    await testApp.db.update(users).set({ emailVerifiedAt: null }).where(eq(users.id, owner.id));
    await reject(second.applicationId);
    const mail = await mailTo(second.email, "application-decided");
    expect([mail.fromName, mail.replyTo]).toEqual(["Kavita at Sahyadri via Dryrun", undefined]);
  });

  test("name the company alone if the person was removed before a held decision went out", async () => {
    await settings({ signature: "Rohan" }, recruiter);
    const { email, applicationId } = await anApplicant();
    await reject(applicationId, recruiter, { undoable: true });
    await call(
      testApp,
      removeColleague,
      { params: { userId: recruiter.id }, query: { jobsTo: owner.id } },
      owner.token,
    );
    testApp.clock.moveTo(addMs(testApp.clock.now(), 16_000));
    await testApp.deps.hiring.held[0]?.sweep();
    const mail = await mailTo(email, "application-decided");
    expect([mail.fromName, mail.replyTo]).toEqual(["Sahyadri via Dryrun", undefined]);
    expect(mail.text).not.toContain("Rohan");
  });
});

describe("mail settings", () => {
  test("are the person's own, in the previews and in the download", async () => {
    expect((await call(testApp, contract.mailSettings, {}, owner.token)).body).toEqual({
      signature: "",
      repliesToMe: true,
    });
    expect((await settings({ signature: " Kavita " })).body).toEqual({ signature: "Kavita", repliesToMe: true });
    expect((await settings({ repliesToMe: false })).body).toEqual({ signature: "Kavita", repliesToMe: false });
    expect((await call(testApp, contract.mailSettings, {}, recruiter.token)).body.signature).toBe("");
    expect((await call(testApp, templates, {}, owner.token)).body.signature).toBe("Kavita");
    const shown = await call(
      testApp,
      previewTemplate,
      { params: { kind: "accept" }, body: STANDARD.accept },
      owner.token,
    );
    expect(shown.body.text).toContain("next step.\n\nKavita\n\nOpen the application");
    const headers = { authorization: `Bearer ${owner.token}` };
    const { body } = await testApp.app.inject({ url: `/api${exportAccount.path}`, headers });
    expect(JSON.parse(body).mailSettings).toEqual({ signature: "Kavita", repliesToMe: false });
  });

  test.each([
    [{ signature: "1\n2\n3\n4\n5\n6\n7" }, "signature"],
    [{ signature: "https://evil.example" }, "signature"],
    [{ repliesToMe: "x" }, "repliesToMe"],
  ])("refuse %j at its field", async (body, field) => {
    const { status, refusal } = await settings(body);
    expect([status, refusal.errors?.[0]?.field]).toEqual([400, field]);
  });

  test.each(["manager", "viewer"] as const)("are not for a %s, who causes no such mails", async (role) => {
    const person = await aMember(testApp, owner, "Meera Joshi", role);
    const { applicationId } = await anApplicant();
    const answers = [
      await settings({}, person),
      await preview([applicationId], person),
      await send([applicationId], person),
    ];
    expect(answers.map(({ status, refusal }) => [status, refusal.code])).toEqual(Array(3).fill([403, "ROLE"]));
  });
});

describe("a mail to several candidates", () => {
  test("is previewed as it is then sent, one for each, and logged", async () => {
    await settings({ signature: "Kavita" });
    const people = [await anApplicant("Asha Rao"), await anApplicant("Ravi Iyer")];
    const ids = people.map(({ applicationId }) => applicationId);
    const { body } = await preview(ids);
    expect(body).toMatchObject({ from: "Kavita at Sahyadri via Dryrun", replyTo: owner.email, count: 2 });
    expect(body.mails.map(({ name, subject }) => [name, subject])).toEqual([
      ["Asha Rao", "About Data Analyst"],
      ["Ravi Iyer", "About Data Analyst"],
    ]);
    const sent = await send(ids);
    const answer = { message: "2 mails sent", sent: 2, skipped: [], mailId: sent.body.mailId, undoUntil: null };
    expect([sent.status, sent.body]).toEqual([200, answer]);
    for (const [index, { email }] of people.entries()) {
      const mail = await mailTo(email, "to-candidate");
      expect(mail.subject).toBe(body.mails[index]?.subject);
      expect(mail.text.replace(/\/mails\/stop\/\S+/, "/mails/stop")).toBe(body.mails[index]?.text);
      expect([mail.fromName, mail.replyTo?.address]).toEqual([body.from, body.replyTo]);
      expect(mail.headers?.["List-Unsubscribe"]).toBeDefined();
    }
    expect(await logOf(ids[0])).toMatchObject([{ kind: "mailed", by: { fullName: "Kavita Menon" } }]);
  });

  test("shows three mails of more, in the order of the list", async () => {
    const ids: string[] = [];
    for (const name of ["Asha Rao", "Ravi Iyer", "Meera Nair", "Vikram Shah"])
      ids.push((await anApplicant(name)).applicationId);
    const { body } = await preview(ids.toReversed());
    expect([body.count, body.mails.map(({ name }) => name)]).toEqual([4, ["Vikram Shah", "Meera Nair", "Ravi Iyer"]]);
  });

  test("skips who does not want it or may not get it, with the numbers", async () => {
    const [stopped, withdrawn, unwilling, asked] = [
      await anApplicant(),
      await anApplicant(),
      await anApplicant(),
      await anApplicant(),
    ];
    await call(testApp, stopContact, { params: { applicationId: stopped.applicationId }, body: {} }, owner.token);
    const params = { applicationId: withdrawn.applicationId };
    await call(testApp, withdrawApplication, { params }, withdrawn.student.token);
    await call(testApp, chooseMails, { body: { reminder: false } }, unwilling.student.token);
    const ids = [stopped, withdrawn, unwilling].map(({ applicationId }) => applicationId);
    const skipped = [
      { reason: "doNotContact", count: 1 },
      { reason: "withdrawn", count: 1 },
      { reason: "stopped", count: 1 },
    ];
    expect((await preview([...ids, asked.applicationId])).body).toMatchObject({ count: 1, skipped });
    expect((await send([...ids, asked.applicationId])).body).toMatchObject({ sent: 1, skipped });
    await mailTo(asked.email, "to-candidate");
    const addresses = [stopped, withdrawn, unwilling].map(({ email }) => email);
    expect(testApp.mails.filter(({ to, key }) => addresses.includes(to) && key.startsWith("to-candidate"))).toEqual([]);
    const { status, refusal } = await send(ids);
    expect([status, refusal.errors]).toEqual([
      400,
      [{ field: "applicationIds", message: "None of these candidates can get this mail." }],
    ]);
  });

  test("is all or nothing: an application of another company, or of a job that the person does not see, is a 404", async () => {
    const own = await anApplicant();
    const stranger = await aPerson(testApp, "employer");
    const other = await anApplicant("Ravi Iyer", await aJob(testApp, stranger));
    const limited = await aMember(testApp, owner, "Vikram Shah", "recruiter");
    await testApp.db.update(users).set({ allJobs: false }).where(eq(users.id, limited.id));
    const ids = [own.applicationId, other.applicationId];
    const answers = [await preview(ids), await send(ids), await send([own.applicationId], limited)];
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404]);
    expect(await ofCompany()).toBe(0);
  });

  test("with the same key is sent once", async () => {
    const { email, applicationId } = await anApplicant();
    const headers = { authorization: `Bearer ${owner.token}`, "idempotency-key": `mail-${applicationId}` };
    const payload = { ...TEXT, applicationIds: [applicationId] };
    const post = () =>
      testApp.app.inject({ method: "POST", url: `/api${contract.sendCandidateMail.path}`, headers, payload });
    expect((await post()).json()).toEqual((await post()).json());
    await mailTo(email, "to-candidate");
    expect(await ofCompany()).toBe(1);
  });

  test("has the same key for a job that runs again after a kill, so that it is one mail", async () => {
    const { email, applicationId } = await anApplicant();
    await send([applicationId]);
    const mail = await mailTo(email, "to-candidate");
    const [stored] = await testApp.db.select().from(candidateMails).where(eq(candidateMails.companyId, owner.id));
    const payload = { mailId: stored?.id ?? "", applicationId };
    await testApp.db.transaction((tx) => testApp.deps.queue.enqueue(tx, "mail.to-candidate", payload));
    const again = await eventually(() =>
      testApp.mails.filter((one) => one.to === email && one.key.startsWith("to-candidate")).at(1),
    );
    expect(again.key).toBe(mail.key);
  });

  test("counts towards the company's mails of a day", async () => {
    const strict = await createTestApp({ rateLimitScale: 1 });
    const employer = await aPerson(strict, "employer");
    const jobId = await aJob(strict, employer);
    const ids: string[] = [];
    for (let count = 0; count < 16; count += 1) ids.push(await anApplication(strict, await aStudent(strict), jobId));
    await strict.deps.limits.invites.take({ companyId: employer.id, userId: employer.id }, INVITES_PER_DAY - 30);
    const write = async (count: number) => {
      const body = { ...TEXT, applicationIds: ids.slice(0, count) };
      return (await call(strict, contract.sendCandidateMail, { body }, employer.token)).status;
    };
    expect([await write(16), await write(15), await write(14), await write(1)]).toEqual([200, 429, 200, 429]);
    await strict.close();
  });

  test("is deleted after 30 days", async () => {
    const { applicationId } = await anApplicant();
    await send([applicationId]);
    const now = testApp.clock.now();
    await deleteOldMails(testApp.db, addMs(now, -30 * DAY_MS));
    expect(await ofCompany()).toBe(1);
    await deleteOldMails(testApp.db, addMs(now, 1));
    expect(await ofCompany()).toBe(0);
  });
});

describe("a mail in the log", () => {
  const TEXTS = { subject: "About Data Analyst", text: "Dear Asha,\n\nwe meet at ten." };

  test("is read as its candidate got it, by everybody who sees the application, after the mail as it was written is deleted", async () => {
    await settings({ signature: "Kavita" });
    const { applicationId } = await anApplicant();
    const other = await anApplicant("Ravi Iyer");
    await send([applicationId, other.applicationId]);
    await deleteOldMails(testApp.db, addMs(testApp.clock.now(), 1));
    const viewer = await aMember(testApp, owner, "Meera Joshi", "viewer");
    expect(await logOf(applicationId, viewer)).toMatchObject([{ kind: "mailed", mail: TEXTS }]);
    expect((await logOf(other.applicationId))[0]?.mail?.text).toMatch(/^Dear Ravi,/);
    const job = await call(testApp, jobActivity, { params: { id: jobId }, query: {} }, owner.token);
    const mails = job.body.activity.flatMap(({ mail, candidate }) => (mail ? [[candidate?.fullName, mail.text]] : []));
    expect(mails.sort()).toEqual([
      ["Asha Rao", TEXTS.text],
      ["Ravi Iyer", "Dear Ravi,\n\nwe meet at ten."],
    ]);
  });

  test("is deleted with the candidate's account, the entry stays", async () => {
    const { student, applicationId } = await anApplicant();
    const other = await anApplicant("Ravi Iyer");
    await send([applicationId, other.applicationId]);
    await send([applicationId], owner, { text: "Asha, call me." });
    await call(testApp, deleteAccount, { body: { password: PASSWORD } }, student.token);
    expect((await logOf(applicationId)).map(({ kind, mail }) => [kind, mail])).toEqual([
      ["mailed", null],
      ["mailed", null],
    ]);
    expect((await logOf(other.applicationId))[0]?.mail).not.toBeNull();
    expect(await ofCompany()).toBe(1); // the mail that was written to her alone is gone
  });

  test("stays without the name of the person who wrote it and deleted the account", async () => {
    await settings({ signature: "Rohan Kulkarni" }, recruiter);
    const { applicationId } = await anApplicant();
    await send([applicationId], recruiter);
    await call(testApp, deleteAccount, { body: { password: PASSWORD } }, recruiter.token);
    expect(await logOf(applicationId)).toMatchObject([{ by: null, mail: TEXTS }]);
  });
});

describe("a held mail", () => {
  const hold = (applicationIds: string[], by = owner) => send(applicationIds, by, { undoable: true });
  const undo = (mailId: string, { token } = owner) =>
    call(testApp, contract.undoCandidateMail, { params: { mailId } }, token);
  const later = (seconds: number) => testApp.clock.moveTo(addMs(testApp.clock.now(), seconds * SECOND_MS));
  const mailsLeft = async () => {
    const { invites } = testApp.deps.limits;
    const who = { companyId: owner.id, userId: owner.id };
    const left = await invites.takeUpTo(who, 1_000_000);
    await invites.giveBack(who, left);
    return left;
  };
  const mailsTo = (email: string) =>
    testApp.mails.filter((mail) => mail.to === email && mail.key.startsWith("to-candidate")).length;

  test("can be undone for 15 seconds by its sender: nothing is sent, logged or counted", async () => {
    const { email, applicationId } = await anApplicant();
    const left = await mailsLeft();
    const { body } = await hold([applicationId]);
    expect(await mailsLeft()).toBe(left - 1);
    expect(body).toMatchObject({ message: "1 mail sent", sent: 1, undoUntil: expect.any(String) });
    later(14);
    await testApp.deps.sweeps.run();
    const stranger = await aPerson(testApp, "employer");
    expect([(await undo(body.mailId, recruiter)).status, (await undo(body.mailId, stranger)).status]).toEqual([
      404, 404,
    ]);
    expect((await undo(body.mailId)).body).toEqual({ message: "No mail was sent." });
    later(16);
    await testApp.deps.sweeps.run();
    await queueIsEmpty(testApp);
    expect([mailsTo(email), await logOf(applicationId), await ofCompany()]).toEqual([0, [], 0]);
    expect(await mailsLeft()).toBe(left);
  });

  test("is sent and logged once after that, and cannot be undone any more", async () => {
    const { email, applicationId } = await anApplicant();
    const { body } = await hold([applicationId]);
    later(16);
    await Promise.all([testApp.deps.sweeps.run(), testApp.deps.sweeps.run()]);
    const refused = (await undo(body.mailId)).refusal;
    expect([refused.code, refused.message]).toEqual(["TOO_LATE", "The mails have already been sent."]);
    await mailTo(email, "to-candidate");
    await queueIsEmpty(testApp);
    expect([mailsTo(email), (await logOf(applicationId)).map(({ kind }) => kind)]).toEqual([1, ["mailed"]]);
  });

  test("leaves out who withdraws or deletes the account in that time", async () => {
    const [withdrawn, deleted] = [await anApplicant(), await anApplicant()];
    await hold([withdrawn.applicationId, deleted.applicationId]);
    await hold([withdrawn.applicationId]);
    const params = { applicationId: withdrawn.applicationId };
    await call(testApp, withdrawApplication, { params }, withdrawn.student.token);
    await call(testApp, deleteAccount, { body: { password: PASSWORD } }, deleted.student.token);
    later(16);
    await testApp.deps.sweeps.run();
    await queueIsEmpty(testApp);
    expect([mailsTo(withdrawn.email), mailsTo(deleted.email), await ofCompany()]).toEqual([0, 0, 0]);
    expect((await logOf(withdrawn.applicationId)).map(({ kind }) => kind)).toEqual([]);
  });
});
