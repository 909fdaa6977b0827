import { readFileSync } from "node:fs";
import path from "node:path";
import { interviewDetail, submitInterview } from "@dryrun/domain/interviews/contract";
import { startPractice } from "@dryrun/domain/interviews/practice/contract";
import { cannotAssess } from "@dryrun/evaluation/cannot-assess";
import { afterAll, beforeAll, expect, test } from "@jest/globals";
import { and, eq, lte, sql } from "drizzle-orm";
import { aStudent } from "../../../test/builders.ts";
import { createTestApp, eventually, type TestApp } from "../../../test/create-test-app.ts";
import { call } from "../../../test/inject.ts";
import { MIGRATIONS } from "../../db/migrations.ts";
import { interviewAnswers, interviewReviews } from "../../db/schema/interviews.ts";
import { newId } from "../../ids.ts";

let world: TestApp;
beforeAll(async () => {
  world = await createTestApp();
});
afterAll(() => world.close());

/** An interview whose first two answers an earlier release could not assess, and kept as 0 points. */
async function anOldInterview() {
  const student = await aStudent(world);
  const { sessionId } = (await call(world, startPractice, { body: { topic: "sql" } }, student.token)).body;
  const answers = Array.from({ length: 10 }, (_, at) => ({ number: at + 1, answer: at === 2 ? "0" : "8" }));
  await call(world, submitInterview, { body: { sessionId, answers } }, student.token);
  const read = async () => (await call(world, interviewDetail, { params: { sessionId } }, student.token)).body;
  await eventually(async () => ((await read()).isCompleted ? true : undefined));
  const first = and(eq(interviewAnswers.sessionId, sessionId), lte(interviewAnswers.number, 2));
  for (const { number, question } of await world.db.select().from(interviewAnswers).where(first))
    await world.db
      .update(interviewAnswers)
      .set({ score: 0, result: cannotAssess(question, "time") })
      .where(and(first, eq(interviewAnswers.number, number)));
  return { sessionId, read };
}

async function migrate() {
  const file = readFileSync(path.join(MIGRATIONS, "0051_answers_not_assessed.sql"), "utf8");
  for (const statement of file.split("--> statement-breakpoint")) await world.db.execute(sql.raw(statement));
}

test("an old answer that could not be assessed is shown as such, and an old 0 stays 0", async () => {
  const { read } = await anOldInterview();
  await migrate();
  const { questions } = await read();
  expect(questions.slice(0, 3).map(({ score, assessed }) => [score, assessed])).toEqual([
    [0, false],
    [0, false],
    [0, true],
  ]);
});

test("where a person has decided the review, their 0 stays", async () => {
  const { sessionId, read } = await anOldInterview();
  const now = world.clock.now();
  const decided = { id: newId(now), reason: "Please read it.", askedAt: now, decidedAt: now };
  await world.db.insert(interviewReviews).values({ ...decided, sessionId, scoreBefore: 56, decisionBefore: "Review" });
  await migrate();
  expect((await read()).questions.map(({ assessed }) => assessed)).toEqual(Array<boolean>(10).fill(true));
});
