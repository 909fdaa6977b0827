import { deleteAccount, exportAccount } from "@dryrun/domain/account/contract";
import { acceptApplication, assignApplication, withdrawApplication } from "@dryrun/domain/applications/contract";
import { chooseDigest, digest } from "@dryrun/domain/company/digest/contract";
import type { DigestChoice } from "@dryrun/domain/company/digest/rules";
import { COMPANY_ROLES } from "@dryrun/domain/company/permissions";
import { removeColleague, updateColleague } from "@dryrun/domain/company/team/contract";
import { sendToRecruiter } from "@dryrun/domain/interviews/contract";
import { resumeMails, stopMails } from "@dryrun/domain/notifications/contract";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "@jest/globals";
import { eq } from "drizzle-orm";
import {
  aJob,
  aMember,
  anApplication,
  aPerson,
  aStudent,
  freshToken,
  PASSWORD,
  type Person,
} from "../../../test/builders.ts";
import { createTestApp, eventually, type TestApp } from "../../../test/create-test-app.ts";
import { call } from "../../../test/inject.ts";
import { anInterviewed } from "../../../test/interviewed.ts";
import { users } from "../../db/schema/accounts.ts";
import { digests } from "../../db/schema/digests.ts";
import { jobs } from "../../db/schema/jobs.ts";
import { createDigest } from "./service.ts";

let testApp: TestApp;
let owner: Person;
beforeAll(async () => {
  testApp = await createTestApp();
});
beforeEach(async () => {
  await testApp.db.delete(digests);
  at("2026-11-28T12:00"); // a Saturday
  owner = await aPerson(testApp, "employer");
});
afterAll(() => testApp.close());

/** Moves the clock to a time in India. */
const at = (india: string) => testApp.clock.moveTo(new Date(`${india}:00+05:30`));
const tokenOf = (person: Person) => freshToken(testApp, person, "employer");
const choose = async (person: Person, every: DigestChoice) =>
  call(testApp, chooseDigest, { body: { every } }, await tokenOf(person));
const choiceOf = async (person: Person) => (await call(testApp, digest, {}, await tokenOf(person))).body;
const mailsTo = ({ email }: Person) =>
  testApp.mails.filter((mail) => mail.to === email && mail.key.startsWith("digest"));

/** Runs the sweeps and then the queued mails. */
async function sweep() {
  await testApp.deps.sweeps.run();
  await eventually(async () => {
    const { rows } = await testApp.database.query(
      "select count(*)::int as open from pgboss.job where name = 'mail.digest' and state in ('created', 'active', 'retry')",
    );
    return (rows[0] as { open: number }).open === 0 ? true : undefined;
  });
}
const sweepAt = async (india: string) => {
  at(india);
  await sweep();
};
const apply = async (jobId: string, fullName = "Asha Verma") => {
  const student = await aStudent(testApp);
  return { student, applicationId: await anApplication(testApp, student, jobId, { fullName }) };
};

describe("the choice", () => {
  test("is off at first, and each person's own", async () => {
    const colleague = await aMember(testApp, owner, "Meera Joshi", "viewer");
    expect(await choiceOf(owner)).toEqual({ every: "off" });
    expect((await choose(owner, "weekly")).body.every).toBe("weekly");
    expect((await choose(owner, "daily")).body.every).toBe("daily");
    expect([(await choiceOf(owner)).every, (await choiceOf(colleague)).every]).toEqual(["daily", "off"]);
    expect((await choose(owner, "off")).body.every).toBe("off");
    expect(await testApp.db.$count(digests)).toBe(0);
  });

  test.each(COMPANY_ROLES)("may be made by a %s", async (role) => {
    const colleague = await aMember(testApp, owner, "Meera Joshi", role);
    expect((await choose(colleague, "daily")).status).toBe(200);
  });

  test("is refused for other values, students and nobody", async () => {
    expect((await choose(owner, "hourly" as DigestChoice)).status).toBe(400);
    expect((await call(testApp, chooseDigest, { body: {} }, owner.token)).status).toBe(400);
    expect((await call(testApp, digest, {}, (await aStudent(testApp)).token)).status).toBe(403);
    expect((await call(testApp, chooseDigest, { body: { every: "daily" } })).status).toBe(401);
  });

  test("is in the download, and ends with the account", async () => {
    await choose(owner, "daily");
    const { body } = await call(testApp, exportAccount, {}, await tokenOf(owner));
    expect(body).toMatchObject({ hiringSummary: { every: "daily" } });
    await call(testApp, deleteAccount, { body: { password: PASSWORD } }, await tokenOf(owner));
    expect(await testApp.db.$count(digests)).toBe(0);
  });
});

describe("the summary", () => {
  test("is sent at 9:00 in India with the applications since the last one, by job", async () => {
    const [one, two] = [
      await aJob(testApp, owner, { title: "Analyst" }),
      await aJob(testApp, owner, { title: "Clerk" }),
    ];
    await apply(two); // before the choice
    at("2026-11-28T12:01");
    await choose(owner, "daily");
    at("2026-11-28T13:00");
    for (const jobId of [one, two, two]) await apply(jobId);
    const withdrawn = await apply(one);
    const body = { params: { applicationId: withdrawn.applicationId } };
    await call(testApp, withdrawApplication, body, withdrawn.student.token);
    await sweepAt("2026-11-29T08:59");
    expect(mailsTo(owner)).toEqual([]);
    await sweepAt("2026-11-29T09:00");
    const [mail, ...more] = mailsTo(owner);
    expect(more).toEqual([]);
    expect(mail?.text).toContain("3 new applications since 28 Nov 2026, 12:01 pm IST:");
    expect(mail?.text).toContain(`Clerk: 2: http://localhost/employer/jobs/${two}\n\nAnalyst: 1:`);
    expect(mail?.text).not.toMatch(/interview result|assigned|close/);
    await sweepAt("2026-11-29T12:00");
    await sweepAt("2026-11-30T09:00");
    expect(mailsTo(owner)).toHaveLength(1); // nothing new
    await apply(one);
    await sweepAt("2026-12-01T09:00");
    expect(mailsTo(owner)[1]?.text).toContain("1 new application since 30 Nov 2026, 9:00 am IST:");
  });

  test("is sent on Mondays to who chose weekly ones", async () => {
    const jobId = await aJob(testApp, owner);
    await choose(owner, "weekly");
    await apply(jobId);
    await sweepAt("2026-11-29T10:00");
    expect(mailsTo(owner)).toEqual([]);
    await sweepAt("2026-11-30T09:00");
    expect(mailsTo(owner)).toHaveLength(1);
    await apply(jobId);
    await sweepAt("2026-12-06T23:00");
    expect(mailsTo(owner)).toHaveLength(1);
    await sweepAt("2026-12-07T09:01");
    expect(mailsTo(owner)).toHaveLength(2);
  });

  test("names undecided results, what is assigned to the reader, and jobs that close soon", async () => {
    const closing = await aJob(testApp, owner, { title: "Closing Analyst", closingDate: "2026-12-02" });
    await aJob(testApp, owner, { title: "Later Analyst", closingDate: "2026-12-03" });
    const colleague = await aMember(testApp, owner, "Meera Joshi", "recruiter");
    const withResults: string[] = [];
    for (let count = 0; count < 2; count++) {
      const { student, sessionId, applicationId } = await anInterviewed(testApp, owner, "7 because");
      await call(testApp, sendToRecruiter, { body: { sessionId } }, student.token);
      withResults.push(applicationId);
    }
    const assigned = { params: { applicationId: withResults[0] ?? "" }, body: { userId: colleague.id } };
    await call(testApp, assignApplication, assigned, await tokenOf(owner));
    await call(testApp, acceptApplication, { body: { applicationId: withResults[1] } }, await tokenOf(owner));
    for (const person of [owner, colleague]) await choose(person, "daily");
    await sweepAt("2026-11-29T09:00");
    const [ofOwner, ofColleague] = [mailsTo(owner)[0]?.text ?? "", mailsTo(colleague)[0]?.text ?? ""];
    for (const text of [ofOwner, ofColleague]) {
      expect(text).toContain(
        "1 interview result waits for a decision: http://localhost/employer/applications-dashboard",
      );
      expect(text).toContain(`Closing Analyst, on 2 Dec 2026: http://localhost/employer/jobs/${closing}`);
      expect(text).not.toContain("Later Analyst");
    }
    expect(ofColleague).toContain("1 application assigned to you waits: ");
    expect(ofOwner).not.toContain("assigned");
  });

  test.each(["manager", "viewer"] as const)("of a %s with chosen jobs is about these", async (role) => {
    const [seen, hidden] = [
      await aJob(testApp, owner, { title: "Seen" }),
      await aJob(testApp, owner, { title: "Unseen" }),
    ];
    const colleague = await aMember(testApp, owner, "Meera Joshi", role);
    const duty = { params: { userId: colleague.id }, body: { role, jobIds: [seen] } };
    await call(testApp, updateColleague, duty, owner.token);
    await choose(colleague, "daily");
    await apply(hidden);
    await sweepAt("2026-11-29T09:00");
    expect(mailsTo(colleague)).toEqual([]);
    for (const jobId of [seen, hidden]) await apply(jobId);
    await sweepAt("2026-11-30T09:00");
    expect(mailsTo(colleague)[0]?.text).toContain("1 new application since");
    expect(mailsTo(colleague)[0]?.text).not.toContain("Unseen");
  });

  test("names at most ten jobs of a part", async () => {
    await choose(owner, "daily");
    for (let count = 0; count < 12; count++) await apply(await aJob(testApp, owner));
    await sweepAt("2026-11-29T09:00");
    expect(mailsTo(owner)[0]?.text).toContain("And 2 more jobs.");
  });
});

describe("no summary is sent", () => {
  /** A colleague who would get one tomorrow. */
  async function aReader() {
    const reader = await aMember(testApp, owner, "Meera Joshi", "recruiter");
    await choose(reader, "daily");
    await apply(await aJob(testApp, owner));
    return reader;
  }

  test("to somebody who was removed, also after it was queued", async () => {
    const reader = await aReader();
    const removed = { params: { userId: reader.id }, query: {} };
    expect((await call(testApp, removeColleague, removed, owner.token)).status).toBe(204);
    await sweepAt("2026-11-29T09:00");
    expect(mailsTo(reader)).toEqual([]);
  });

  test.each([
    ["without a verified address", { emailVerifiedAt: null }],
    ["who is blocked", { blockedAt: new Date("2026-11-28T06:00:00Z") }],
  ])("to somebody %s", async (_, change) => {
    const reader = await aReader();
    await testApp.db.update(users).set(change).where(eq(users.id, reader.id));
    await sweepAt("2026-11-29T09:00");
    expect(mailsTo(reader)).toEqual([]);
  });

  test("of a deleted job's applications", async () => {
    const reader = await aReader();
    await testApp.db.update(jobs).set({ deletedAt: testApp.clock.now() }).where(eq(jobs.companyId, owner.id));
    await sweepAt("2026-11-29T09:00");
    expect(mailsTo(reader)).toEqual([]);
  });

  test("once its link was used, until it is undone or chosen again", async () => {
    const reader = await aReader();
    const jobId = await aJob(testApp, owner);
    await sweepAt("2026-11-29T09:00");
    const [mail] = mailsTo(reader);
    expect(mail?.headers?.["List-Unsubscribe"]).toContain("/mails/stop/");
    const token = /\/mails\/stop\/([\w-]+)/.exec(mail?.text ?? "")?.[1] ?? "";
    const { body } = await call(testApp, stopMails, { params: { token } });
    expect(body.message).toBe("You will get no more e-mails about applications to your company.");
    expect((await choiceOf(reader)).every).toBe("off");
    await apply(jobId);
    await sweepAt("2026-11-30T09:00");
    expect(mailsTo(reader)).toHaveLength(1);
    await call(testApp, resumeMails, { params: { token } });
    expect((await choiceOf(reader)).every).toBe("daily");
    await apply(jobId);
    await sweepAt("2026-12-01T09:00");
    expect(mailsTo(reader)[1]?.text).toContain("1 new application since 30 Nov 2026");
    await call(testApp, stopMails, { params: { token } });
    await apply(jobId);
    at("2026-12-01T11:00");
    expect((await choose(reader, "daily")).body.every).toBe("daily");
    await sweepAt("2026-12-02T09:00");
    expect(mailsTo(reader)).toHaveLength(2); // only what came before the new choice
  });
});

describe("a summary is sent once", () => {
  const enqueued: string[] = [];
  const service = (enqueue: () => Promise<void>) => {
    const { db, clock, mailChoices } = testApp.deps;
    return createDigest({ db, clock, mailChoices, queue: { enqueue } });
  };
  beforeEach(async () => {
    enqueued.length = 0;
    await choose(owner, "daily");
    at("2026-11-29T09:00");
  });

  test("by several processes that look at the same time", async () => {
    const processes = Array.from({ length: 4 }, () => service(async () => void enqueued.push("mail")));
    await Promise.all(processes.map((one) => one.sweep()));
    await Promise.all(processes.map((one) => one.sweep()));
    expect(enqueued).toEqual(["mail"]);
  });

  test("and is still due after a process that was killed before it had committed", async () => {
    const killed = service(() => Promise.reject(new Error("killed")));
    await expect(killed.sweep()).rejects.toThrow("killed");
    await service(async () => void enqueued.push("mail")).sweep();
    expect(enqueued).toEqual(["mail"]);
  });

  test("after days in which no process ran", async () => {
    at("2026-12-03T15:00");
    const one = service(async () => void enqueued.push("mail"));
    await one.sweep();
    await one.sweep();
    expect(enqueued).toEqual(["mail"]);
    const [row] = await testApp.db.select().from(digests);
    expect(row?.dueAt).toEqual(new Date("2026-12-04T09:00:00+05:30"));
  });
});
