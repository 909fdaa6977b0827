import { courseUnits } from "@dryrun/content/course/load-course";
import { certificates, verifyCertificate } from "@dryrun/domain/certificates/contract";
import * as contract from "@dryrun/domain/courses/contract";
import { testOf } from "@dryrun/domain/courses/limits";
import { answerDrill, drill, practice, startDrill } from "@dryrun/domain/interviews/drills/contract";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "@jest/globals";
import { eq } from "drizzle-orm";
import { anAdmin, aStudent, type Person } from "../../../test/builders.ts";
import { createTestApp, type TestApp } from "../../../test/create-test-app.ts";
import { call } from "../../../test/inject.ts";
import { courseForm, orderCourse, payCourse } from "../../../test/purchases.ts";
import { readPdf } from "../../../test/read-pdf.ts";
import { lessonProgress } from "../../db/schema/course.ts";
import { orders } from "../../db/schema/payments.ts";

let testApp: TestApp;
let buyer: Person;
beforeAll(async () => {
  testApp = await createTestApp();
});
beforeEach(async () => {
  buyer = await aStudent(testApp);
  await buy(buyer);
});
afterAll(() => testApp.close());

const [first, second] = courseUnits();
const UNIT = first?.id ?? "";
const LESSON = first?.lessons[1]?.id ?? "";
const FREE = first?.lessons[0]?.id ?? "";

async function buy(who: Person) {
  const { orderId } = (await orderCourse(testApp, courseForm({ email: who.email }), who)).body;
  await payCourse(testApp, orderId);
}
const refund = ({ id }: Person) => testApp.db.update(orders).set({ status: "refunded" }).where(eq(orders.userId, id));
const course = (who?: Person) => call(testApp, contract.course, {}, who?.token);
const lesson = (id: string, who?: Person) => call(testApp, contract.lesson, { params: { id } }, who?.token);
const save = (id: string, done: boolean, who = buyer) =>
  call(testApp, contract.saveLessonProgress, { params: { id }, body: { done } }, who.token);
const unit = (id: string, who = buyer) => call(testApp, contract.courseUnit, { params: { id } }, who.token);
const start = (id: string, who = buyer) => call(testApp, startDrill, { body: { from: "course", id } }, who.token);
const answer = (id: string, number: number, text: string, who = buyer) =>
  call(testApp, answerDrill, { params: { id }, body: { number, answer: text } }, who.token);
/** Takes a set from its first to its last question with these scores. */
async function take(set: string, scores: readonly number[], who = buyer) {
  const { body } = await start(set, who);
  for (const [index, score] of scores.entries()) await answer(body._id, index + 1, `${score} because`, who);
  return body;
}
const PASSING = [8, 8, 8, 6, 5];
const passAll = async (who = buyer) => {
  for (const { id } of courseUnits()) await take(testOf(id), PASSING, who);
};
const certificatesOf = async ({ email }: Person) => {
  const admin = await anAdmin(testApp);
  return (await call(testApp, certificates, { query: { search: email } }, admin.token)).body.certificates;
};

describe("the course", () => {
  test("lists ten units with times, and begins with lesson 1", async () => {
    const { status, body } = await course(buyer);
    expect([status, body.units.length, body.certificate]).toEqual([200, 10, null]);
    expect(body.next).toEqual({ unit: UNIT, unitTitle: first?.title, lesson: FREE, number: 1 });
    expect(body.units[0]).toMatchObject({ exercises: { right: 0 }, test: { percent: null, passed: false } });
  });

  test("is nothing to anybody else, and a lesson only if it is free", async () => {
    const stranger = await aStudent(testApp);
    expect((await course(stranger)).status).toBe(404);
    expect((await course()).status).toBe(401);
    for (const who of [undefined, stranger]) {
      expect((await lesson(LESSON, who)).status).toBe(404);
      expect((await lesson(FREE, who)).body).toMatchObject({ isFree: true, isOwn: false, isDone: false });
    }
    expect((await unit(UNIT, stranger)).status).toBe(404);
    expect((await save(FREE, true, stranger)).status).toBe(404);
    expect((await start(UNIT, stranger)).status).toBe(404);
    const summary = { method: "GET" as const, url: `/api/course/units/${UNIT}/summary` };
    const headers = { authorization: `Bearer ${stranger.token}` };
    expect((await testApp.app.inject({ ...summary, headers })).statusCode).toBe(404);
  });

  test("has lessons with their programs and data, and links between units", async () => {
    const { body } = await lesson(LESSON, buyer);
    expect(body).toMatchObject({ unit: { id: UNIT, number: 1 }, isOwn: true, previous: { lesson: FREE } });
    const runs = body.parts.flatMap(({ run }) => run ?? []);
    expect(runs.length).toBeGreaterThan(0);
    for (const { world } of runs) expect(JSON.parse(body.worlds[world] ?? "")).toBeInstanceOf(Object);
    const last = first?.lessons.at(-1)?.id ?? "";
    expect((await lesson(last, buyer)).body.next?.unit).toBe(second?.id);
    for (const id of ["nothing", "__proto__", "constructor"]) expect((await lesson(id, buyer)).status).toBe(404);
  });

  test("remembers what is done, on every device, and what is done stays done", async () => {
    expect((await save(FREE, false)).body).toEqual({ isDone: false });
    const both = await Promise.all([save(FREE, true), save(FREE, false)]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    expect((await save(FREE, false)).body).toEqual({ isDone: true });
    expect((await course(buyer)).body).toMatchObject({ next: { lesson: LESSON, number: 2 } });
    expect((await lesson(FREE, buyer)).body.isDone).toBe(true);
    expect((await save("nothing", true)).status).toBe(404);
  });

  test("keeps the record of a lesson that no longer exists, and does not count it", async () => {
    const gone = { studentId: buyer.id, lessonId: "an-old-lesson", openedAt: testApp.clock.now() };
    await testApp.db.insert(lessonProgress).values({ ...gone, doneAt: testApp.clock.now() });
    expect((await course(buyer)).body.next?.number).toBe(1);
    expect(await testApp.db.select().from(lessonProgress).where(eq(lessonProgress.studentId, buyer.id))).toHaveLength(
      1,
    );
  });

  test("writes the summary of a unit on one page", async () => {
    const headers = { authorization: `Bearer ${buyer.token}` };
    for (const { id, title, number } of courseUnits()) {
      const answered = await testApp.app.inject({ url: `/api/course/units/${id}/summary`, headers });
      expect(answered.headers["content-type"]).toBe("application/pdf");
      const { pages } = readPdf(answered.rawPayload);
      expect(pages).toHaveLength(1);
      expect(pages[0]?.replace(/\s+/g, " ")).toContain(title);
      expect(answered.headers["content-disposition"]).toContain(`Unit ${number}`);
    }
  });
});

describe("exercises", () => {
  test("are a set that is graded like practice, continues where it was left, and costs no practice", async () => {
    const { body } = await start(UNIT);
    expect(body).toMatchObject({
      from: "course",
      fromId: UNIT,
      unit: { id: UNIT, title: first?.title, isTest: false },
      planned: first?.exercises.length,
    });
    expect(body.questions).toHaveLength(first?.exercises.length ?? 0);
    expect((await answer(body._id, 1, "8 because")).body.score).toBe(8);
    expect((await start(UNIT)).body._id).toBe(body._id);
    expect((await call(testApp, practice, {}, buyer.token)).body).toMatchObject({ open: null });
    const { questions, exercises } = (await unit(UNIT)).body;
    expect(questions.map(({ best }) => best).slice(0, 2)).toEqual([8, null]);
    expect(exercises.right).toBe(1);
  });

  test("keep the best score of all tries", async () => {
    const { body } = await start(UNIT);
    for (const score of [3, 9]) await answer(body._id, 1, `${score} because`);
    await answer(body._id, 1, "4 because");
    expect((await unit(UNIT)).body.questions[0]?.best).toBe(9);
  });
});

describe("a unit's test", () => {
  test("counts the first answers, passes at 70%, and keeps the best result", async () => {
    const failed = await take(testOf(UNIT), [8, 8, 8, 5, 5]);
    expect(failed.questions).toHaveLength(5);
    await answer(failed._id, 5, "9 because");
    expect((await course(buyer)).body.units[0]?.test).toEqual({ percent: 68, passed: false });
    expect((await take(testOf(UNIT), PASSING))._id).not.toBe(failed._id);
    await take(testOf(UNIT), [1, 1, 1, 1, 1]);
    expect((await course(buyer)).body.units[0]?.test).toEqual({ percent: 70, passed: true });
    expect((await call(testApp, drill, { params: { id: failed._id } }, buyer.token)).body.planned).toBe(5);
  });

  test("issues the certificate once all are passed, once, and mails it", async () => {
    await passAll();
    const [issued, ...more] = await certificatesOf(buyer);
    expect([issued?.courseName, issued?.email, more]).toEqual(["Data Analyst Course", buyer.email, []]);
    await take(testOf(UNIT), PASSING);
    expect(await certificatesOf(buyer)).toHaveLength(1);
    const { certificate } = (await course(buyer)).body;
    expect(certificate?.certId).toBe(issued?.certId);
    expect((await call(testApp, verifyCertificate, { params: { id: issued?.certId ?? "" } })).status).toBe(200);
  });

  test("issues one certificate if the last two tests end at once", async () => {
    const units = courseUnits().slice(2);
    for (const { id } of units) await take(testOf(id), PASSING);
    await Promise.all([first, second].map((one) => take(testOf(one?.id ?? ""), PASSING)));
    expect(await certificatesOf(buyer)).toHaveLength(1);
  });
});

describe("a course that is paid back", () => {
  test("ends the access, and the certificate does not come", async () => {
    for (const { id } of courseUnits().slice(1)) await take(testOf(id), PASSING);
    const { body } = await start(testOf(UNIT));
    await refund(buyer);
    for (const number of [1, 2, 3, 4, 5]) await answer(body._id, number, "8 because");
    expect((await course(buyer)).status).toBe(404);
    expect((await lesson(LESSON, buyer)).status).toBe(404);
    expect((await start(UNIT)).status).toBe(404);
    expect(await certificatesOf(buyer)).toEqual([]);
  });

  test("leaves a certificate that was issued, and the admin sees it", async () => {
    await passAll();
    await refund(buyer);
    const admin = await anAdmin(testApp);
    const { body } = await call(testApp, contract.courseReport, {}, admin.token);
    const [issued] = await certificatesOf(buyer);
    expect(body.certificates.afterRefund.map(({ certId }) => certId)).toContain(issued?.certId);
    expect(body.refunded).toBeGreaterThan(0);
  });
});

test("the admin sees how the course is used, without anybody's answers", async () => {
  const admin = await anAdmin(testApp);
  const report = async () => (await call(testApp, contract.courseReport, {}, admin.token)).body;
  const before = await report();
  const other = await aStudent(testApp);
  await buy(other);
  await save(FREE, true, other);
  await save(LESSON, false, other);
  await take(UNIT, [8, 3], other);
  const after = await report();
  expect(after.buyers - before.buyers).toBe(1);
  const countOf = (body: typeof after, band: string) => body.bands.find((one) => one.band === band)?.buyers ?? 0;
  expect(countOf(after, "1-24") - countOf(before, "1-24")).toBe(1);
  expect(after.bands.reduce((sum, { buyers }) => sum + buyers, 0)).toBe(after.buyers);
  const stopped = (body: typeof after) => body.units[0]?.lessons.find(({ id }) => id === LESSON)?.last ?? 0;
  expect(stopped(after) - stopped(before)).toBe(1);
  const [right, wrong] = after.units[0]?.exercises ?? [];
  expect([right?.students, right?.right].every((count) => (count ?? 0) >= 1)).toBe(true);
  expect(wrong?.students).toBeGreaterThanOrEqual(1);
  expect(JSON.stringify(after)).not.toContain(other.email);
});

describe("the list of buyers", () => {
  const buyers = async (query: { search: string; page?: number; limit?: number }) => {
    const admin = await anAdmin(testApp);
    return (await call(testApp, contract.courseBuyers, { query }, admin.token)).body;
  };
  const buyerOf = async ({ email }: Person) => (await buyers({ search: email })).buyers;

  test("shows who bought the course, with progress in bands and the certificate", async () => {
    expect(await buyerOf(buyer)).toMatchObject([
      { userId: buyer.id, email: buyer.email, refunded: false, lessons: "0", testsPassed: 0, certId: null },
    ]);
    await save(FREE, true);
    await passAll();
    const [issued] = await certificatesOf(buyer);
    expect(await buyerOf(buyer)).toMatchObject([{ lessons: "1-24", testsPassed: 10, certId: issued?.certId }]);
  });

  test("keeps those whose money was paid back, and shows each address once", async () => {
    await refund(buyer);
    expect(await buyerOf(buyer)).toMatchObject([{ refunded: true }]);
    await buy(buyer);
    expect(await buyerOf(buyer)).toMatchObject([{ refunded: false }]);
  });

  test("has visitors who paid, and nobody who did not", async () => {
    const form = courseForm();
    const { orderId } = (await orderCourse(testApp, form)).body;
    expect((await buyers({ search: form.email })).total).toBe(0);
    await payCourse(testApp, orderId);
    expect((await buyers({ search: form.email })).buyers).toMatchObject([{ name: "Meera Nair", lessons: "0" }]);
  });

  test("comes in pages, the newest first", async () => {
    const name = "Kavita";
    const both = [await aStudent(testApp), await aStudent(testApp)];
    for (const who of both) {
      const { orderId } = (await orderCourse(testApp, courseForm({ email: who.email, first_name: name }), who)).body;
      await payCourse(testApp, orderId);
      testApp.clock.moveTo(new Date(testApp.clock.now().getTime() + 1000));
    }
    const pages = [await buyers({ search: name, limit: 1 }), await buyers({ search: name, limit: 1, page: 2 })];
    expect(pages.map(({ buyers: [one], totalPages }) => [one?.userId, totalPages])).toEqual([
      [both[1]?.id, 2],
      [both[0]?.id, 2],
    ]);
  });
});
