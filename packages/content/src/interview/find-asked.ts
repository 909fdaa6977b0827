import { variationsOf, withSeed } from "./family.ts";
import { interviewQuestions } from "./load.ts";
import type { InterviewQuestion } from "./question.ts";

const plain = (text: string) => text.replace(/`/g, "").replace(/\s+/g, " ").trim();
let byPrompt: Map<string, InterviewQuestion> | undefined;

/** The question of the bank, with the values of any seed, whose prompt is in this text, such as a page of the interview room. */
export function findAsked(text: string): InterviewQuestion | undefined {
  byPrompt ??= new Map(
    interviewQuestions.flatMap((family) =>
      Array.from({ length: variationsOf(family) }, (_, seed) => withSeed(family, seed)).map((question) => [
        plain(question.prompt),
        question,
      ]),
    ),
  );
  const shown = plain(text);
  const [found] = [...byPrompt].filter(([prompt]) => shown.includes(prompt)).sort(([a], [b]) => b.length - a.length);
  return found?.[1];
}
