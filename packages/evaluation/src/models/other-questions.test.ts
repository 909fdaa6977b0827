import { interviewQuestions } from "@dryrun/content/interview/load";
import { trainingDataOf } from "@dryrun/content/interview/training-data";
import { describe, expect, it, test } from "@jest/globals";
import { trainModels } from "../../scripts/models.ts";
import { topicSimilarity } from "../gates/topic.ts";
import { tokenize } from "../language/tokens.ts";
import { encodeModels, inSharedMemory, openModels } from "./model-file.ts";
import { loadModels, shareModels } from "./models.ts";
import type { Numbers } from "./number-table.ts";

// A grade depends on its question and the background. The grader reads three things of the bank: the model of the question's criteria, its
// topic and its rubric. Dependency rules prevent imports of the rest of the bank.

const proseQuestions = interviewQuestions.filter(({ id }) => trainingDataOf(id));
const SAMPLE_STEP = 10;
const SAMPLED_QUESTIONS = proseQuestions.filter((_, index) => index % SAMPLE_STEP === 0);
const [first] = interviewQuestions;
if (!first) throw new Error("The bank is empty.");
/** The bank with most questions deleted, one renamed and one added. */
const OTHER_BANK = [
  ...SAMPLED_QUESTIONS,
  { ...first, id: "sql-renamed" },
  { ...first, id: "sql-new", prompt: "How would you rank customers by their dashboards?", modelAnswer: "By revenue." },
];

const openOrThrow = (bytes: SharedArrayBuffer) => {
  const models = openModels(bytes);
  if (!models) throw new Error("These are no models.");
  return models;
};
const builtModels = openOrThrow(loadModels());
const otherModels = openOrThrow(inSharedMemory(encodeModels("00".repeat(32), trainModels(OTHER_BANK))));
shareModels(loadModels());

describe.each(SAMPLED_QUESTIONS.map(({ id }) => id))("%s", (id) => {
  it.each(["criteria", "topics"])("has the same %s, to the last bit, without the rest of the bank", (kind) => {
    const bytes = builtModels.bytesOf(`${kind}/${id}`);
    expect(bytes.length).toBeGreaterThan(1_000);
    expect(otherModels.bytesOf(`${kind}/${id}`).equals(bytes)).toBe(true);
  });
});

it.each(["rarity", "topics", "orders", "model-answers"])("has the same shared model %s for another bank", (name) => {
  expect(otherModels.bytesOf(name).equals(builtModels.bytesOf(name))).toBe(true);
});

test("200 answers have the same topic similarity with the models of another bank", () => {
  const topicIn = (models: typeof builtModels, id: string) => ({
    own: models.read(`topics/${id}`) as Numbers,
    topics: models.read("topics") as never,
  });
  const answers = SAMPLED_QUESTIONS.flatMap((question) => {
    const { answers = [] } = trainingDataOf(question.id) ?? {};
    return answers.map(({ parts }) => ({ question, text: parts.map(({ text }) => text).join(" ") }));
  }).slice(0, 200);
  expect(answers).toHaveLength(200);
  for (const { question, text } of answers)
    expect(topicSimilarity(question, tokenize(text), topicIn(otherModels, question.id))).toBe(
      topicSimilarity(question, tokenize(text)),
    );
});
