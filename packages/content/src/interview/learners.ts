import { existsSync, readFileSync } from "node:fs";
import behavioural from "../../interview/learners/known/behavioural.json" with { type: "json" };
import caseStudies from "../../interview/learners/known/case.json" with { type: "json" };
import excel from "../../interview/learners/known/excel.json" with { type: "json" };
import powerBi from "../../interview/learners/known/power-bi.json" with { type: "json" };
import wrongBehavioural from "../../interview/learners/wrong/behavioural.json" with { type: "json" };
import wrongCaseStudies from "../../interview/learners/wrong/case.json" with { type: "json" };
import wrongExcel from "../../interview/learners/wrong/excel.json" with { type: "json" };
import wrongPowerBi from "../../interview/learners/wrong/power-bi.json" with { type: "json" };

/** By criterion, how learners say what meets it; by "!" and the id of an error, how they make that mistake. */
export type LearnersSentences = Readonly<Record<string, readonly string[]>>;

/** By question, what the matcher knows of learners' words. As many sentences are held back to measure it. */
export const learnersSentences: Readonly<Record<string, LearnersSentences>> = {
  ...excel,
  ...powerBi,
  ...caseStudies,
  ...behavioural,
};

/** By question and criterion, what sounds like it and does not meet it. */
export const wrongSentences: Readonly<Record<string, LearnersSentences>> = {
  ...wrongExcel,
  ...wrongPowerBi,
  ...wrongCaseStudies,
  ...wrongBehavioural,
};

/** A sentence or two of an answer, with the criteria that it meets, those that it only sounds like, and the errors that it makes. */
export interface AnswerPart {
  text: string;
  meets?: readonly string[];
  near?: readonly string[];
  /** Those that it meets by half; nothing is learned from such a part. */
  partly?: readonly string[];
  errors?: readonly string[];
}

export interface LearnersAnswer {
  /** What a careful interviewer gives, 0 to 10. */
  score: number;
  parts: readonly AnswerPart[];
}

const ANSWERS = new URL("../../interview/learners/answers/", import.meta.url);

/** Whole answers of learners to a question, read from its file, since they are needed once and take some megabytes together. */
export function learnersAnswers(question: string): LearnersAnswer[] {
  const file = new URL(`${question}.json`, ANSWERS);
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : [];
}
