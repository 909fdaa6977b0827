import { isDeepStrictEqual } from "node:util";
import { deserialize, serialize } from "node:v8";
import { interviewQuestions } from "@dryrun/content/interview/load";
import { describe, expect, it, test } from "@jest/globals";
import { storedModel } from "../../scripts/build-models.ts";
import { type Features, readBuilt } from "./built.ts";
import { aboutness, type Topics } from "./topic.ts";
import { learnersOf } from "./training/learn.ts";
import { learnTopics } from "./training/topics.ts";

// A grade depends on its question and the background. What grades reads three things of the bank: the model of the question, what the
// question is about, and the rubric. Dependency rules keep the rest of the bank out.

const prose = interviewQuestions.filter(({ id }) => learnersOf(id));
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

describe.each(ASKED.map(({ id }) => id))("%s", (id) => {
  const learners = learnersOf(id);
  if (!learners) throw new Error(id);
  const { numbers } = readBuilt<Features>("features");

  it("has the same model, to the last bit, when it is trained without the rest of the bank", () => {
    const trained: unknown = deserialize(serialize(storedModel(id, learners, numbers)));
    expect(isDeepStrictEqual(trained, readBuilt(`questions/${id}`))).toBe(true);
  });
});

test("200 answers are about their question as much as before in another bank", () => {
  const built = readBuilt<Topics>("topics");
  const other = learnTopics(OTHER_BANK);
  const answers = ASKED.flatMap((question) => {
    const texts = learnersOf(question.id)?.answers.map(({ parts }) => parts.map(({ text }) => text).join(" ")) ?? [];
    return texts.map((text) => ({ question, text }));
  }).slice(0, 200);
  expect(answers).toHaveLength(200);
  for (const { question, text } of answers)
    expect(aboutness(question, text, other)).toBe(aboutness(question, text, built));
});
