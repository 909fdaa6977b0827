import { findAsked } from "@dryrun/content/interview/find-asked";
import { exportAccount } from "@dryrun/domain/account/contract";
import { acceptApplication, rejectApplication } from "@dryrun/domain/applications/contract";
import { me } from "@dryrun/domain/auth/contract";
import * as contract from "@dryrun/domain/interviews/contract";
import { employerDashboard } from "@dryrun/domain/jobs/contract";
import { HOUR_MS, MINUTE_MS, SECOND_MS } from "@dryrun/domain/time";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "@jest/globals";
import { and, eq } from "drizzle-orm";
import { aJob, anApplication, aPerson, aStudent, type Person } from "../../../test/builders.ts";
import { createTestApp, eventually, type TestApp } from "../../../test/create-test-app.ts";
import { call } from "../../../test/inject.ts";
import { ledger } from "../../db/schema/accounts.ts";
import { interviewAnswers, interviewSessions } from "../../db/schema/interviews.ts";
import { jobs } from "../../db/schema/jobs.ts";
import { profiles } from "../../db/schema/profiles.ts";

let testApp: TestApp;
let employer: Person;
beforeAll(async () => {
  testApp = await createTestApp();
  employer = await aPerson(testApp, "employer");
});
afterEach(() => testApp.clock.moveTo(new Date()));
afterAll(() => testApp.close());

const consent = { version: "2026-11", at: "2026-11-20T09:00:00.000Z" };
const start = (student: Person, applicationId: string) =>
  call(testApp, contract.startInterview, { body: { applicationId, consent } }, student.token);
const question = (student: Person, sessionId: string, n: number) =>
  call(testApp, contract.interviewQuestion, { params: { sessionId, n } }, student.token);
const draft = (student: Person, sessionId: string, n: number, answer: string) =>
  call(testApp, contract.saveDraft, { params: { sessionId, n }, body: { answer } }, student.token);
const submit = (student: Person, sessionId: string, answers: unknown) =>
  call(testApp, contract.submitInterview, { body: { sessionId, answers } }, student.token);
const detail = async (student: Person, sessionId: string) =>
  (await call(testApp, contract.interviewDetail, { params: { sessionId } }, student.token)).body;
const credits = async (student: Person) => (await call(testApp, me, {}, student.token)).body.user.interviewCredits;
const later = (ms: number) => testApp.clock.moveTo(new Date(Date.now() + ms));
const tenTimes = (answer: string) => Array.from({ length: 10 }, (_, index) => ({ number: index + 1, answer }));

async function anInterview(credit = 1) {
  const student = await aStudent(testApp, { credits: credit });
  const applicationId = await anApplication(testApp, student, await aJob(testApp, employer));
  const { body } = await start(student, applicationId);
  return { student, applicationId, sessionId: body?.sessionId };
}
const completed = async (answer: string) => {
  const interview = await anInterview();
  await submit(interview.student, interview.sessionId, tenTimes(answer));
  await eventually(async () => ((await detail(interview.student, interview.sessionId)).isCompleted ? true : undefined));
  return interview;
};

describe("starting", () => {
  test("costs one credit, and starts the server's clock of 30 minutes", async () => {
    const student = await aStudent(testApp, { credits: 2 });
    const applicationId = await anApplication(testApp, student, await aJob(testApp, employer));
    const { status, body } = await start(student, applicationId);
    expect(status).toBe(200);
    expect(Date.parse(body.expiresAt) - Date.parse(body.startedAt)).toBe(30 * MINUTE_MS);
    expect(body.remainingSeconds).toBeGreaterThan(1795);
    expect([body.reached, body.firstQuestion.number, body.firstQuestion.answer]).toEqual([1, 1, ""]);
    expect(await credits(student)).toBe(1);
    const entries = await testApp.db.select().from(ledger).where(eq(ledger.reference, body.sessionId));
    expect(entries.map(({ unit, amount }) => [unit, amount])).toEqual([["credit", -1]]);
  });

  test("creates one session for ten simultaneous starts, and takes one credit", async () => {
    const student = await aStudent(testApp, { credits: 5 });
    const applicationId = await anApplication(testApp, student, await aJob(testApp, employer));
    const answers = await Promise.all(Array.from({ length: 10 }, () => start(student, applicationId)));
    expect(new Set(answers.map(({ body }) => body.sessionId)).size).toBe(1);
    expect(await credits(student)).toBe(4);
  });

  test("cannot start two interviews with one credit", async () => {
    const student = await aStudent(testApp, { credits: 1 });
    const ids = [
      await anApplication(testApp, student, await aJob(testApp, employer)),
      await anApplication(testApp, student, await aJob(testApp, employer)),
    ];
    const answers = await Promise.all(ids.map((id) => start(student, id)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 403]);
    expect(answers.find(({ status }) => status === 403)?.refusal.code).toBe("NO_CREDITS");
    expect(await credits(student)).toBe(0);
  });

  test("returns the running session with its remaining time, including extra time", async () => {
    const student = await aStudent(testApp);
    await testApp.db.update(profiles).set({ extraTime: 50, recordOnly: true }).where(eq(profiles.userId, student.id));
    const applicationId = await anApplication(testApp, student, await aJob(testApp, employer));
    const { body } = await start(student, applicationId);
    expect([body.remainingSeconds > 44 * 60, body.recordOnly]).toEqual([true, true]);
    await draft(student, body.sessionId, 1, "half an answ");
    await question(student, body.sessionId, 2);
    later(10 * MINUTE_MS);
    const resumed = (await start(student, applicationId)).body;
    expect([resumed.sessionId, resumed.reached, resumed.firstQuestion.answer]).toEqual([
      body.sessionId,
      2,
      "half an answ",
    ]);
    expect(resumed.remainingSeconds).toBeLessThanOrEqual(35 * 60);
    expect(await credits(student)).toBe(0);
  });

  test("is refused for a rejected application and another student's; after the submission it answers 409", async () => {
    const student = await aStudent(testApp);
    const applicationId = await anApplication(testApp, student, await aJob(testApp, employer));
    expect((await start(await aStudent(testApp), applicationId)).status).toBe(404);
    await call(testApp, rejectApplication, { body: { applicationId } }, employer.token);
    expect((await start(student, applicationId)).refusal.code).toBe("DECIDED");
    const done = await anInterview(2);
    await submit(done.student, done.sessionId, []);
    expect((await start(done.student, done.applicationId)).refusal.code).toBe("ALREADY_SUBMITTED");
    expect(await credits(done.student)).toBe(1);
  });

  test("draws no questions of the last three interviews", async () => {
    const student = await aStudent(testApp, { credits: 3 });
    const drawn: string[] = [];
    for (let round = 0; round < 3; round++) {
      const { body } = await start(student, await anApplication(testApp, student, await aJob(testApp, employer)));
      for (let n = 1; n <= 10; n++) drawn.push((await question(student, body.sessionId, n)).body.question);
      await submit(student, body.sessionId, []);
    }
    expect(new Set(drawn).size).toBe(30);
  });
});

describe("the room", () => {
  test("serves a question only after the one before it, without key or rubric", async () => {
    const { student, sessionId } = await anInterview();
    expect((await question(student, sessionId, 3)).status).toBe(404);
    const { body } = await question(student, sessionId, 2);
    expect(Object.keys(body).sort()).toEqual(["answer", "number", "question", "run", "sampleData", "type"]);
    expect((await question(student, sessionId, 3)).status).toBe(200);
    const source = findAsked(body.question);
    expect(source).toBeDefined();
    expect(JSON.stringify(body)).not.toContain(JSON.stringify(source?.modelAnswer).slice(1, 40));
    expect((await question(await aStudent(testApp), sessionId, 1)).status).toBe(404);
  });

  test("saves drafts as typed, and returns them", async () => {
    const { student, sessionId } = await anInterview();
    expect((await draft(student, sessionId, 1, "select 1")).status).toBe(204);
    expect((await draft(student, sessionId, 1, "select 2")).status).toBe(204);
    expect((await draft(student, sessionId, 2, "too early")).status).toBe(404);
    expect((await question(student, sessionId, 1)).body.answer).toBe("select 2");
    expect((await draft(student, sessionId, 1, "x".repeat(20_001))).status).toBe(400);
    expect((await draft(await aStudent(testApp), sessionId, 1, "not mine")).status).toBe(404);
  });

  test("records events within the session's time", async () => {
    const { student, sessionId } = await anInterview();
    const at = new Date(Date.now() + 99 * MINUTE_MS).toISOString();
    const record = (type: string) =>
      call(testApp, contract.recordEvent, { params: { sessionId }, body: { type, at, number: 1 } }, student.token);
    expect([(await record("hidden")).status, (await record("sleep")).status]).toEqual([204, 400]);
    const { events, expiresAt } = await detail(student, sessionId);
    expect(events).toMatchObject([{ type: "hidden", number: 1 }]);
    expect(Date.parse(events[0]?.at ?? "")).toBeLessThan(Date.parse(expiresAt));
    later(32 * MINUTE_MS);
    expect((await record("blur")).status).toBe(409);
  });

  test("counts runs, and stores nothing else about them", async () => {
    const { student, sessionId } = await anInterview();
    const at = new Date().toISOString();
    const record = (person: Person, body: object) =>
      call(testApp, contract.recordEvent, { params: { sessionId }, body: { type: "run", at, ...body } }, person.token);
    await Promise.all(Array.from({ length: 5 }, () => record(student, { number: 1 })));
    expect((await record(student, {})).status).toBe(204);
    expect((await record(await aStudent(testApp), { number: 1 })).status).toBe(404);
    expect((await detail(student, sessionId)).events).toEqual([]);
    const download = await call(testApp, exportAccount, {}, student.token);
    expect(JSON.stringify(download.body)).toContain('"runs":5');
    later(32 * MINUTE_MS);
    expect((await record(student, { number: 1 })).status).toBe(409);
  });

  test("serves sample data to run on, but neither the reference nor hidden data", async () => {
    const { student, sessionId } = await anInterview();
    for (let number = 1; number <= 10; number++) {
      const { body } = await question(student, sessionId, number);
      const isThis = and(eq(interviewAnswers.sessionId, sessionId), eq(interviewAnswers.number, number));
      const [row] = await testApp.db.select().from(interviewAnswers).where(isThis);
      const inBank = row?.question;
      const exec = inBank?.rubric.exec;
      expect(body.run?.kind).toBe(exec?.kind);
      if (!exec) continue;
      expect(Object.keys(body.run ?? {}).sort()).toEqual(["kind", "world"]);
      const sample = exec.kind === "sql" ? { tables: inBank?.sampleData?.tables } : exec.world;
      expect(JSON.parse(body.run?.world ?? "")).toEqual(sample);
      expect(JSON.stringify(body)).not.toContain(JSON.stringify(exec.reference).slice(1, -1));
    }
  });

  test("is in /auth/me while it runs", async () => {
    const { student, sessionId, applicationId } = await anInterview();
    expect((await call(testApp, me, {}, student.token)).body.user.runningInterview).toMatchObject({
      sessionId,
      applicationId,
    });
    await submit(student, sessionId, []);
    expect((await call(testApp, me, {}, student.token)).body.user.runningInterview).toBeNull();
  });
});

describe("submitting", () => {
  test("answers 202 once; a second call changes nothing; omitted answers keep their drafts", async () => {
    const { student, sessionId } = await anInterview();
    await draft(student, sessionId, 1, "9 from the draft");
    expect((await submit(student, sessionId, [{ number: 2, answer: "8 handed in" }])).status).toBe(202);
    expect((await submit(student, sessionId, [{ number: 2, answer: "1 too late" }])).status).toBe(202);
    const done = await eventually(async () => {
      const read = await detail(student, sessionId);
      return read.isCompleted ? read : undefined;
    });
    expect(done.questions.map(({ score }) => score)).toEqual([9, 8, 0, 0, 0, 0, 0, 0, 0, 0]);
    expect([done.score, done.finalDecision]).toEqual([17, "Rejected"]);
  });

  test.each([
    { answers: [{ number: 11, answer: "x" }], field: "answers.0.number" },
    { answers: [{ number: 0, answer: "x" }], field: "answers.0.number" },
    {
      answers: [
        { number: 1, answer: "x" },
        { number: 1, answer: "y" },
      ],
      field: "answers",
    },
    { answers: "nothing", field: "answers" },
    { answers: [...tenTimes("x"), { number: 1, answer: "x" }], field: "answers" },
  ])("refuses $answers at $field", async ({ answers, field }) => {
    const { student, sessionId } = await anInterview();
    const { status, refusal } = await submit(student, sessionId, answers);
    expect([status, refusal.errors?.[0]?.field]).toEqual([400, field]);
  });

  test("accepts 20,000 characters in a draft and a submission; one more answers 400 and changes nothing", async () => {
    const { student, sessionId } = await anInterview();
    const longest = "x".repeat(20_000);
    expect((await draft(student, sessionId, 1, longest)).status).toBe(204);
    const tooLong = await submit(student, sessionId, [{ number: 1, answer: `${longest}x` }]);
    expect([tooLong.status, tooLong.refusal.errors?.[0]?.field]).toEqual([400, "answers.0.answer"]);
    expect((await detail(student, sessionId)).submitted).toBe(false);
    expect((await question(student, sessionId, 1)).body.answer).toBe(longest);
    expect((await submit(student, sessionId, tenTimes(longest))).status).toBe(202);
    const done = await eventually(async () => {
      const read = await detail(student, sessionId);
      return read.isCompleted ? read : undefined;
    });
    expect(done.questions.map(({ answer }) => answer.length)).toEqual(Array.from({ length: 10 }, () => 20_000));
  });

  test("is accepted until 60 s after the end; later the server has submitted the drafts and it answers 409", async () => {
    const inGrace = await anInterview();
    later(30 * MINUTE_MS + 59 * SECOND_MS);
    expect((await submit(inGrace.student, inGrace.sessionId, tenTimes("7"))).status).toBe(202);
    testApp.clock.moveTo(new Date());
    const late = await anInterview();
    await draft(late.student, late.sessionId, 1, "10 saved in time");
    later(31 * MINUTE_MS + SECOND_MS);
    const { status, refusal } = await submit(late.student, late.sessionId, tenTimes("10"));
    expect([status, refusal.code]).toEqual([409, "TIME_OVER"]);
    expect((await submit(late.student, late.sessionId, tenTimes("10"))).status).toBe(409);
    const done = await eventually(async () => {
      const read = await detail(late.student, late.sessionId);
      return read.isCompleted ? read : undefined;
    });
    expect(done.score).toBe(10);
  });

  test("is done by the sweep, exactly once, for a browser that never returns", async () => {
    const { student, sessionId } = await anInterview();
    await draft(student, sessionId, 1, "10 of mine");
    later(30 * MINUTE_MS + 30 * SECOND_MS);
    await testApp.deps.sweeps.run();
    expect((await detail(student, sessionId)).submitted).toBe(false);
    later(31 * MINUTE_MS + SECOND_MS);
    await Promise.all([testApp.deps.sweeps.run(), testApp.deps.sweeps.run()]);
    const done = await eventually(async () => {
      const read = await detail(student, sessionId);
      return read.isCompleted ? read : undefined;
    });
    expect([done.score, done.submitted]).toEqual([10, true]);
    await eventually(() => testApp.mails.find(({ key }) => key === `interview-ready-${sessionId}`));
    expect(testApp.mails.filter(({ key }) => key === `interview-ready-${sessionId}`)).toHaveLength(1);
  });

  test("enqueues an evaluation again whose job was lost", async () => {
    const { student, sessionId } = await anInterview();
    const submittedAt = new Date(Date.now() - 20 * MINUTE_MS);
    const lost = { submittedAt, submittedBy: "student" as const, evaluationAskedAt: submittedAt };
    await testApp.db.update(interviewSessions).set(lost).where(eq(interviewSessions.id, sessionId));
    await testApp.deps.sweeps.run();
    await eventually(async () => ((await detail(student, sessionId)).isCompleted ? true : undefined));
  });
});

describe("the result", () => {
  test.each([
    { answer: "7", score: 70, decision: "Pass" },
    { answer: "6.5", score: 65, decision: "Review" },
    { answer: "4", score: 40, decision: "Review" },
    { answer: "3.5", score: 35, decision: "Rejected" },
  ])("of ten answers of $answer is $score, $decision", async ({ answer, score, decision }) => {
    const { student, sessionId } = await completed(answer);
    const read = await detail(student, sessionId);
    expect([read.score, read.finalDecision, read.evaluated, read.questions.length]).toEqual([score, decision, 10, 10]);
    expect(read.evaluator).toEqual({ name: "scripted", version: "1", isFallback: false });
    for (const { rubric, modelAnswer } of read.questions) {
      expect(rubric.reduce((sum, { maxPoints }) => sum + maxPoints, 0)).toBeCloseTo(10);
      expect(modelAnswer).toBeTruthy();
    }
  });

  test("hides the questions until it is complete", async () => {
    const { student, sessionId } = await anInterview();
    expect(await detail(student, sessionId)).toMatchObject({
      isCompleted: false,
      questions: [],
      score: null,
      finalDecision: null,
    });
  });

  test("is visible only to its student", async () => {
    const { sessionId } = await completed("7");
    const other = await aStudent(testApp);
    expect((await call(testApp, contract.interviewDetail, { params: { sessionId } }, other.token)).status).toBe(404);
    expect((await call(testApp, contract.sendToRecruiter, { body: { sessionId } }, other.token)).status).toBe(404);
  });

  test("is listed in the history in pages of 6, newest first", async () => {
    const student = await aStudent(testApp, { credits: 8 });
    for (let round = 0; round < 7; round++) {
      const { body } = await start(student, await anApplication(testApp, student, await aJob(testApp, employer)));
      await submit(student, body.sessionId, []);
    }
    const { body } = await call(testApp, contract.interviewHistory, { query: { page: 1, limit: 6 } }, student.token);
    expect([body.sessions.length, body.totalPages, body.total]).toEqual([6, 2, 7]);
    expect(body.sessions[0]?.applicationId?.jobId.title).toBe("Data Analyst");
  });
});

describe("sending to the recruiter", () => {
  const send = (student: Person, sessionId: string) =>
    call(testApp, contract.sendToRecruiter, { body: { sessionId } }, student.token);
  const decide = (status: "accepted" | "rejected", id: string) =>
    call(
      testApp,
      status === "accepted" ? acceptApplication : rejectApplication,
      { body: { applicationId: id } },
      employer.token,
    );
  const summary = (who: Person, applicationId: string) =>
    call(testApp, contract.employerInterview, { params: { applicationId } }, who.token);

  test("shows the employer answers, scores and events without times, and mails once", async () => {
    const { student, sessionId, applicationId } = await completed("8");
    const hidden = await summary(employer, applicationId);
    expect([hidden.status, hidden.refusal.code]).toEqual([404, "INTERVIEW_NOT_SENT"]);
    expect((await send(student, sessionId)).status).toBe(200);
    expect((await send(student, sessionId)).refusal.code).toBe("NOT_SENDABLE");
    const { body } = await summary(employer, applicationId);
    expect(body).toMatchObject({
      score: 80,
      finalDecision: "Pass",
      applicationId: { _id: applicationId, fullName: "Asha Verma" },
    });
    expect(body.questions[0]).toMatchObject({ number: 1, answer: "8", score: 8 });
    expect(JSON.stringify(body)).not.toMatch(/startedAt|expiresAt|extraTime|recordOnly|modelAnswer/);
    expect((await summary(await aPerson(testApp, "employer"), applicationId)).status).toBe(404);
    const mail = await eventually(() => testApp.mails.find(({ key }) => key === `interview-sent-${sessionId}`));
    expect(mail.to).toBe(employer.email);
  });

  test("does not deadlock with simultaneous starts and checks", async () => {
    const { student, sessionId, applicationId } = await completed("8");
    const check = () => call(testApp, contract.checkSubmitted, { query: { applicationId } }, student.token);
    const calls = Array.from({ length: 6 }, () => [send(student, sessionId), start(student, applicationId), check()]);
    const answers = await Promise.all(calls.flat());
    expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
    const sent = answers.filter((_, index) => index % 3 === 0).map(({ status }) => status);
    expect(sent.sort()).toEqual([200, 409, 409, 409, 409, 409]);
  });

  test("shows everywhere that the job was deleted", async () => {
    later(2 * HOUR_MS); // the dashboard lists the newest
    const { student, sessionId, applicationId } = await completed("8");
    await send(student, sessionId);
    const { jobId } = (await call(testApp, contract.employerInterview, { params: { applicationId } }, employer.token))
      .body.applicationId;
    await testApp.db.update(jobs).set({ deletedAt: new Date() }).where(eq(jobs.id, jobId._id));
    const history = await call(testApp, contract.interviewHistory, { query: {} }, student.token);
    const dashboard = await call(testApp, employerDashboard, {}, employer.token);
    const titles = [
      (await summary(employer, applicationId)).body.applicationId.jobId.title,
      (await detail(student, sessionId)).job?.title,
      history.body.sessions[0]?.applicationId?.jobId.title,
      dashboard.body.recentActivities.find((activity) => activity.applicationId === applicationId)?.jobTitle,
    ];
    expect(titles).toEqual(Array(4).fill("Job Deleted"));
  });

  test.each(["accepted", "rejected"] as const)("is refused once the application is %s", async (status) => {
    const { student, sessionId, applicationId } = await completed("8");
    await decide(status, applicationId);
    expect(await detail(student, sessionId)).toMatchObject({ sendable: false, applicationEnd: status });
    const { body } = await call(testApp, contract.interviewHistory, { query: {} }, student.token);
    expect(body.sessions[0]?.applicationEnd).toBe(status);
    expect((await send(student, sessionId)).refusal).toMatchObject({
      code: "DECIDED",
      message: "Sahyadri Analytics has already decided on this application.",
    });
    expect(testApp.mails.filter(({ key }) => key === `interview-sent-${sessionId}`)).toEqual([]);
  });

  test("comes before a simultaneous decision, or is refused", async () => {
    for (let round = 0; round < 5; round++) {
      const { student, sessionId, applicationId } = await completed("8");
      const [sent, decided] = await Promise.all([send(student, sessionId), decide("rejected", applicationId)]);
      expect([decided.status, [200, 409].includes(sent.status)]).toEqual([200, true]);
      expect((await detail(student, sessionId)).submittedToEmployer).toBe(sent.status === 200);
    }
  });

  test("is refused for a Rejected result and before the result", async () => {
    const low = await completed("1");
    expect((await send(low.student, low.sessionId)).refusal.code).toBe("NOT_SENDABLE");
    const open = await anInterview();
    expect((await send(open.student, open.sessionId)).refusal.code).toBe("NOT_SENDABLE");
  });

  test("is possible only after check-submitted says that the answers were submitted", async () => {
    const { student, sessionId, applicationId } = await anInterview();
    const check = async () =>
      (await call(testApp, contract.checkSubmitted, { query: { applicationId } }, student.token)).body.submitted;
    expect(await check()).toBe(false);
    await submit(student, sessionId, []);
    expect(await check()).toBe(true);
  });
});
