import { interviewQuestions } from "@dryrun/content/interview/load";
import { SEED } from "@dryrun/engines/testing/seed";
import { expect, test } from "@jest/globals";
import fc from "fast-check";
import { createEvaluator } from "../evaluator.ts";
import { inProcessEngines } from "../testing/in-process-engines.ts";

const evaluator = createEvaluator(inProcessEngines());
const questions = interviewQuestions.flatMap((question) => {
  const { exec } = question.rubric;
  return exec?.kind === "sheet" ? [{ question, formulas: [exec.reference, ...exec.mutants] }] : [];
});

/** Generates a question with one of its formulas. */
const questionWithFormula = fc
  .constantFrom(...questions)
  .chain(({ question, formulas }) =>
    fc.record({ question: fc.constant(question), formula: fc.constantFrom(...formulas) }),
  );

/** Changes the parts of a formula outside of quoted texts. */
const changeOutsideQuotes = (formula: string, change: (part: string) => string) =>
  formula
    .split(/("[^"]*")/)
    .map((part) => (part.startsWith('"') ? part : change(part)))
    .join("");

const withoutArrays = (formula: string) => !formula.includes("{");
const HARMLESS_CHANGES: Record<string, (formula: string) => string> = {
  "in small letters": (formula) => changeOutsideQuotes(formula, (part) => part.toLowerCase()),
  "with blanks": (formula) => changeOutsideQuotes(formula, (part) => part.replaceAll(",", " , ").replaceAll("(", "( ")),
  "over several lines": (formula) => changeOutsideQuotes(formula, (part) => part.replaceAll(",", ",\n  ")),
  "with dollar signs": (formula) =>
    changeOutsideQuotes(formula, (part) => part.replace(/(?<![A-Za-z$!])\$?([A-Z])\$?(\d{1,3})(?![\d(])/g, "$$$1$$$2")),
  "without dollar signs": (formula) => formula.replaceAll("$", ""),
  "with semicolons": (formula) =>
    withoutArrays(formula)
      ? changeOutsideQuotes(formula, (part) => part.replaceAll(",", ";").replace(/(\d)\.(\d)/g, "$1,$2"))
      : formula,
  "with curly quotation marks": (formula) => formula.replaceAll('"', "”"),
  "in a fence": (formula) => `\`\`\`\n${formula}\n\`\`\``,
  "with a plus sign": (formula) => formula.replace("=", "=+"),
  "after a label": (formula) => `FORMULA: ${formula}`,
};

test.each(Object.entries(HARMLESS_CHANGES))("a formula written %s has the same score", async (_, change) => {
  await fc.assert(
    fc.asyncProperty(questionWithFormula, async ({ question, formula }) => {
      const [before, after] = [
        await evaluator.evaluate(question, formula),
        await evaluator.evaluate(question, change(formula)),
      ];
      expect(after.evidence[0]?.note).toBe(before.evidence[0]?.note);
    }),
    { numRuns: 25, seed: SEED },
  );
});

test("a random answer always has the same result", async () => {
  const pieces = fc.constantFrom(
    "=",
    "SUM(",
    "A2",
    ")",
    ",",
    '"',
    "{",
    "}",
    "[",
    "IF(",
    " ",
    "\n",
    "@",
    "#",
    "-",
    "1",
    "'",
    "!",
    "$",
    ":",
  );
  await fc.assert(
    fc.asyncProperty(
      fc.array(pieces, { maxLength: 60 }),
      fc.constantFrom(...questions),
      async (parts, { question }) => {
        const answer = parts.join("");
        const [first, second] = [
          await evaluator.evaluate(question, answer),
          await evaluator.evaluate(question, answer),
        ];
        expect(JSON.stringify(first)).toBe(JSON.stringify(second));
        expect(first.score).toBeLessThan(9);
      },
    ),
    { numRuns: 200, seed: SEED },
  );
});
