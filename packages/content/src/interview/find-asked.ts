import { isDeepStrictEqual } from "node:util";
import { variationsOf, withSeed } from "./family.ts";
import { interviewQuestions } from "./load.ts";
import type { InterviewQuestion } from "./question.ts";

const plain = (text: string) => text.replace(/`/g, "").replace(/\s+/g, " ").trim();
let all: { prompt: string; question: InterviewQuestion }[] | undefined;

/**
 * Finds the question of the bank, with the values of any seed, whose prompt is in this text, such as a page of the
 * interview room. Variations that differ only in their data are distinguished by `sampleData`, in the API's format.
 */
export function findAsked(text: string, sampleData?: string | null): InterviewQuestion | undefined {
  all ??= interviewQuestions.flatMap((family) =>
    Array.from({ length: variationsOf(family) }, (_, seed) => withSeed(family, seed)).map((question) => ({
      prompt: plain(question.prompt),
      question,
    })),
  );
  const shown = plain(text);
  const data = sampleData ? JSON.parse(sampleData) : null;
  const matchingQuestions = all
    .filter(({ prompt }) => shown.includes(prompt))
    .sort((a, b) => b.prompt.length - a.prompt.length)
    .map(({ question }) => question);
  return matchingQuestions.find((question) => isDeepStrictEqual(question.sampleData, data)) ?? matchingQuestions[0];
}
