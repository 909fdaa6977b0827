import { quizItems as bank, findQuizItemByQuestion } from "@dryrun/content/quiz/load";
import * as records from "@dryrun/domain/admin/records/contract";
import { generateQuiz, submitQuiz } from "@dryrun/domain/quiz/contract";
import { addMs } from "@dryrun/domain/time";
import { afterAll, beforeAll, expect, test } from "@jest/globals";
import { eq } from "drizzle-orm";
import { aPerson, aTokenOf, type Person } from "../../../test/builders.ts";
import { createTestApp, type TestApp } from "../../../test/create-test-app.ts";
import { call } from "../../../test/inject.ts";
import { users } from "../../db/schema/accounts.ts";
import { newId } from "../../ids.ts";
import { bookRupees } from "../../records/credits.ts";

let world: TestApp;
let adminToken: string;
beforeAll(async () => {
  world = await createTestApp();
  adminToken = await aTokenOf(world, "admin");
}, 30_000);
afterAll(() => world.close());

const ledger = async (query: object) => (await call(world, records.ledgerEntries, { query }, adminToken)).body;
const items = async (query: object) => (await call(world, records.quizItems, { query }, adminToken)).body;

test("the ledger has every rupee and credit, the newest first, found by unit, address, reason and reference", async () => {
  const student = await aPerson(world, "student");
  const at = addMs(world.clock.now(), 1000);
  const order = newId(at);
  await bookRupees(world.db, { userId: student.id, amount: 549, reason: "payment", reference: order, at });
  const { entries, total } = await ledger({});
  expect(entries.map(({ unit, amount, reason }) => [unit, amount, reason])).toEqual([
    ["INR", 549, "payment"],
    ["credit", 1, "free credit"],
  ]);
  expect([total, entries[0]?.email, entries[0]?.reference]).toEqual([2, student.email, order]);
  for (const search of [order, "PAYMENT", `pay ${student.email}`])
    expect((await ledger({ search })).entries.map(({ _id }) => _id)).toEqual([entries[0]?._id]);
  expect((await ledger({ unit: "credit" })).entries.map(({ reason }) => reason)).toEqual(["free credit"]);
  expect((await ledger({ unit: "credit", search: order })).total).toBe(0);
  expect((await ledger({ limit: 1, page: 2 })).entries[0]?.unit).toBe("credit");
  expect((await call(world, records.ledgerEntries, { query: { unit: "USD" } }, adminToken)).status).toBe(400);
  await world.db.delete(users).where(eq(users.id, student.id));
  expect((await ledger({})).entries.map(({ email }) => email)).toEqual([null, null]);
});

/** Hands a paper in, and answers the ids of its items in the bank. */
async function handIn(student: Person, choose: (id: string) => string | undefined) {
  const { body } = await call(world, generateQuiz, {}, student.token);
  const ids = body.questions.map(({ question }) => findQuizItemByQuestion(question)?.id ?? "");
  const answers = body.questions.map(({ id }, at) => ({ questionId: id, selected: choose(ids[at] ?? "") ?? "" }));
  await call(world, submitQuiz, { body: { answers } }, student.token);
  return ids;
}

test("the question bank is found by topic and words, with how often each was answered and rightly so", async () => {
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
    options: [first?.correct, ...(first?.distractors ?? []).map(({ text }) => text)],
    answer: first?.correct,
    answered: 0,
    correctPercent: null,
  });
  const itemOf = (id: string) => bank.find((item) => item.id === id);
  const papers = [];
  // The first student answers everything correctly, the second nothing, the third leaves all blank.
  for (const choose of [(id: string) => itemOf(id)?.correct, (id: string) => itemOf(id)?.distractors[0].text, () => ""])
    papers.push(await handIn(await aPerson(world, "student"), choose));
  const [right = [], wrong = []] = papers;
  const shared = right.find((id) => wrong.includes(id));
  const expected = new Map([
    [shared, [2, 50]],
    [right.find((id) => !wrong.includes(id)), [1, 100]],
    [wrong.find((id) => !right.includes(id)), [1, 0]],
  ]);
  for (const [id, numbers] of expected) {
    if (!id) continue;
    const item = (await items({ search: id })).quizItems.find(({ _id }) => _id === id);
    expect([item?.answered, item?.correctPercent]).toEqual(numbers);
  }
});
