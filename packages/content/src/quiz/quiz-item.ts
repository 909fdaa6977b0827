import type { Cleaning } from "./templates/intros.ts";

export const QUIZ_TOPICS = ["Excel", "Power BI", "SQL", "VBA"] as const;
export type QuizTopic = (typeof QUIZ_TOPICS)[number];

/** 1: knows the tool; 2: uses it at work; 3: knows where it surprises. */
export type QuizDifficulty = 1 | 2 | 3;

/** A wrong option and the mistake that leads to it. */
export type QuizDistractor = { text: string; misconception: string };

export type QuizItem = {
  /** Stable: papers and attempts keep it. */
  id: string;
  topic: QuizTopic;
  difficulty: QuizDifficulty;
  /** Plain text; code is between backticks. Options have no backticks. */
  question: string;
  correct: string;
  distractors: readonly [QuizDistractor, QuizDistractor, QuizDistractor];
  explanation: string;
  /** Items that resemble one another: a paper has at most one of them. */
  family?: string;
  /** The template over the sales workbook from which the key is computed, its parameters, and what must be cleaned first. */
  dataset?: { check: string; params: readonly (string | number)[]; cleaning: Cleaning };
  /** `YYYY-MM` in which a fact that a product release can change was checked. */
  asOf?: string;
};

/** One question of a paper, with its four options in the order in which they are shown. */
export type PaperItem = { itemId: string; options: readonly string[] };
