import { answerDrill, practice, startDrill } from "@dryrun/domain/interviews/drills/contract";
import { REVIEWS_PER_DAY } from "@dryrun/domain/interviews/drills/limits";
import { NOTHING_TO_REVIEW } from "@dryrun/domain/interviews/messages";
import { addMs, DAY_MS } from "@dryrun/domain/time";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "@jest/globals";
import { eq } from "drizzle-orm";
import { aStudent, freshToken, type Person } from "../../../../test/builders.ts";
import { createTestApp, type TestApp } from "../../../../test/create-test-app.ts";
import { call } from "../../../../test/inject.ts";
import { drillAnswers, drillReviews } from "../../../db/schema/drills.ts";
import { retiredInterviewQuestions } from "../../../db/schema/interviews.ts";
import { type Review, reviewAfter } from "./reviews.ts";

const NOW = new Date("2026-12-01T06:00:00Z");
const inDays = (days: number) => addMs(NOW, days * DAY_MS);
/** The beginning of the day in India. */
const dayIn = (days: number) => addMs(new Date("2026-11-30T18:30:00Z"), days * DAY_MS);

describe("the next review", () => {
  const waiting = (stage: number, dueAt = NOW): Review => ({ stage, dueAt });
  test.each<[string, Review | undefined, boolean, Review | null]>([
    ["a wrong answer", undefined, false, { stage: 0, dueAt: dayIn(2) }],
    ["a right answer without a review", undefined, true, null],
    ["the first right review", waiting(0), true, { stage: 1, dueAt: dayIn(7) }],
    ["the second right review", waiting(1), true, { stage: 2, dueAt: dayIn(21) }],
    ["the third right review", waiting(2), true, null],
    ["a right answer before the review is due", waiting(1, inDays(1)), true, waiting(1, inDays(1))],
    ["a wrong review", waiting(2), false, { stage: 0, dueAt: dayIn(2) }],
  ])("after %s", (_, review, isRight, next) => {
    expect(reviewAfter(review, { isRight, now: NOW })).toEqual(next);
  });
});

let testApp: TestApp;
let student: Person;
beforeAll(async () => {
  testApp = await createTestApp();
});
beforeEach(async () => {
  testApp.clock.moveTo(NOW);
  student = await aStudent(testApp);
});
afterEach(() => testApp.clock.moveTo(new Date()));
afterAll(() => testApp.close());

async function asked<Answer>(ask: (token: string) => Promise<Answer>) {
  return ask(await freshToken(testApp, student));
}
const read = () => asked(async (token) => (await call(testApp, practice, {}, token)).body);
const start = (body: object) => asked((token) => call(testApp, startDrill, { body }, token));
const answer = (id: string, number: number, text: string) =>
  asked((token) => call(testApp, answerDrill, { params: { id }, body: { number, answer: text } }, token));
const onDay = (day: number) => testApp.clock.moveTo(inDays(day));

/** Starts a drill and answers its first question wrongly. */
async function aMistake(topic = "sql") {
  const { body } = await start({ topic });
  await answer(body._id, 1, "2 wrong");
  return body;
}
/** Answers all of the day's reviews with this score, and returns how many there were. */
async function reviewAll(score: number) {
  let count = 0;
  for (;;) {
    const { status, body } = await start({ from: "reviews" });
    if (status !== 201) return count;
    expect(body.questions.length).toBe(body.planned);
    for (const { number } of body.questions) await answer(body._id, number, `${score} because`);
    count += body.planned;
  }
}

test("a wrong answer comes back as the same question after 2, 7 and 21 days", async () => {
  const first = await aMistake();
  expect((await read()).reviews).toEqual({ due: 0, nextAt: dayIn(2).toISOString() });
  let day = 0;
  for (const days of [2, 7, 21]) {
    onDay(day + days - 1);
    expect((await start({ from: "reviews" })).refusal.errors).toEqual([{ field: "from", message: NOTHING_TO_REVIEW }]);
    day += days;
    onDay(day);
    expect((await read()).reviews).toEqual({ due: 1, nextAt: null });
    const { body } = await start({ from: "reviews" });
    expect(body).toMatchObject({ from: "reviews", planned: 1, topic: "sql" });
    const [asked] = body.questions;
    expect([asked?.question, asked?.sampleData]).toEqual([
      first.questions[0]?.question,
      first.questions[0]?.sampleData,
    ]);
    await answer(body._id, 1, "8 right");
    expect((await read()).reviews.due).toBe(0);
  }
  expect(await read()).toMatchObject({ reviews: { due: 0, nextAt: null }, mistakes: [] });
});

test("a wrong review begins again, and one that was corrected in the drill still comes back", async () => {
  const { _id: id } = await aMistake();
  await answer(id, 1, "9 corrected");
  onDay(2);
  expect(await reviewAll(3)).toBe(1);
  expect((await read()).reviews).toEqual({ due: 0, nextAt: dayIn(4).toISOString() });
});

test("a retired question does not come back", async () => {
  const { _id: id } = await aMistake();
  const [row] = await testApp.db.select().from(drillAnswers).where(eq(drillAnswers.drillId, id));
  const itemId = row?.questionId ?? "";
  await testApp.db.insert(retiredInterviewQuestions).values({ itemId, reason: "Two readings.", retiredAt: NOW });
  onDay(2);
  expect(await read()).toMatchObject({ reviews: { due: 0, nextAt: null }, mistakes: [] });
  await testApp.db.delete(retiredInterviewQuestions);
});

test("at most ten reviews a day, three at a time, and the rest the next day", async () => {
  for (const topic of ["sql", "excel", "power-bi", "vba"])
    for (const level of [1, 3, 5]) {
      const { body } = await start({ topic, level });
      await answer(body._id, 1, "2 wrong");
    }
  const waiting = await testApp.db.$count(drillReviews, eq(drillReviews.studentId, student.id));
  expect(waiting).toBe(12);
  onDay(2);
  expect((await read()).reviews.due).toBe(REVIEWS_PER_DAY);
  expect((await start({ from: "reviews" })).body.planned).toBe(3);
  expect(await reviewAll(8)).toBe(REVIEWS_PER_DAY);
  expect((await read()).reviews).toEqual({ due: 0, nextAt: dayIn(3).toISOString() });
  onDay(3);
  expect(await reviewAll(8)).toBe(2);
});

test("the overview lists ladders, mistakes, the drills left, and a drill to continue on another device", async () => {
  const before = await read();
  expect(before).toMatchObject({
    ladders: ["sql", "excel", "power-bi", "vba", "case", "behavioural"].map((topic) => ({ topic, reached: 0 })),
    reviews: { due: 0, nextAt: null },
    mistakes: [],
    open: null,
  });
  const { _id: id, questions } = await aMistake("excel");
  await answer(id, 2, "8 right");
  const { ladders, mistakes, left, open } = await read();
  expect(ladders[1]).toEqual({ topic: "excel", reached: 1 });
  expect(mistakes).toEqual([
    {
      drillId: id,
      number: 1,
      topic: "excel",
      level: 1,
      question: questions[0]?.question,
      dueAt: dayIn(2).toISOString(),
    },
  ]);
  expect([left, open]).toEqual([before.left - 1, { _id: id, topic: "excel", answered: 2 }]);
  await answer(id, 3, "8 right");
  expect((await read()).open).toBeNull();
});

test("the overview counts what was got right today, and what was corrected", async () => {
  expect((await read()).today).toEqual({ right: 0, fixed: 0 });
  const { _id: id } = await aMistake();
  await answer(id, 2, "8 right");
  expect((await read()).today).toEqual({ right: 1, fixed: 0 });
  await answer(id, 1, "9 corrected");
  expect((await read()).today).toEqual({ right: 2, fixed: 1 });
  onDay(1);
  expect((await read()).today).toEqual({ right: 0, fixed: 0 });
});

test("another student has neither the reviews nor the ladder", async () => {
  await aMistake();
  student = await aStudent(testApp);
  expect(await read()).toMatchObject({ mistakes: [], open: null });
});
