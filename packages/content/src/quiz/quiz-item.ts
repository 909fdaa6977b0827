import type { Level } from "@dryrun/domain/interviews/drills/limits";
import type { Cleaning } from "./templates/intros.ts";

export const QUIZ_TOPICS = ["Excel", "Power BI", "SQL", "VBA"] as const;
export type QuizTopic = (typeof QUIZ_TOPICS)[number];

/** 1: knows the tool; 2: uses it at work; 3: knows its surprises. */
export type QuizDifficulty = 1 | 2 | 3;

/** A wrong option and the mistake that leads to it. */
export type QuizDistractor = { text: string; misconception: string };

export type QuizItem = {
  /** Stable, because papers and attempts store it. */
  id: string;
  topic: QuizTopic;
  difficulty: QuizDifficulty;
  /** The step of the topic's ladder (`LEVEL_NAMES`) that teaches what the item asks. */
  level: Level;
  /** Plain text; code is between backticks. Options have no backticks. */
  question: string;
  correct: string;
  distractors: readonly [QuizDistractor, QuizDistractor, QuizDistractor];
  explanation: string;
  /** Similar items: a paper has at most one of them. */
  family?: string;
  /** The template about the sales workbook that computes the key, its parameters, and the cleaning that is needed first. */
  dataset?: { check: string; params: readonly (string | number)[]; cleaning: Cleaning };
  /** `YYYY-MM` in which a fact that a product release can change was checked. */
  asOf?: string;
};

/** One question of a paper, with its four options in the displayed order. */
export type PaperItem = { itemId: string; options: readonly string[] };
