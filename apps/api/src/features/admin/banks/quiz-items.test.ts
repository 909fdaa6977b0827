import { LEAST_DRAWABLE } from "@dryrun/content/quiz/drawable";
import { quizItems as bank, findQuizItem, findQuizItemByQuestion } from "@dryrun/content/quiz/load";
import { quizItems, updateQuizItem } from "@dryrun/domain/admin/calibration/contract";
import { tooFewQuestions } from "@dryrun/domain/admin/messages";
import { itemStatistics } from "@dryrun/domain/admin/quiz-items/statistics";
import { generateQuiz, submitQuiz } from "@dryrun/domain/quiz/contract";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "@jest/globals";
import { asc, eq } from "drizzle-orm";
import { auditOf } from "../../../../test/audited.ts";
import { aPerson, aTokenOf, type Person } from "../../../../test/builders.ts";
import { createTestApp, type TestApp } from "../../../../test/create-test-app.ts";
import { call } from "../../../../test/inject.ts";
import { quizItemChoices, quizPapers, retiredQuizItems } from "../../../db/schema/quiz.ts";
import { addChoices } from "../../../records/quiz/item-choices.ts";

let testApp: TestApp;
let adminToken: string;
beforeAll(async () => {
  testApp = await createTestApp();
  adminToken = await aTokenOf(testApp, "admin");
});
afterAll(() => testApp.close());
beforeEach(async () => {
  await testApp.db.delete(quizItemChoices);
  await testApp.db.delete(quizPapers);
  await testApp.db.delete(retiredQuizItems);
});

const items = async (query: object) => (await call(testApp, quizItems, { query }, adminToken)).body;
const one = async (id: string) => (await items({ search: id })).quizItems.find(({ _id }) => _id === id);
const change = (id: string, retired: boolean, reason = "It is ambiguous.", token = adminToken) =>
  call(testApp, updateQuizItem, { params: { id }, body: { retired, reason } }, token);
const audited = () => auditOf(testApp, adminToken);
const counts = () =>
  testApp.db.select().from(quizItemChoices).orderBy(asc(quizItemChoices.itemId), asc(quizItemChoices.option));
const paper = async (student: Person) => (await call(testApp, generateQuiz, {}, student.token)).body;
const idsOf = ({ questions }: { questions: { question: string }[] }) =>
  questions.map(({ question }) => findQuizItemByQuestion(question)?.id ?? "");

/** Submits a paper; `choose` gets the item and its position in the paper. */
async function handIn(student: Person, choose: (id: string, at: number) => string | undefined) {
  const open = await paper(student);
  const ids = idsOf(open);
  const answers = open.questions.map(({ id }, index) => ({
    questionId: id,
    selected: choose(ids[index] ?? "", index) ?? "",
  }));
  expect((await call(testApp, submitQuiz, { body: { answers } }, student.token)).status).toBe(200);
  return ids;
}
const keyOf = (id: string) => findQuizItem(id)?.correct;
const wrongOf = (id: string) => findQuizItem(id)?.distractors[0].text;

describe("the question bank", () => {
  test("is filtered by topic and words, with empty statistics for an unanswered question", async () => {
    const all = await items({ limit: 100 });
    expect([all.total, all.quizItems.length]).toEqual([bank.length, 100]);
    expect((await items({ topic: "VBA" })).total).toBe(bank.filter(({ topic }) => topic === "VBA").length);
    const first = bank[0];
    const only = await items({ search: `${first?.id} ${first?.correct.split(" ")[0]?.toUpperCase()}` });
    expect(only.quizItems[0]).toEqual({
      _id: first?.id,
      topic: first?.topic,
      difficulty: first?.difficulty,
      question: first?.question,
      options: [first?.correct, ...(first?.distractors ?? []).map(({ text }) => text)].map((text) => ({
        text,
        chosen: 0,
      })),
      answer: first?.correct,
      answered: 0,
      correctPercent: null,
      discrimination: null,
      concerns: [],
      retired: null,
    });
    expect((await items({ show: "few-answers" })).total).toBe(bank.length);
    expect((await items({ show: "attention" })).total).toBe(0);
    expect((await call(testApp, quizItems, { query: { show: "odd" } }, adminToken)).status).toBe(400);
  });

  test("counts options chosen in submitted papers, but not blank answers and open papers", async () => {
    const right = await handIn(await aPerson(testApp, "student"), (id) => keyOf(id));
    const wrong = await handIn(await aPerson(testApp, "student"), (id) => wrongOf(id));
    await handIn(await aPerson(testApp, "student"), () => "");
    await paper(await aPerson(testApp, "student"));
    const seen = [...new Set([...right, ...wrong])];
    for (const id of [seen[0], seen.at(-1), right.find((each) => wrong.includes(each))]) {
      if (!id) continue;
      const [isRight, isWrong] = [Number(right.includes(id)), Number(wrong.includes(id))];
      const item = await one(id);
      expect([item?.answered, item?.correctPercent]).toEqual([
        isRight + isWrong,
        Math.round((100 * isRight) / (isRight + isWrong)),
      ]);
      expect(item?.options.map(({ chosen }) => chosen)).toEqual([isRight, isWrong, 0, 0]);
    }
    expect((await counts()).reduce((sum, { chosen }) => sum + chosen, 0)).toBe(100);
  });

  test("counts simultaneously submitted papers once each", async () => {
    const students = await Promise.all(Array.from({ length: 8 }, () => aPerson(testApp, "student")));
    await Promise.all(
      students.map((student, n) => handIn(student, (id, at) => (at < n * 6 ? keyOf(id) : wrongOf(id)))),
    );
    const expected = new Map<string, [number, number, number]>();
    for (const { answers, correctAnswers } of await testApp.db.select().from(quizPapers))
      for (const { questionId, selected, isCorrect } of answers ?? []) {
        const name = `${questionId} ${selected}`;
        const rest = (correctAnswers ?? 0) - (isCorrect ? 1 : 0);
        const [chosen, sum, squares] = expected.get(name) ?? [0, 0, 0];
        expected.set(name, [chosen + 1, sum + rest, squares + rest * rest]);
      }
    const countsByOption = (await counts()).map((row) => [
      `${row.itemId} ${row.option}`,
      [row.chosen, row.rest, row.restSquares],
    ]);
    expect(new Map(countsByOption as [])).toEqual(expected);
  });
});

/** Adds papers without people: how often one question was answered, and how many other questions were answered correctly. */
async function answered(id: string, option: string | undefined, times: number, rest: number) {
  const answer = { topic: "SQL", question: "?", correct: keyOf(id) ?? "", explanation: "" };
  const own = { ...answer, questionId: id, selected: option ?? "", isCorrect: option === keyOf(id) };
  const others = Array.from({ length: rest }, (_, index) => ({
    ...answer,
    questionId: `none-${index}`,
    selected: "x",
    isCorrect: true,
  }));
  for (let time = 0; time < times; time += 1) await addChoices(testApp.db, [own, ...others]);
}

test("lists the questions needing attention before the others, with their statistics, and filters by concern", async () => {
  const [good = "", easy = "", reversed = ""] = bank.slice(0, 3).map(({ id }) => id);
  await answered(good, keyOf(good), 40, 6);
  for (const { text } of findQuizItem(good)?.distractors ?? []) await answered(good, text, 8, 2);
  await answered(easy, keyOf(easy), 70, 5);
  await answered(reversed, keyOf(reversed), 30, 1);
  await answered(reversed, wrongOf(reversed), 30, 5);
  const { quizItems: all } = await items({});
  expect(all.slice(0, 3).map(({ _id, concerns }) => [_id, concerns])).toEqual([
    [reversed, ["negative", "dead-distractor"]],
    [easy, ["too-easy"]],
    [good, []],
  ]);
  expect(all[0]).toMatchObject({ answered: 60, correctPercent: 50, discrimination: -1 });
  expect(all[1]?.discrimination).toBeNull();
  const own = (await counts()).filter(({ itemId }) => itemId === good);
  const { discrimination } = itemStatistics(keyOf(good) ?? "", [], own);
  expect(all[2]?.discrimination).toBe(Math.round(100 * (discrimination ?? 0)) / 100);
  const idsFor = async (show: string) => (await items({ show })).quizItems.map(({ _id }) => _id);
  expect(await idsFor("attention")).toEqual([reversed, easy]);
  expect([await idsFor("negative"), await idsFor("too-easy"), await idsFor("too-hard")]).toEqual([
    [reversed],
    [easy],
    [],
  ]);
  expect((await items({ show: "few-answers" })).total).toBe(bank.length - 3);
  await change(reversed, true);
  expect(await idsFor("attention")).toEqual([easy]);
});

describe("a retired question", () => {
  test("is not drawn until it is restored; both changes are audited with their reasons", async () => {
    const id = "sql-001";
    const { status, body } = await change(id, true, "  Two options are right. ");
    expect([status, body.quizItem.retired?.reason]).toEqual([200, "Two options are right."]);
    expect((await items({ show: "retired" })).quizItems.map(({ _id }) => _id)).toEqual([id]);
    for (let drawn = 0; drawn < 12; drawn += 1)
      expect(idsOf(await paper(await aPerson(testApp, "student")))).not.toContain(id);
    expect((await change(id, true, "Again.")).status).toBe(200);
    expect((await one(id))?.retired?.reason).toBe("Two options are right.");
    expect((await change(id, false, "It was right.")).body.quizItem.retired).toBeNull();
    expect((await items({ show: "retired" })).total).toBe(0);
    expect((await audited()).slice(0, 2).map(({ action, target, detail }) => [action, target, detail])).toEqual([
      ["quiz-item.restored", id, "It was right."],
      ["quiz-item.retired", id, "Two options are right."],
    ]);
  });

  test("stays in open papers and is graded there", async () => {
    const student = await aPerson(testApp, "student");
    const open = await paper(student);
    const [id = ""] = idsOf(open);
    expect((await change(id, true)).status).toBe(200);
    expect((await paper(student)).questions).toEqual(open.questions);
    await handIn(student, (each) => keyOf(each));
    const [row] = await testApp.db.select().from(quizPapers).where(eq(quizPapers.studentId, student.id));
    expect([row?.score, (await one(id))?.answered]).toEqual([100, 1]);
  });

  test("needs an admin, a reason and a question of the bank", async () => {
    for (const role of ["student", "employer"] as const) {
      const { token } = await aPerson(testApp, role);
      expect((await change("sql-001", true, "No.", token)).status).toBe(403);
      expect((await call(testApp, quizItems, { query: {} }, token)).status).toBe(403);
    }
    expect(
      (await call(testApp, updateQuizItem, { params: { id: "sql-001" }, body: { retired: true, reason: "x" } })).status,
    ).toBe(401);
    for (const id of ["sql-999", "__proto__", "no such id"])
      expect((await change(id, true)).status).toBeGreaterThanOrEqual(400);
    expect((await change("sql-999", true)).status).toBe(404);
    const { status, refusal } = await change("sql-001", true, "   ");
    expect([status, refusal?.errors?.map(({ field }) => field)]).toEqual([400, ["reason"]]);
    expect((await items({ show: "retired" })).total).toBe(0);
  });

  test("must leave 50 of its topic, also when two admins retire at the same time", async () => {
    const vba = bank.filter(({ topic }) => topic === "VBA").map(({ id }) => id);
    const spare = vba.length - LEAST_DRAWABLE;
    const retiredAt = testApp.clock.now();
    await testApp.db
      .insert(retiredQuizItems)
      .values(vba.slice(0, spare - 1).map((itemId) => ({ itemId, reason: "r", retiredAt })));
    const answers = await Promise.all(vba.slice(spare, spare + 3).map((id) => change(id, true)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect(answers.find(({ status }) => status === 409)?.refusal).toMatchObject({
      code: "LIMIT_REACHED",
      message: tooFewQuestions("VBA", LEAST_DRAWABLE - 1, LEAST_DRAWABLE),
    });
    expect((await items({ show: "retired" })).total).toBe(spare);
    expect((await paper(await aPerson(testApp, "student"))).questions).toHaveLength(50);
  });
});
