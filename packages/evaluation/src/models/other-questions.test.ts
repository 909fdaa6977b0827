import { interviewQuestions } from "@dryrun/content/interview/load";
import { trainingDataOf } from "@dryrun/content/interview/training-data";
import { describe, expect, it, test } from "@jest/globals";
import { trainAll } from "../../scripts/models.ts";
import { likenessToQuestion } from "../gates/topic.ts";
import { tokenized } from "../language/tokens.ts";
import { encodeModels, inSharedMemory, openModels } from "./model-file.ts";
import { loadModels, shareModels } from "./models.ts";
import type { Numbers } from "./number-table.ts";

// A grade depends on its question and the background. The grader reads three things from the bank: the models of the question, what the
// question is about, and the rubric. Dependency rules keep the rest of the bank out.

const prose = interviewQuestions.filter(({ id }) => trainingDataOf(id));
const EACH = 10;
const ASKED = prose.filter((_, at) => at % EACH === 0);
const [first] = interviewQuestions;
if (!first) throw new Error("The bank is empty.");
/** The bank with most questions deleted, one renamed and one added. */
const OTHER_BANK = [
  ...ASKED,
  { ...first, id: "sql-renamed" },
  { ...first, id: "sql-new", prompt: "How would you rank customers by their dashboards?", modelAnswer: "By revenue." },
];

const opened = (bytes: SharedArrayBuffer) => {
  const models = openModels(bytes);
  if (!models) throw new Error("These are no models.");
  return models;
};
const built = opened(loadModels());
const other = opened(inSharedMemory(encodeModels("00".repeat(32), trainAll(OTHER_BANK))));
shareModels(loadModels());

describe.each(ASKED.map(({ id }) => id))("%s", (id) => {
  it.each(["criteria", "topics"])("has the same %s, to the last bit, without the rest of the bank", (kind) => {
    const bytes = built.bytesOf(`${kind}/${id}`);
    expect(bytes.length).toBeGreaterThan(1_000);
    expect(other.bytesOf(`${kind}/${id}`).equals(bytes)).toBe(true);
  });
});

it.each(["rarity", "topics", "orders", "model-answers"])("the models of all questions: the same %s", (name) => {
  expect(other.bytesOf(name).equals(built.bytesOf(name))).toBe(true);
});

test("200 answers are about their question as much as before in another bank", () => {
  const topicOf = (models: typeof built, id: string) => ({
    own: models.read(`topics/${id}`) as Numbers,
    topics: models.read("topics") as never,
  });
  const answers = ASKED.flatMap((question) => {
    const { answers = [] } = trainingDataOf(question.id) ?? {};
    return answers.map(({ parts }) => ({ question, text: parts.map(({ text }) => text).join(" ") }));
  }).slice(0, 200);
  expect(answers).toHaveLength(200);
  for (const { question, text } of answers)
    expect(likenessToQuestion(question, tokenized(text), topicOf(other, question.id))).toBe(
      likenessToQuestion(question, tokenized(text)),
    );
});
