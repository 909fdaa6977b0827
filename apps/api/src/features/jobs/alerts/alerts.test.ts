import { createJobAlert, deleteJobAlert, jobAlerts, resumeJobAlert, stopJobAlert } from "@dryrun/domain/jobs/contract";
import { addMs, HOUR_MS } from "@dryrun/domain/time";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "@jest/globals";
import { eq } from "drizzle-orm";
import { aJob, aPerson, aStudent, type Person } from "../../../../test/builders.ts";
import { createTestApp, eventually, type TestApp } from "../../../../test/create-test-app.ts";
import { call } from "../../../../test/inject.ts";
import { users } from "../../../db/schema/accounts.ts";
import { jobAlerts as alertRows } from "../../../db/schema/job-interest.ts";
import { jobs } from "../../../db/schema/jobs.ts";

let testApp: TestApp;
let employer: Person;
beforeAll(async () => {
  testApp = await createTestApp();
  employer = await aPerson(testApp, "employer");
});
afterAll(() => testApp.close());
afterEach(async () => {
  await testApp.db.delete(alertRows);
  testApp.clock.moveTo(new Date());
});

const make = ({ token }: Person, body: object) => call(testApp, createJobAlert, { body }, token);
const list = async ({ token }: Person) => (await call(testApp, jobAlerts, { query: {} }, token)).body;
const mailsTo = ({ email }: Person) =>
  testApp.mails.filter((mail) => mail.to === email && mail.key.startsWith("job-alert"));
/** Waits until the queue has run the jobs of the sweep. */
async function sweep() {
  await testApp.deps.sweeps.run();
  await eventually(async () => {
    const { rows } = await testApp.database.query(
      "select count(*)::int as open from pgboss.job where name = 'mail.job-alert' and state in ('created', 'active', 'retry')",
    );
    return (rows[0] as { open: number }).open === 0 ? true : undefined;
  });
}
const after = (hours: number) => testApp.clock.moveTo(addMs(testApp.clock.now(), hours * HOUR_MS));

describe("an alert", () => {
  test("can be listed and deleted only by its student", async () => {
    const [student, other] = [await aStudent(testApp), await aStudent(testApp)];
    const created = await make(student, { title: " Analyst ", location: "Pune", jobType: "Full-Time" });
    expect([created.status, created.body.message]).toEqual([
      201,
      "You will get an e-mail when new jobs match, at most once a day.",
    ]);
    await make(student, { title: "", location: "" });
    const { alerts, total } = await list(student);
    expect(alerts).toMatchObject([
      { title: "", location: "", jobType: null, stopped: false },
      { title: "Analyst", location: "Pune", jobType: "full-time" },
    ]);
    expect([total, (await list(other)).total]).toEqual([2, 0]);
    const params = { id: alerts[0]?._id };
    expect((await call(testApp, deleteJobAlert, { params }, other.token)).status).toBe(404);
    expect((await call(testApp, deleteJobAlert, { params }, student.token)).status).toBe(200);
    expect((await call(testApp, deleteJobAlert, { params }, student.token)).status).toBe(404);
    expect((await list(student)).total).toBe(1);
  });

  test("is created once per search, and at most twenty times, even by simultaneous requests", async () => {
    const student = await aStudent(testApp);
    await make(student, { title: "Analyst" });
    expect((await make(student, { title: "ANALYST" })).status).toBe(201);
    expect((await list(student)).total).toBe(1);
    const made = await Promise.all(Array.from({ length: 22 }, (_, index) => make(student, { title: `Role ${index}` })));
    expect(made.filter(({ status }) => status === 201)).toHaveLength(19);
    expect(made.find(({ status }) => status !== 201)?.refusal).toMatchObject({ code: "LIMIT_REACHED" });
    expect((await list(student)).total).toBe(20);
  });

  test.each([
    { jobType: "contract" },
    { title: "x".repeat(101) },
    { minSalary: -1 },
    { maxExperience: "x" },
    { skills: ["Juggling"] },
  ])("answers 400 for %j", async (body) => {
    expect((await make(await aStudent(testApp), body)).status).toBe(400);
  });
});

describe("the daily mail", () => {
  test("lists new matching jobs, with typos corrected, at most once a day", async () => {
    const student = await aStudent(testApp);
    await aJob(testApp, employer, { title: "Narwhal Analyst", location: "Surat" });
    await make(student, { title: "narwahl" });
    const job = await aJob(testApp, employer, { title: "Narwhal Engineer", location: "Surat", company: "Tapi & Co" });
    await aJob(testApp, employer, { title: "Heron Engineer", location: "Surat" });
    after(23);
    await sweep();
    expect(mailsTo(student)).toEqual([]);
    after(2);
    await sweep();
    await sweep();
    const [mail, ...more] = mailsTo(student);
    expect(more).toEqual([]);
    expect(mail?.subject).toBe("1 new job matches your job alert");
    expect(mail?.text).toContain(`Narwhal Engineer – Tapi & Co, Surat: http://localhost/student/jobs/${job}`);
    expect(mail?.text).not.toMatch(/Heron|Narwhal Analyst/);
    expect(mail?.text).toContain("See the jobs: http://localhost/student/jobs?title=narwahl");
    expect(mail?.html).not.toContain("<b>");
    await aJob(testApp, employer, { title: "Narwhal Baker" });
    after(2);
    await sweep();
    expect(mailsTo(student)).toHaveLength(1); // not before tomorrow
    after(23);
    await sweep();
    expect(mailsTo(student).map(({ text }) => text.includes("Narwhal Baker"))).toEqual([false, true]);
    after(25);
    await sweep();
    expect(mailsTo(student)).toHaveLength(2); // no new jobs since then
    await aJob(testApp, employer, { title: "Narwhal Tester" });
    after(25);
    await sweep();
    const last = mailsTo(student).at(-1)?.text ?? "";
    expect([last.includes("Narwhal Tester"), last.includes("Narwhal Engineer")]).toEqual([true, false]);
  });

  test("matches a known word exactly, even if a new job has a similar one, and knows former names of cities", async () => {
    const [known, former] = [await aStudent(testApp), await aStudent(testApp)];
    await aJob(testApp, employer, { title: "Marten Keeper" });
    await make(known, { title: "marten" });
    await make(former, { title: "martin", location: "Bombay" });
    await aJob(testApp, employer, { title: "Martin Keeper", location: "Mumbai" });
    after(25);
    await sweep();
    expect([mailsTo(known).length, mailsTo(former).length]).toEqual([0, 1]);
  });

  test("uses all filters of the list, and has them in its link", async () => {
    const student = await aStudent(testApp);
    const other = await aStudent(testApp);
    const filter = { title: "tapir", minSalary: 600_000, maxExperience: 2, skills: ["SQL", "Excel"] };
    await make(student, filter);
    await make(student, { ...filter, skills: ["Excel", "SQL"] });
    await make(other, { ...filter, minSalary: 1_000_000 });
    expect((await list(student)).alerts).toMatchObject([filter]);
    const jobFields = { requirements: "<p>SQL, Excel</p>", salary: "800000", experienceMin: 1 };
    await aJob(testApp, employer, { ...jobFields, title: "Tapir Analyst" });
    await aJob(testApp, employer, { ...jobFields, title: "Tapir Cleaner", requirements: "<p>Excel</p>" });
    await aJob(testApp, employer, { ...jobFields, title: "Tapir Keeper", salary: "300000" });
    await aJob(testApp, employer, { ...jobFields, title: "Tapir Head", experienceMin: 6, experienceMax: 9 });
    after(25);
    await sweep();
    const [mail, ...more] = mailsTo(student);
    expect([more, mailsTo(other)]).toEqual([[], []]);
    expect(mail?.text).toContain("Tapir Analyst");
    expect(mail?.text).not.toMatch(/Tapir (?:Cleaner|Keeper|Head)/);
    expect(mail?.text).toContain("/student/jobs?title=tapir&minSalary=600000&maxExperience=2&skills=SQL%2CExcel");
  });

  test("is sent by a process that serves no requests", async () => {
    const worker = await createTestApp({ isServing: false });
    const [own, student] = [await aPerson(worker, "employer"), await aStudent(worker)];
    await call(worker, createJobAlert, { body: { title: "narwahl" } }, student.token);
    await aJob(worker, own, { title: "Narwhal Trainer" });
    worker.clock.moveTo(addMs(worker.clock.now(), 25 * HOUR_MS));
    await worker.deps.sweeps.run();
    const mail = await eventually(() =>
      worker.mails.find(({ to, key }) => to === student.email && key.startsWith("job-alert")),
    );
    expect([mail.text.includes("Narwhal Trainer"), worker.deps.searches.candidates.isReady()]).toEqual([true, false]);
    await worker.close();
  });

  test("leaves out closed and hidden jobs, and is not sent to blocked students", async () => {
    const [student, blocked] = [await aStudent(testApp), await aStudent(testApp)];
    await make(student, { title: "ocelot" });
    await make(blocked, { title: "" });
    const id = await aJob(testApp, employer, { title: "Ocelot Analyst" });
    await testApp.db.update(jobs).set({ hiddenAt: new Date() }).where(eq(jobs.id, id));
    await testApp.db.update(users).set({ blockedAt: new Date() }).where(eq(users.id, blocked.id));
    after(25);
    await sweep();
    expect([mailsTo(student), mailsTo(blocked)]).toEqual([[], []]);
  });

  test("lists ten jobs and counts the rest", async () => {
    const student = await aStudent(testApp);
    await make(student, { title: "dugong" });
    for (let index = 0; index < 12; index++) await aJob(testApp, employer, { title: `Dugong ${index}` });
    after(25);
    await sweep();
    const text = mailsTo(student)[0]?.text ?? "";
    expect([text.match(/Dugong \d+ –/g)?.length, text.includes("And 2 more.")]).toEqual([10, true]);
  });
});

describe("the unsubscribe link", () => {
  async function mailed(title: string) {
    const student = await aStudent(testApp);
    await make(student, { title });
    await aJob(testApp, employer, { title });
    after(25);
    await sweep();
    const mail = mailsTo(student)[0];
    return { student, mail, token: /\/job-alerts\/stop\/([\w-]+)/.exec(mail?.text ?? "")?.[1] ?? "" };
  }

  test("is in the mail and its headers, works signed out, any number of times, and can be undone", async () => {
    const { student, mail, token } = await mailed("Numbat");
    expect(mail?.headers).toEqual({
      "List-Unsubscribe": `<http://localhost/api/job-alerts/stop/${token}>`,
      "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
    });
    for (const _ of [1, 2]) {
      const { status, body } = await call(testApp, stopJobAlert, { params: { token } });
      expect([status, body.message]).toEqual([200, "You will get no more e-mails for this alert."]);
    }
    expect((await list(student)).alerts).toMatchObject([{ stopped: true }]);
    await aJob(testApp, employer, { title: "Numbat" });
    after(25);
    await sweep();
    expect(mailsTo(student)).toHaveLength(1);
    const { status, body } = await call(testApp, resumeJobAlert, { params: { token } });
    expect([status, body.message]).toEqual([200, "You will get e-mails for this alert again."]);
    await sweep();
    expect(mailsTo(student)).toHaveLength(2);
  });

  test.each([
    ["application/x-www-form-urlencoded", "List-Unsubscribe=One-Click"],
    [
      "multipart/form-data; boundary=x",
      '--x\r\ncontent-disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--',
    ],
  ])("accepts a mail program's one-click request as %s", async (type, payload) => {
    const { student, token } = await mailed(`Okapi ${type.length}`);
    const url = `/api/job-alerts/stop/${token}`;
    const answer = await testApp.app.inject({ method: "POST", url, headers: { "content-type": type }, payload });
    expect(answer.statusCode).toBe(200);
    expect((await list(student)).alerts).toMatchObject([{ stopped: true }]);
    const opened = await testApp.app.inject({ url });
    expect([opened.statusCode, opened.headers.location]).toEqual([303, `/job-alerts/stop/${token}`]);
  });

  test("is dead if it was never sent", async () => {
    const params = { token: "x".repeat(40) };
    for (const contract of [stopJobAlert, resumeJobAlert]) {
      expect((await call(testApp, contract, { params })).refusal.code).toBe("LINK_DEAD");
    }
  });

  test("is undone by creating the alert again", async () => {
    const { student, token } = await mailed("Quoll");
    await call(testApp, stopJobAlert, { params: { token } });
    await make(student, { title: "Quoll" });
    expect((await list(student)).alerts).toMatchObject([{ stopped: false }]);
  });
});
