import { QUIZ_TOPICS } from "@dryrun/domain/quiz/rules";
import type { Attempt } from "../answers.ts";

type Topic = (typeof QUIZ_TOPICS)[number];

export interface TopicResult {
  topic: Topic;
  correct: number;
  total: number;
}

/** Counts the correct answers of each topic; a topic without questions is left out. */
export function topicsOf(answers: Attempt["answers"]): TopicResult[] {
  return QUIZ_TOPICS.map((topic) => {
    const ownAnswers = answers.filter((answer) => answer.topic === topic);
    return { topic, correct: ownAnswers.filter(({ isCorrect }) => isCorrect).length, total: ownAnswers.length };
  }).filter(({ total }) => total > 0);
}

/** The colour of each topic in charts. */
const TONES = { Excel: 1, "Power BI": 2, SQL: 3, VBA: 4 } as const satisfies Record<Topic, number>;

export const barsOf = (topics: readonly TopicResult[]) => topics.map((bar) => ({ ...bar, tone: TONES[bar.topic] }));

/** Returns the topic with the smallest share of correct answers. */
export const weakestOf = (topics: readonly TopicResult[]): TopicResult | undefined =>
  [...topics].sort((a, b) => a.correct / a.total - b.correct / b.total)[0];
