import { courseUnits } from "@dryrun/content/course/load-course";
import { TEST_TRIES, TEST_TRIES_HOURS, testOf } from "@dryrun/domain/courses/limits";
import { answerDrill, startDrill } from "@dryrun/domain/interviews/drills/contract";
import { DONT_KNOW } from "@dryrun/domain/interviews/messages";
import { addMs, DAY_MS, HOUR_MS } from "@dryrun/domain/time";
import { afterAll, beforeAll, beforeEach, expect, test } from "@jest/globals";
import { asc, eq } from "drizzle-orm";
import { drillAnswers } from "../../src/db/schema/drills.ts";
import { aStudent, freshToken, type Person } from "../builders.ts";
import { createTestApp, type TestApp } from "../create-test-app.ts";
import { call } from "../inject.ts";
import { courseForm, orderCourse, payCourse } from "../purchases.ts";

// The certificate of the course says that its holder passed the tests: nobody passes them by copying our answers.

let testApp: TestApp;
let buyer: Person;
beforeAll(async () => {
  testApp = await createTestApp({ rateLimitScale: 1 });
});
beforeEach(async () => {
  testApp.clock.moveTo(new Date());
  buyer = await aBuyer();
});
afterAll(() => testApp.close());

async function aBuyer(): Promise<Person> {
  const student = await aStudent(testApp);
  await payCourse(testApp, (await orderCourse(testApp, courseForm({ email: student.email }), student)).body.orderId);
  return student;
}
const UNITS = courseUnits();
const [first] = UNITS;
const TEST = testOf(first?.id ?? "");
const start = (id = TEST) => call(testApp, startDrill, { body: { from: "course", id } }, buyer.token);
const rowsOf = (drillId: string) =>
  testApp.db.select().from(drillAnswers).where(eq(drillAnswers.drillId, drillId)).orderBy(asc(drillAnswers.number));
const familiesOf = async (drillId: string) => (await rowsOf(drillId)).map(({ questionId }) => questionId);
/** Answers a whole try, and returns everything that the API said about it. */
async function take(text: string, set = TEST) {
  const begun = await start(set);
  const said = [JSON.stringify(begun.body)];
  for (const { number } of begun.body.questions) {
    const given = { params: { id: begun.body._id }, body: { number, answer: text } };
    said.push(JSON.stringify((await call(testApp, answerDrill, given, buyer.token)).body));
  }
  return { id: begun.body._id, said: said.join("\n") };
}
async function later(ms: number) {
  testApp.clock.moveTo(addMs(testApp.clock.now(), ms));
  buyer = { ...buyer, token: await freshToken(testApp, buyer) };
}

test("a failed test shows its model answers in no call; once it is passed, they are shown", async () => {
  const { id, said } = await take(DONT_KNOW);
  const rows = await rowsOf(id);
  const everywhere = async () => {
    const paths = [
      `practice/drills/${id}`,
      "practice",
      "progress",
      "course",
      `course/units/${first?.id}`,
      "account/export",
    ];
    const headers = { authorization: `Bearer ${buyer.token}` };
    const answers = await Promise.all(paths.map((path) => testApp.app.inject({ url: `/api/${path}`, headers })));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(paths.map(() => 200));
    return answers.map(({ body }) => body).join("\n");
  };
  const holds = (text: string) => rows.filter(({ question }) => text.includes(JSON.stringify(question.modelAnswer)));
  expect(holds(said)).toEqual([]);
  expect(holds(await everywhere())).toEqual([]);
  // Neither does another practice of the same questions.
  for (const { questionId: family } of rows) {
    const again = await call(testApp, startDrill, { body: { family } }, buyer.token);
    const given = { params: { id: again.body._id }, body: { number: 1, answer: DONT_KNOW } };
    expect((await call(testApp, answerDrill, given, buyer.token)).body.modelAnswer).toBe("");
  }
  await later(3 * DAY_MS);
  const review = await call(testApp, startDrill, { body: { from: "reviews" } }, buyer.token);
  const given = { params: { id: review.body._id }, body: { number: 1, answer: DONT_KNOW } };
  expect((await call(testApp, answerDrill, given, buyer.token)).body.modelAnswer).toBe("");
  await take("9 because");
  expect(holds(await everywhere())).toHaveLength(rows.length);
});

test("each try at a test of each unit has other families than the one before", async () => {
  for (const { id } of UNITS) {
    const tries: string[][] = [];
    for (let count = 0; count < TEST_TRIES; count++)
      tries.push(await familiesOf((await take("1 because", testOf(id))).id));
    for (const [index, families] of tries.entries()) {
      expect(new Set(families).size).toBe(5);
      expect(families.filter((family) => tries[index - 1]?.includes(family))).toEqual([]);
    }
  }
});

test("a fourth try within a day is refused with the time of the next one, also if all begin at once", async () => {
  const begun = await start();
  await take("1 because");
  await later(HOUR_MS);
  await take("1 because");
  await take("1 because");
  const refused = await start();
  expect([refused.status, refused.refusal.code]).toEqual([429, "TOO_MANY_REQUESTS"]);
  expect(refused.refusal.message).toMatch(
    /^You have tried this test 3 times in 24 hours\. You can start the next try after /,
  );
  expect(Number(refused.headers["retry-after"])).toBe((TEST_TRIES_HOURS - 1) * 3600);
  expect(begun.status).toBe(201);
  // The other units have their own tries.
  expect((await start(testOf(UNITS[1]?.id ?? ""))).status).toBe(201);
  await later((TEST_TRIES_HOURS - 1) * HOUR_MS);
  const answers = await Promise.all(Array.from({ length: 4 }, () => start()));
  expect(new Set(answers.map(({ status, body }) => `${status} ${body._id}`)).size).toBe(1);
});
