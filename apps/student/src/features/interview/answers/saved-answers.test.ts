import { memoryDrafts } from "@dryrun/forms/testing/memory-drafts";
import { expect, test } from "@jest/globals";
import { openInterview } from "../room/open-interview.ts";
import { aQuestion } from "../testing.tsx";
import { savedAnswersOf } from "./saved-answers.ts";

test("answers are stored under person, session and number", async () => {
  const { store, kept } = memoryDrafts();
  await savedAnswersOf("asha", "s1", store).put(4, { answer: "typed", sent: "ty" });
  expect([...kept.keys()]).toEqual(["asha:interview:s1:4"]);
  expect(await savedAnswersOf("asha", "s1", store).get(4)).toEqual({ answer: "typed", sent: "ty" });
  expect(await savedAnswersOf("rohan", "s1", store).get(4)).toBeUndefined();
});

test("a reopened room shows text that never reached the server, and sends it", async () => {
  const { store } = memoryDrafts();
  const keptAnswers = savedAnswersOf("asha", "s1", store);
  await keptAnswers.put(2, { answer: "typed offline", sent: "" });
  const opened = await openInterview(
    { reached: 3, firstQuestion: aQuestion(1, { answer: "one" }) },
    async (number) => aQuestion(number, { answer: number === 3 ? "three" : "" }),
    keptAnswers,
  );
  expect(opened.questions.map(({ number }) => number)).toEqual([1, 2, 3]);
  expect(opened.answers).toEqual({ 1: "one", 2: "typed offline", 3: "three" });
  expect(opened.unsent).toEqual([2]);
});

test.each([
  { where: "on a new device at the highest question reached", place: undefined, at: 4 },
  { where: "at the question in front, when the last was only fetched ahead", place: { current: 3, asked: 4 }, at: 3 },
  { where: "at the question gone back to", place: { current: 1, asked: 4 }, at: 1 },
  { where: "at the highest, when another device went further", place: { current: 2, asked: 3 }, at: 4 },
  { where: "where one was, when the question asked for never came", place: { current: 4, asked: 5 }, at: 4 },
])("a room opens $where", async ({ place, at }) => {
  const keptAnswers = savedAnswersOf("asha", "s1", memoryDrafts().store);
  if (place) await keptAnswers.putPlace(place);
  const opened = await openInterview(
    { reached: 4, firstQuestion: aQuestion(1) },
    async (number) => aQuestion(number),
    keptAnswers,
  );
  expect(opened.at).toBe(at);
});
