import "./student.ts";
import { baseApi, makeStore } from "@dryrun/api-client/base";
import type { Output } from "@dryrun/domain/contract/define";
import { answerDrill, type drill, startDrill } from "@dryrun/domain/interviews/drills/contract";
import { afterAll, beforeAll, expect, test } from "@jest/globals";
import { HttpResponse, http } from "msw";
import { setupServer } from "msw/node";
import { answers } from "../testing/msw.ts";

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledFrame: "error" }));
afterAll(() => server.close());

const askedQuestion = { type: "SQL", question: "Which customers came back?", sampleData: null, answer: "" };
const result: Output<typeof answerDrill> = {
  ...askedQuestion,
  number: 1,
  answer: "SELECT 1",
  score: 2,
  assessed: true,
  feedback: "Next.",
  rubric: [],
  modelAnswer: "SELECT 2",
  family: "sql-loyal-customers",
  climb: [2],
};
const fresh: Output<typeof drill> = {
  _id: "0193a",
  topic: "sql",
  family: null,
  from: null,
  fromId: null,
  unit: null,
  planned: 3,
  startedAt: "2026-11-20T10:00:00.000Z",
  questions: [{ ...askedQuestion, number: 1, run: null, level: 1, options: null, answeredAt: null, result: null }],
};
/** The endpoints of this file, which the shared API's type does not include. */
const endpoints = baseApi.endpoints as unknown as Record<string, { initiate(arg: unknown): never }>;

test("sends an answer to its drill, and then refetches the drill with the result", async () => {
  const store = makeStore();
  const sent: unknown[] = [];
  let storedDrill = fresh;
  server.use(
    answers(startDrill, fresh, (body) => sent.push(body)),
    http.get("/api/practice/drills/0193a", () => HttpResponse.json(storedDrill)),
    answers({ ...answerDrill, path: "/practice/drills/0193a/answers" }, result, (body) => sent.push(body)),
  );
  const ask = (name: string, arg: unknown) =>
    store.dispatch(endpoints[name]?.initiate(arg) as never) as Promise<unknown>;
  expect(await ask("studentStartDrill", { body: { topic: "sql" } })).toMatchObject({ data: fresh });
  expect(await ask("studentDrill", { params: { id: "0193a" } })).toMatchObject({ data: fresh });
  storedDrill = { ...fresh, questions: fresh.questions.map((question) => ({ ...question, result })) };
  const answer = { number: 1, answer: "SELECT 1" };
  expect(await ask("studentAnswerDrill", { params: { id: "0193a" }, body: answer })).toMatchObject({ data: result });
  expect(sent).toEqual([{ topic: "sql" }, answer]);
  expect(await ask("studentDrill", { params: { id: "0193a" } })).toMatchObject({ data: storedDrill });
});
