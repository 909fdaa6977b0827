import { number, object } from "yup";
import { choice, text } from "../contract/wire.ts";
import { counterexample } from "./counterexample.ts";

const evidence = object({ start: number().defined(), end: number().defined(), text: text() });

/** One criterion of a question's rubric, the points that the answer earned, and the answer's words that earned them. */
export const criterion = object({
  criterion: text(),
  points: number().defined(),
  maxPoints: number().defined(),
  verdict: choice(["met", "partial", "unmet", "cannot_assess"]),
  note: text(),
  evidence: evidence.default(undefined).nullable().defined(),
  /** The data on which the program failed. */
  counterexample: counterexample.default(undefined).nullable().defined(),
});

/** The topics of an interview, in the order of its questions. */
export const INTERVIEW_TOPICS = ["sql", "excel", "power-bi", "vba", "case", "behavioural"] as const;
export type InterviewTopic = (typeof INTERVIEW_TOPICS)[number];

/** The topics that are answered in code, about sample data. */
export const CODE_TOPICS: readonly InterviewTopic[] = ["sql", "excel", "power-bi", "vba"];

/** The displayed type of a question. */
export const TOPIC_LABELS = {
  sql: "SQL",
  excel: "Excel",
  "power-bi": "Power BI",
  vba: "VBA",
  case: "Case",
  behavioural: "Behavioural",
} as const satisfies Record<InterviewTopic, string>;
