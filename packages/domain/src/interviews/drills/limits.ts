import type { InterviewTopic } from "../topics.ts";

/** The levels of a topic, from the easiest: what a person can do who has reached one. */
export const LEVEL_NAMES = {
  sql: [
    "Filter and sort",
    "Group and aggregate",
    "Join tables",
    "Subqueries and conditional totals",
    "Window functions",
  ],
  excel: [
    "Simple formulas",
    "Totals by condition",
    "Lookups, text and dates",
    "Formulas with several steps",
    "Dynamic arrays",
  ],
  "power-bi": [
    "Sums, counts and averages",
    "Conditions and rows",
    "Change the filters",
    "Dates and periods",
    "Stock, cohorts and large models",
  ],
  vba: [
    "Cells and values",
    "Loops and conditions",
    "Functions and sheets",
    "Dictionaries, files and arrays",
    "Whole reports",
  ],
  case: ["Read a number with care", "Question the data", "Find the reason", "Plan and estimate", "Chance and cause"],
  behavioural: [
    "Tell what you did",
    "Work with requests",
    "Own your mistakes",
    "Disagree and persuade",
    "Stand up for the numbers",
  ],
} as const satisfies Record<InterviewTopic, readonly [string, string, string, string, string]>;

export const LEVELS = [1, 2, 3, 4, 5] as const;
export type Level = (typeof LEVELS)[number];

export const isLevel = (value: number): value is Level => LEVELS.some((level) => level === value);

/** Returns the nearest level to a whole number. */
export const nearestLevel = (value: number): Level => LEVELS.find((level) => level >= value) ?? 5;

export const levelName = (topic: InterviewTopic, level: Level): string => LEVEL_NAMES[topic][level - 1] ?? "";

/** The planned questions of a drill. Wrong ones come back at the end. */
export const DRILL_QUESTIONS = 3;
/** The usual duration of a drill. */
export const DRILL_MINUTES = 5;
/** One easier question is added if the last answer is still wrong. */
export const MAX_DRILL_QUESTIONS = DRILL_QUESTIONS + 1;
/** Drills that one student may start per day in India. */
export const DRILLS_PER_DAY = 10;
/** Different answers to one question that are graded. */
export const MAX_TRIES = 30;

/** Scores of an answer, of ten: a right one, and one that cannot be improved. */
export const RIGHT_FROM = 7;
export const FULL_SCORE = 10;

/** The topics of a drill: all topics of an interview. */
export const DRILL_TOPICS = ["sql", "excel", "power-bi", "vba", "case", "behavioural"] as const;
export type DrillTopic = (typeof DRILL_TOPICS)[number];

export const MAX_FAMILY = 120;

/** Days after which a wrong answer comes back; the next one follows a right answer. */
export const REVIEW_DAYS = [2, 7, 21] as const;
/** Reviews offered to one student per day in India. */
export const REVIEWS_PER_DAY = 10;
/** The questions waiting for a review that the practice page lists. */
export const MISTAKES_SHOWN = 10;

/**
 * Where the questions of a drill can come from: wrong answers of a quiz, an answer of an interview, reviews that are
 * due, or a set of the course.
 */
export const DRILL_SOURCES = ["quiz", "result", "reviews", "course"] as const;
export type DrillSource = (typeof DRILL_SOURCES)[number];
