import { goldenAnswers } from "@dryrun/content/interview/golden";
import { accountPrivacy, deleteAccount, updateConsents } from "@dryrun/domain/account/contract";
import {
  calibration,
  drawAnswers,
  exportCalibration,
  nextAnswer,
  scoreAnswer,
} from "@dryrun/domain/admin/calibration/contract";
import { CALIBRATION_COLUMNS } from "@dryrun/domain/admin/calibration/limits";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "@jest/globals";
import { eq } from "drizzle-orm";
import { auditOf } from "../../../../test/audited.ts";
import { aPerson, aTokenOf, PASSWORD, type Person } from "../../../../test/builders.ts";
import { createTestApp, type TestApp } from "../../../../test/create-test-app.ts";
import { call } from "../../../../test/inject.ts";
import { anInterviewed } from "../../../../test/interviewed.ts";
import { calibrationAnswers, calibrationScores } from "../../../db/schema/calibration.ts";
import { interviewAnswers, interviewSessions } from "../../../db/schema/interviews.ts";

let testApp: TestApp;
let admins: string[];
let employer: Person;
beforeAll(async () => {
  testApp = await createTestApp();
  admins = [await aTokenOf(testApp, "admin"), await aTokenOf(testApp, "admin"), await aTokenOf(testApp, "admin")];
  employer = await aPerson(testApp, "employer");
});
afterAll(() => testApp.close());
beforeEach(async () => {
  await testApp.db.delete(calibrationAnswers);
  await testApp.db.delete(interviewSessions);
});

const [FIRST, SECOND, THIRD] = [0, 1, 2];
/** The scripted evaluator gives no golden answer this score, so each of them counts as a difference. */
const NEVER_GRADED = 7.5;
const tokenOf = (admin: number) => admins[admin] ?? "";
const draw = async (source: "people" | "golden", count: number, topic?: string) =>
  call(testApp, drawAnswers, { body: { source, count, ...(topic && { topic }) } } as never, tokenOf(FIRST));
const next = async (admin: number) => (await call(testApp, nextAnswer, {}, tokenOf(admin))).body;
const give = (admin: number, id: string, score: number | null, note = "") =>
  call(testApp, scoreAnswer, { params: { id }, body: { score, note } }, tokenOf(admin));
const reportFor = async (admin: number) => (await call(testApp, calibration, {}, tokenOf(admin))).body;
const agree = (student: Person, graderCheck: boolean) =>
  call(testApp, updateConsents, { body: { graderCheck } }, student.token);

/** Scores all drawn answers as an admin, by the text of the answer. */
async function scoreAll(admin: number, scoreOf: (answer: string, at: number) => number | null, note = "") {
  const seen: string[] = [];
  for (let { answer } = await next(admin); answer; { answer } = await next(admin)) {
    expect((await give(admin, answer._id, scoreOf(answer.answer, seen.length), note)).status).toBe(200);
    seen.push(answer._id);
  }
  return seen;
}

describe("the consent", () => {
  test("is off by default, records each change once, and covers only the student's own answers", async () => {
    const { student } = await anInterviewed(testApp, employer, "6");
    expect((await draw("people", 50)).body).toEqual({
      message: "No answers were drawn: none are left for this source and topic.",
      added: 0,
    });
    await Promise.all([agree(student, true), agree(student, true)]);
    await agree(student, false);
    await agree(student, false);
    const { consents } = (await call(testApp, accountPrivacy, {}, student.token)).body;
    const ownConsents = consents.filter(({ kind }) => kind === "grader-check");
    expect(ownConsents.map(({ given, source }) => [given, source])).toEqual([
      [false, "privacy"],
      [true, "privacy"],
    ]);
    expect((await draw("people", 50)).body.added).toBe(0);
    expect((await call(testApp, updateConsents, { body: { graderCheck: true } }, employer.token)).status).toBe(403);
    const odd = await call(testApp, updateConsents, { body: { graderCheck: "yes please" } } as never, student.token);
    expect([odd.status, odd.refusal.errors?.[0]?.field]).toEqual([400, "graderCheck"]);
  });

  test("hides the answers when it is withdrawn; their scores stay in the figures", async () => {
    const { student } = await anInterviewed(testApp, employer, "6");
    await agree(student, true);
    await draw("people", 10);
    const { answer } = await next(FIRST);
    await give(FIRST, answer?._id ?? "", 3, "Quotes the whole answer.");
    await agree(student, false);
    expect(await next(FIRST)).toEqual({ left: 0, answer: null });
    expect((await give(SECOND, answer?._id ?? "", 4)).status).toBe(404);
    const report = await reportFor(FIRST);
    expect([report.scored, report.left, report.grader.meanError?.value]).toEqual([1, 0, 3]);
    expect(report.differences.map(({ answer: text, grader, people, notes }) => [text, grader, people, notes])).toEqual([
      [null, 6, [3], []],
    ]);
  });

  test("is deleted with the account and with answers at the end of their retention", async () => {
    const [one, other] = [await anInterviewed(testApp, employer, "5"), await anInterviewed(testApp, employer, "7")];
    await agree(one.student, true);
    await agree(other.student, true);
    expect((await draw("people", 50)).body.added).toBe(20);
    for (const admin of [FIRST, SECOND]) await scoreAll(admin, () => 5, "Quotes it.");
    const body = { password: PASSWORD };
    expect((await call(testApp, deleteAccount, { body }, one.student.token)).status).toBe(204);
    expect((await next(THIRD)).left).toBe(10);
    const notes = await testApp.db.select({ note: calibrationScores.note }).from(calibrationScores);
    expect(notes.filter(({ note }) => note === "")).toHaveLength(20); // both people's notes on the ten answers
    const gone = { answersDeletedAt: testApp.clock.now() };
    await testApp.db.update(interviewSessions).set(gone).where(eq(interviewSessions.id, other.sessionId));
    expect(await next(THIRD)).toEqual({ left: 0, answer: null });
    expect((await reportFor(FIRST)).drawn).toBe(20);
  });
});

describe("drawing", () => {
  test("draws each answer once, by topic, also when two admins draw at the same time", async () => {
    const { student } = await anInterviewed(testApp, employer, "6");
    await agree(student, true);
    expect((await draw("people", 50, "vba")).body.added).toBe(1);
    expect((await draw("people", 50, "vba")).body.added).toBe(0);
    const both = await Promise.all([draw("people", 50), draw("people", 50)]);
    expect(both.reduce((sum, { body }) => sum + body.added, 0)).toBe(9);
    expect((await reportFor(FIRST)).drawn).toBe(10);
    const [entry] = await auditOf(testApp, tokenOf(FIRST));
    expect([entry?.action, entry?.target]).toEqual(["calibration.drawn", "calibration"]);
  });

  test("skips blank answers, and hides contact details", async () => {
    const { student, sessionId } = await anInterviewed(testApp, employer, "6");
    await agree(student, true);
    const rows = await testApp.db.select().from(interviewAnswers).where(eq(interviewAnswers.sessionId, sessionId));
    for (const { number } of rows) {
      const answer = number === 4 ? "Ask asha@example.com or 98765 43210." : " \n";
      await testApp.db.update(interviewAnswers).set({ answer }).where(eq(interviewAnswers.number, number));
    }
    expect((await draw("people", 50)).body).toEqual({ message: "1 answer drawn. There are no more.", added: 1 });
    const { answer } = await next(FIRST);
    expect(answer?.answer).toBe("Ask •••••••••••••••• or •••••••••••.");
    expect(Object.keys(answer ?? {}).sort()).toEqual([
      "_id",
      "answer",
      "criteria",
      "errors",
      "modelAnswer",
      "question",
      "questionId",
      "sampleData",
      "topic",
    ]);
  });

  test("grades the answers of the golden set", async () => {
    const { body } = await draw("golden", 20);
    expect(body).toEqual({ message: "20 answers drawn.", added: 20 });
    const rows = await testApp.db.select().from(calibrationAnswers);
    expect(new Set(rows.map(({ goldenId }) => goldenId)).size).toBe(20);
    expect(rows.every(({ evaluator }) => evaluator === "scripted/1")).toBe(true);
    const { answer } = await next(FIRST);
    expect(goldenAnswers.some((golden) => golden.question === answer?.questionId)).toBe(true);
    expect(answer?.criteria.reduce((sum, { weight }) => sum + weight, 0)).toBe(10);
  });

  test.each([
    [{ source: "golden", count: 0 }, "count"],
    [{ source: "golden", count: 51 }, "count"],
    [{ source: "golden", count: 2.5 }, "count"],
    [{ source: "nobody", count: 5 }, "source"],
    [{ source: "people", count: 5, topic: "cooking" }, "topic"],
  ])("refuses %j at %s", async (body, field) => {
    const { status, refusal } = await call(testApp, drawAnswers, { body } as never, tokenOf(FIRST));
    expect([status, refusal.errors?.map((error) => error.field)]).toEqual([400, [field]]);
  });
});

describe("scoring", () => {
  test("takes one score per person and answer, serves answers scored by others first, and lets people correct a score", async () => {
    await draw("golden", 5);
    const first = await next(FIRST);
    expect(first.left).toBe(5);
    const id = first.answer?._id ?? "";
    await give(FIRST, id, 4);
    expect((await next(FIRST)).answer?._id).not.toBe(id);
    expect((await next(SECOND)).answer?._id).toBe(id);
    await Promise.all([1, 2].map(() => give(FIRST, id, NEVER_GRADED, "Better than I thought.")));
    const report = await reportFor(FIRST);
    expect([report.scored, report.people, report.differences[0]?.people, report.differences[0]?.notes]).toEqual([
      1,
      1,
      [NEVER_GRADED],
      ["Better than I thought."],
    ]);
  });

  test.each([10.5, -1, 3.25, "high", undefined])("refuses %j as a score", async (score) => {
    await draw("golden", 1);
    const { answer } = await next(FIRST);
    const { status, refusal } = await give(FIRST, answer?._id ?? "", score as number);
    expect([status, refusal.errors?.map(({ field }) => field)]).toEqual([400, ["score"]]);
  });

  test("needs a drawn answer", async () => {
    expect((await give(FIRST, "00000000-0000-7000-8000-000000000000", 5)).status).toBe(404);
    expect((await give(FIRST, "__proto__", 5)).status).toBe(404);
  });
});

describe("the report", () => {
  test("shows how far people agree with one another and with the grader, and which questions to improve", async () => {
    await draw("golden", 30);
    const texts: string[] = [];
    await scoreAll(FIRST, (answer, at) => {
      texts.push(answer);
      return at % 11;
    });
    await scoreAll(SECOND, (answer) => Math.min(10, (texts.indexOf(answer) % 11) + 1));
    await scoreAll(THIRD, (answer) => (texts.indexOf(answer) === 0 ? null : texts.indexOf(answer) % 11));
    const report = await reportFor(FIRST);
    expect([report.drawn, report.scored, report.scoredTwice, report.people, report.left]).toEqual([30, 30, 30, 3, 0]);
    expect(report.between.answers).toBe(30);
    expect(report.between.r?.value).toBeGreaterThan(0.95);
    expect(report.between.meanError?.value).toBeLessThan(0.8);
    expect(report.between.meanError?.least).toBeLessThan(report.between.meanError?.value ?? 0);
    expect(report.topics.reduce((sum, { grader }) => sum + grader.answers, 0)).toBe(30);
    expect(report.questions.reduce((sum, { answers }) => sum + answers, 0)).toBe(30);
    const off = report.questions.map((question) => question.off ?? 0);
    expect(off).toEqual([...off].sort((a, b) => b - a));
    for (const { answers, mend } of report.questions) if (answers < 3) expect(mend).toBeNull();
    expect(report.differences).toHaveLength(10);
  });

  test("names a question on which the grader is wrong, and one on which people differ", async () => {
    const rows = await anInterviewed(testApp, employer, "6");
    await agree(rows.student, true);
    await draw("people", 10);
    const drawn = await testApp.db.select().from(calibrationAnswers);
    const [graders, apart] = ["behavioural-own-mistake", "case-sales-drop"];
    for (const [index, { id }] of drawn.entries())
      await testApp.db
        .update(calibrationAnswers)
        .set({ questionId: index < 3 ? graders : index < 6 ? apart : "sql-other" })
        .where(eq(calibrationAnswers.id, id));
    for (const [index, { id }] of drawn.slice(0, 6).entries()) {
      await give(FIRST, id, index < 3 ? 9 : 3);
      await give(SECOND, id, 9);
    }
    const { questions } = await reportFor(FIRST);
    expect(questions.map(({ questionId, mend }) => [questionId, mend])).toEqual([
      [graders, "grader"],
      [apart, "criteria"],
    ]);
  });

  test("shows scores of an answer only to people who have scored it", async () => {
    await draw("golden", 3);
    await scoreAll(FIRST, () => NEVER_GRADED);
    expect((await reportFor(FIRST)).differences).toHaveLength(3);
    expect((await reportFor(SECOND)).differences).toEqual([]);
  });

  test("is for admins only, like all calls of calibration", async () => {
    for (const role of ["student", "employer"] as const) {
      const { token } = await aPerson(testApp, role);
      expect((await call(testApp, calibration, {}, token)).status).toBe(403);
      expect((await call(testApp, nextAnswer, {}, token)).status).toBe(403);
      expect((await call(testApp, drawAnswers, { body: { source: "golden", count: 1 } }, token)).status).toBe(403);
    }
    expect((await call(testApp, calibration, {})).status).toBe(401);
  });

  test("exports numbered people without answers, and no note as a formula", async () => {
    await draw("golden", 2);
    await scoreAll(SECOND, () => 4);
    await scoreAll(FIRST, (_, at) => (at === 0 ? null : NEVER_GRADED));
    const { differences } = await reportFor(FIRST);
    const assessed = differences.find(({ people }) => people.includes(NEVER_GRADED));
    await give(FIRST, assessed?._id ?? "", NEVER_GRADED, "=1+1");
    const answered = await testApp.app.inject({
      url: `/api${exportCalibration.path}`,
      headers: { authorization: `Bearer ${tokenOf(FIRST)}` },
    });
    expect(answered.statusCode).toBe(200);
    const [head = "", ...lines] = answered.payload
      .replace(/^\ufeff/, "")
      .trim()
      .split("\r\n");
    expect(head).toBe(CALIBRATION_COLUMNS.join(","));
    expect(lines).toHaveLength(4);
    expect(lines.map((line) => line.split(",")[6]).sort()).toEqual(["1", "1", "2", "2"]);
    expect(lines.some((line) => line.includes(",cannot be assessed,"))).toBe(true);
    expect(lines.filter((line) => /,"?'=1\+1"?,/.test(line))).toHaveLength(1);
    const [entry] = await auditOf(testApp, tokenOf(FIRST));
    expect(entry?.action).toBe("calibration.exported");
  });
});
