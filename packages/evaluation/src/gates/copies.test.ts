import { variationsOf, withSeed } from "@dryrun/content/interview/family";
import { findInterviewQuestion, interviewQuestions } from "@dryrun/content/interview/load";
import type { InterviewQuestion } from "@dryrun/content/interview/question";
import { describe, expect, it, test } from "@jest/globals";
import { applyGates } from "./gate.ts";

const bankQuestion = findInterviewQuestion("case-sales-drop");
if (!bankQuestion) throw new Error("missing");
const question = {
  ...bankQuestion,
  prompt: "Compare red to blue, black to white, green to pink, and say which customers left us last year",
};

describe("the question itself", () => {
  test.each([
    ["with four more words", `${question.prompt}. Check the data first`, ["question_copy"]],
    ["with five more words", `${question.prompt}. Check the data very carefully`, []],
    ["alone", question.prompt, ["question_copy"]],
  ])("%s", (_, answer, flags) => {
    expect(applyGates(question, answer).flags).toEqual(flags);
  });

  it("does not flag a short answer that does not repeat it", () => {
    expect(applyGates(question, "Check the data first").flags).toEqual([]);
  });

  it("may be part of a query", () => {
    const query = "SELECT id FROM t -- and say which customers left us last year";
    expect(applyGates(question, query)).toMatchObject({ flags: [], rest: { text: query } });
  });
});

describe("a sentence is left out if seven of ten of its three-word runs are in the question", () => {
  test.each([
    ["5 of 10", "say which customers left us last year x x x x x", false],
    ["5 of 8", "say which customers left us last year x x x", false],
    ["5 of 7", "say which customers left us last year x x", true],
    ["6 of 10", "and say which customers left us last year then x x x", false],
    ["6 of 8", "and say which customers left us last year then x", true],
    ["7 of 10", "pink and say which customers left us last year x x x", true],
    ["1 of 1", "left us last", true],
    ["1 of 2", "left us last week", false],
    ["0 of 1, although each pair of words is in the question", "red to pink", false],
    ["no run at all", "Yes certainly", false],
  ])("%s: %s", (_, sentence, isCopied) => {
    const ownSentence = "I would check the data carefully first.";
    const { text } = applyGates(question, `${sentence}.\n${ownSentence}`).rest;
    expect(text.trim()).toBe(isCopied ? ownSentence : `${sentence}.\n${ownSentence}`);
  });
});

describe("an answer that says that the person does not know", () => {
  const MORE_WORDS =
    "why the sales of last month fell in the north or in the south of the country and by how much".split(" ");
  const words = (count: number) => `I do not know ${MORE_WORDS.slice(0, count - 4).join(" ")}`;
  test.each([
    ["no text", " ", true],
    ["20 words", words(20), true],
    ["21 words", words(21), false],
    ["a plan to find out", "I do not know why the sales fell, so I check the data and compare each city.", false],
    ["few words and a formula", "Not sure =SUM(A1)", false],
  ])("%s", (_, answer, isEmpty) => {
    expect(applyGates(question, answer)).toMatchObject(
      isEmpty ? { flags: ["empty"], rest: { text: "" } } : { flags: [], rest: { text: answer } },
    );
  });
});

describe("a model answer that is handed in", () => {
  const prose = interviewQuestions.filter(({ rubric }) => !rubric.exec);
  const flagsOf = (target: InterviewQuestion, answer: string) => applyGates(target, answer).flags;

  test.each(prose.filter((_, index) => index % 3 === 0))(
    "to $id is a copy, with the values of each variation",
    (family) => {
      for (let seed = 0; seed < Math.min(4, variationsOf(family)); seed += 1) {
        expect(flagsOf(withSeed(family, seed), family.modelAnswer)).toContain("copied");
        expect(flagsOf(family, withSeed(family, seed).modelAnswer)).toContain("copied");
      }
    },
  );

  it("is a copy as the answer to another question too", () => {
    const [first, second] = prose as [InterviewQuestion, InterviewQuestion];
    expect(flagsOf(first, second.modelAnswer)).toContain("copied");
  });

  it("is not detected in exemplars with other words", () => {
    for (const family of prose)
      for (const { text, score } of family.rubric.exemplars)
        if (score >= 5) expect([text, flagsOf(family, text)]).toEqual([text, []]);
  });

  it("is detected despite a few changed words if the person was shown it, and only then", () => {
    const [family] = prose as [InterviewQuestion];
    const words = family.modelAnswer.split(" ");
    const changed = words.map((word, index) => (index % 4 === 3 ? "indeed" : word)).join(" ");
    const reordered = [...words.slice(40), ...words.slice(0, 40)]
      .map((word, index) => (index % 14 === 13 ? `so${index}` : word))
      .join(" ");
    expect(flagsOf({ ...family, wasShown: true }, reordered)).toContain("seen_before");
    expect(flagsOf(family, reordered)).not.toContain("seen_before");
    expect(flagsOf({ ...family, wasShown: true }, changed)).not.toContain("copied");
    expect(flagsOf({ ...family, wasShown: true }, words.slice(0, 30).join(" "))).not.toContain("seen_before");
  });
});
