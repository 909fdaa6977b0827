import { startPractice } from "@dryrun/domain/interviews/contract";
import { createJob } from "@dryrun/domain/jobs/contract";
import { addMs } from "@dryrun/domain/time";
import { afterAll, beforeAll, expect, test } from "@jest/globals";
import { eq } from "drizzle-orm";
import { aPerson, aStudent, jobForm } from "../../../test/builders.ts";
import { createTestApp, eventually, type TestApp } from "../../../test/create-test-app.ts";
import { call } from "../../../test/inject.ts";
import { idempotentAnswers, users } from "../../db/schema/accounts.ts";
import { createTolerance } from "../../errors/tolerate.ts";
import { type Answer, createIdempotency } from "./idempotency.ts";

let testApp: TestApp;
beforeAll(async () => {
  testApp = await createTestApp();
});
afterAll(() => testApp.close());

const keyed = (key: string) => ({ "idempotency-key": key });

test("does not store a refusal: the same call succeeds once its reason no longer applies", async () => {
  const student = await aStudent(testApp, { credits: 0 });
  const consent = { version: "2026-11", at: "2026-11-20T09:00:00.000Z" };
  const start = () =>
    call(testApp, startPractice, { body: { topic: "sql", consent } }, student.token, keyed("practice"));
  expect((await start()).refusal.code).toBe("NO_CREDITS");
  await testApp.db.update(users).set({ interviewCredits: 1 }).where(eq(users.id, student.id));
  const first = await start();
  expect(first.status).toBe(200);
  expect((await start()).body).toEqual(first.body);
});

test("accepts a corrected form with the same key after a refusal", async () => {
  const employer = await aPerson(testApp, "employer");
  const post = (change: object) => call(testApp, createJob, { body: jobForm(change) }, employer.token, keyed("form"));
  expect((await post({ experienceMin: 5, experienceMax: 2 })).status).toBe(400);
  expect((await post({ experienceMin: 5, experienceMax: 9 })).status).toBe(201);
});

test("refuses simultaneous calls each by itself, and stores nothing of them", async () => {
  const student = await aStudent(testApp, { credits: 0 });
  const consent = { version: "2026-11", at: "2026-11-20T09:00:00.000Z" };
  const start = () => call(testApp, startPractice, { body: { topic: "sql", consent } }, student.token, keyed("twice"));
  const refusals = await Promise.all([start(), start(), start()]);
  expect(refusals.map(({ refusal }) => refusal.code)).toEqual(["NO_CREDITS", "NO_CREDITS", "NO_CREDITS"]);
  expect(await testApp.db.select().from(idempotentAnswers).where(eq(idempotentAnswers.who, student.id))).toEqual([]);
});

/** Returns a function that posts a new student's call with a key, and the failures that were tolerated. */
async function aKeyedCall(renewMs?: number) {
  const { tolerate, counts } = createTolerance(() => {});
  const settings = { db: testApp.db, clock: testApp.clock, tolerate, ...(renewMs !== undefined && { renewMs }) };
  const answerOnce = createIdempotency(settings);
  const { id } = await aStudent(testApp);
  const request = { headers: keyed("slow"), caller: { id }, ip: "::1", url: "/api/practice" };
  const post = (make: () => Promise<Answer>) => answerOnce(startPractice, request as never, {}, make);
  return { id, post, counts };
}

test("executes a call once that runs for more than a minute", async () => {
  const { id, post } = await aKeyedCall(5);
  const { promise, resolve } = Promise.withResolvers<Answer>();
  const first = post(() => promise);
  const claimedAt = async () => {
    const rows = await testApp.db.select().from(idempotentAnswers).where(eq(idempotentAnswers.who, id));
    return rows[0]?.createdAt.getTime() ?? 0;
  };
  await eventually(async () => (await claimedAt()) > 0 || undefined);
  const later = addMs(testApp.clock.now(), 61_000);
  testApp.clock.moveTo(later);
  await eventually(async () => (await claimedAt()) >= later.getTime() || undefined);
  const repeat = post(() => Promise.reject(new Error("executed again")));
  const answer = { status: 200, body: "late" };
  resolve(answer);
  expect(await Promise.all([first, repeat])).toEqual([answer, answer]);
});

test("answers a call whose answer cannot be stored, and counts that", async () => {
  const { post, counts } = await aKeyedCall();
  const answer = { status: 200, body: "PostgreSQL refuses \u0000" };
  expect(await post(async () => answer)).toEqual(answer);
  expect([...counts]).toEqual([["storing a keyed answer", 1]]);
});

test("keeps the answer of a call that took over from a frozen process when the first call ends", async () => {
  const { post } = await aKeyedCall();
  const endings: { fails: () => void; succeeds: () => void }[] = [];
  const slow = () =>
    new Promise<Answer>((resolve, reject) => {
      const succeeds = () => resolve({ status: 200, body: "late" });
      endings.push({ fails: () => reject(new Error("the payment provider is away")), succeeds });
    });
  const begin = async () => {
    const call = post(slow);
    await eventually(() => (endings.length === begun + 1 ? true : undefined));
    begun += 1;
    testApp.clock.moveTo(addMs(testApp.clock.now(), 61_000));
    return call;
  };
  let begun = 0;
  const first = begin();
  await eventually(() => (begun === 1 ? true : undefined));
  const second = begin();
  await eventually(() => (begun === 2 ? true : undefined));
  expect(await post(async () => ({ status: 200, body: "answered" }))).toEqual({ status: 200, body: "answered" });
  endings[0]?.fails();
  await expect(first).rejects.toThrow("away");
  endings[1]?.succeeds();
  expect(await second).toEqual({ status: 200, body: "late" });
  const again = () => Promise.reject(new Error("executed again"));
  expect(await post(again)).toEqual({ status: 200, body: "answered" });
});
