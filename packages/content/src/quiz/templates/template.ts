import { salesRows } from "../../datasets/sales.ts";
import type { SalesRow } from "../../datasets/sales-row.ts";
import type { QuizDifficulty, QuizTopic } from "../quiz-item.ts";
import type { AnswerFormat } from "./answer-format.ts";

export type Rows = readonly SalesRow[];
export type Params = readonly (string | number)[];
export type Value = number | string;

type Spec<P extends Params> = {
  /** Names the check, and the family unless one is given; kebab-case. */
  check: string;
  /** For templates that test the same fact in several topics. */
  family?: string;
  topic: QuizTopic;
  difficulty: QuizDifficulty;
  format: AnswerFormat;
  cases: readonly P[];
  question: (...params: P) => string;
  /** The first path to the key: JavaScript over the rows. */
  answer: (rows: Rows, ...params: P) => Value;
  /** The second path: a query of one row and one column over the table `sales`, blanks as NULL. */
  sql: (...params: P) => string;
  /** Mistakes with their results; more than three, so that the key's rank can vary. */
  wrong: Readonly<Record<string, (rows: Rows, ...params: P) => Value>>;
  explanation: (key: string, ...params: P) => string;
};

export type TemplateCase = {
  params: Params;
  question: string;
  answer: Value;
  sql: string;
  wrong: readonly { misconception: string; value: Value }[];
  explanation: (key: string) => string;
};
export type Template = Pick<Spec<Params>, "check" | "family" | "topic" | "difficulty" | "format"> & {
  cases: () => TemplateCase[];
};

/** A question about the sales workbook, instantiated once per case. */
export function template<P extends Params>(spec: Spec<P>): Template {
  const { check, family, topic, difficulty, format } = spec;
  const toCase = (params: P): TemplateCase => ({
    params,
    question: spec.question(...params),
    answer: spec.answer(salesRows, ...params),
    sql: spec.sql(...params),
    wrong: Object.entries(spec.wrong).map(([misconception, of]) => ({
      misconception,
      value: of(salesRows, ...params),
    })),
    explanation: (key) => spec.explanation(key, ...params),
  });
  return { check, family, topic, difficulty, format, cases: () => spec.cases.map(toCase) };
}
