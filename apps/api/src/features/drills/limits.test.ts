import { answerDrill, drill, startDrill } from "@dryrun/domain/interviews/drills/contract";
import { DRILL_TOPICS, DRILLS_PER_DAY, LEVELS } from "@dryrun/domain/interviews/drills/limits";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "@jest/globals";
import { eq } from "drizzle-orm";
import { aStudent, freshToken, type Person } from "../../../test/builders.ts";
import { createTestApp, type TestApp } from "../../../test/create-test-app.ts";
import { call } from "../../../test/inject.ts";
import { drills } from "../../db/schema/drills.ts";

let testApp: TestApp;
beforeAll(async () => {
  testApp = await createTestApp({ rateLimitScale: 1 });
});
afterEach(() => testApp.clock.moveTo(new Date()));
afterAll(() => testApp.close());

/** A different request each time, because the same one opens the drill again until it has an answer. */
const requests = DRILL_TOPICS.flatMap((topic) => LEVELS.map((level) => ({ topic, level })));
let started = 0;
const start = async (student: Person, request: object = requests[started++ % requests.length] ?? {}) => {
  const token = await freshToken(testApp, student);
  const { statusCode, headers, body } = await testApp.app.inject({
    method: "POST",
    url: "/api/practice/drills",
    headers: { authorization: `Bearer ${token}` },
    payload: request,
  });
  return { status: statusCode, wait: headers["retry-after"], message: JSON.parse(body).message };
};
const many = async (student: Person, count: number) => {
  const statuses: number[] = [];
  for (let round = 0; round < count; round++) statuses.push((await start(student)).status);
  return statuses;
};

describe("the ten drills per day", () => {
  // A day in India ends at 18:30 UTC.
  const EVENING = new Date("2026-12-01T18:00:00Z");

  test("are used up after ten, and available again at midnight in India", async () => {
    testApp.clock.moveTo(EVENING);
    const student = await aStudent(testApp);
    expect(await many(student, DRILLS_PER_DAY)).toEqual(Array(DRILLS_PER_DAY).fill(201));
    const { status, wait, message } = await start(student);
    expect([status, message]).toEqual([
      429,
      "You have used all your quick practice for today. You can start the next one after 2 Dec 2026, 12:00 am IST.",
    ]);
    expect(Number(wait)).toBeGreaterThan(1700); // seconds; the clock keeps running
    expect(Number(wait)).toBeLessThanOrEqual(1800);
    expect((await start(await aStudent(testApp))).status).toBe(201);
    testApp.clock.moveTo(new Date("2026-12-01T18:29:00Z"));
    expect((await start(student)).status).toBe(429);
    testApp.clock.moveTo(new Date("2026-12-01T18:30:00Z"));
    expect(await many(student, DRILLS_PER_DAY + 1)).toEqual([...Array(DRILLS_PER_DAY).fill(201), 429]);
  });

  test("do not include refused ones", async () => {
    const student = await aStudent(testApp);
    await start(student, { family: "no-such-family" });
    expect(await many(student, DRILLS_PER_DAY + 1)).toEqual([...Array(DRILLS_PER_DAY).fill(201), 429]);
  });

  test("are ten, also for fifteen simultaneous requests", async () => {
    const student = await aStudent(testApp);
    const statuses = await Promise.all(Array.from({ length: DRILLS_PER_DAY + 5 }, () => start(student)));
    expect(statuses.map(({ status }) => status).toSorted()).toEqual([
      ...Array(DRILLS_PER_DAY).fill(201),
      ...Array(5).fill(429),
    ]);
    expect(await testApp.db.$count(drills, eq(drills.studentId, student.id))).toBe(DRILLS_PER_DAY);
  });

  test("do not limit answers and reads", async () => {
    const student = await aStudent(testApp);
    const { body } = await call(testApp, startDrill, { body: { topic: "sql" } }, student.token);
    await many(student, DRILLS_PER_DAY);
    const params = { id: body._id };
    const givenRequest = { params, body: { number: 1, answer: "8" } };
    expect((await call(testApp, answerDrill, givenRequest, student.token)).status).toBe(200);
    expect((await call(testApp, drill, { params }, student.token)).status).toBe(200);
  });
});

test("count requests with the same key once", async () => {
  const student = await aStudent(testApp);
  const request = () =>
    testApp.app.inject({
      method: "POST",
      url: "/api/practice/drills",
      headers: { authorization: `Bearer ${student.token}`, "idempotency-key": "once" },
      payload: { topic: "sql" },
    });
  const [first, second] = await Promise.all([request(), request()]);
  expect(first.json()).toEqual(second.json());
  expect(await testApp.db.$count(drills, eq(drills.studentId, student.id))).toBe(1);
});

describe("a drill in which nothing was answered", () => {
  const open = async (student: Person, body: object) => (await call(testApp, startDrill, { body }, student.token)).body;
  const answerFirst = (student: Person, id: string) =>
    call(testApp, answerDrill, { params: { id }, body: { number: 1, answer: "8" } }, student.token);

  test.each([{ topic: "sql" }, { topic: "vba", level: 3 }, { family: "vba-split-by-region" }])(
    "is opened again for the same request, %j, and counts once",
    async (request) => {
      const student = await aStudent(testApp);
      const first = await open(student, request);
      expect(await open(student, request)).toEqual(first);
      expect(await testApp.db.$count(drills, eq(drills.studentId, student.id))).toBe(1);
      await answerFirst(student, first._id);
      expect((await open(student, request))._id).not.toBe(first._id);
    },
  );

  // The half of the bank for practice has few questions of a level, and one that was shown is drawn less readily.
  test("is opened again for every topic and level", async () => {
    const opened: string[][] = [];
    for (const request of requests) {
      const student = await aStudent(testApp);
      opened.push([(await open(student, request))._id, (await open(student, request))._id]);
    }
    expect(opened.filter(([first, second]) => first !== second)).toEqual([]);
  });

  test("is opened again also when the day is used up", async () => {
    const student = await aStudent(testApp);
    const first = await open(student, { topic: "case", level: 5 });
    await many(student, DRILLS_PER_DAY);
    expect((await open(student, { topic: "case", level: 5 }))._id).toBe(first._id);
  });

  test("is not opened for another level, on another day, or for another person", async () => {
    testApp.clock.moveTo(new Date("2026-12-01T18:00:00Z"));
    const student = await aStudent(testApp);
    const first = await open(student, { topic: "sql", level: 1 });
    expect((await open(student, { topic: "sql", level: 2 }))._id).not.toBe(first._id);
    expect((await open(await aStudent(testApp), { topic: "sql", level: 1 }))._id).not.toBe(first._id);
    testApp.clock.moveTo(new Date("2026-12-01T18:30:00Z"));
    const token = await freshToken(testApp, student);
    const { body } = await call(testApp, startDrill, { body: { topic: "sql", level: 1 } }, token);
    expect(body._id).not.toBe(first._id);
  });
});
