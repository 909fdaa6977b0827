import { startPractice } from "@dryrun/domain/interviews/practice/contract";
import { createJob } from "@dryrun/domain/jobs/contract";
import { afterAll, beforeAll, expect, test } from "@jest/globals";
import { eq } from "drizzle-orm";
import { aPerson, aStudent, jobForm } from "../../test/builders.ts";
import { createTestApp, type TestApp } from "../../test/create-test-app.ts";
import { call } from "../../test/inject.ts";
import { idempotentAnswers, users } from "../db/schema/accounts.ts";

let world: TestApp;
beforeAll(async () => {
  world = await createTestApp();
}, 30_000);
afterAll(() => world.close());

const keyed = (key: string) => ({ "idempotency-key": key });

test("a refusal is not kept: the same call succeeds once its reason is gone", async () => {
  const student = await aStudent(world, { credits: 0 });
  const consent = { version: "2026-11", at: "2026-11-20T09:00:00.000Z" };
  const start = () => call(world, startPractice, { body: { topic: "sql", consent } }, student.token, keyed("practice"));
  expect((await start()).refusal.code).toBe("NO_CREDITS");
  await world.db.update(users).set({ interviewCredits: 1 }).where(eq(users.id, student.id));
  const first = await start();
  expect(first.status).toBe(200);
  expect((await start()).body).toEqual(first.body);
});

test("a form that was refused is sent again with the same key and what was corrected", async () => {
  const employer = await aPerson(world, "employer");
  const post = (change: object) => call(world, createJob, { body: jobForm(change) }, employer.token, keyed("form"));
  expect((await post({ experienceMin: 5, experienceMax: 2 })).status).toBe(400);
  expect((await post({ experienceMin: 5, experienceMax: 9 })).status).toBe(201);
});

test("of two refused calls at once each gets its own refusal, and nothing is left of them", async () => {
  const student = await aStudent(world, { credits: 0 });
  const consent = { version: "2026-11", at: "2026-11-20T09:00:00.000Z" };
  const start = () => call(world, startPractice, { body: { topic: "sql", consent } }, student.token, keyed("twice"));
  const refusals = await Promise.all([start(), start(), start()]);
  expect(refusals.map(({ refusal }) => refusal.code)).toEqual(["NO_CREDITS", "NO_CREDITS", "NO_CREDITS"]);
  expect(await world.db.select().from(idempotentAnswers).where(eq(idempotentAnswers.who, student.id))).toEqual([]);
});
