import { readFileSync } from "node:fs";
import { interviewFolder } from "./load.ts";

/** An answer with the score of a careful interviewer. */
export interface GoldenAnswer {
  id: string;
  question: string;
  answer: string;
  score: number;
}

const SETS = ["open", "fresh-open"] as const;

/** The open halves of the golden set (`packages/evaluation/golden/README.md`): synthetic, by no real person. */
export const goldenAnswers: readonly GoldenAnswer[] = SETS.flatMap((name) => {
  const file = new URL(`golden/${name}.json`, interviewFolder);
  const answers = JSON.parse(readFileSync(file, "utf8")) as Omit<GoldenAnswer, "id">[];
  return answers.map(({ question, answer, score }, index) => ({ id: `${name}-${index + 1}`, question, answer, score }));
});
