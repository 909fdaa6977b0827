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
