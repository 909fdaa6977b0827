import type { Level } from "@dryrun/domain/interviews/drills/limits";
import { salesRows, uncleanedRows } from "../../datasets/sales.ts";
import type { SalesRow } from "../../datasets/sales-row.ts";
import type { QuizDifficulty, QuizTopic } from "../quiz-item.ts";
import type { AnswerFormat } from "./answer-format.ts";
import type { Cleaning, Intro } from "./intros.ts";

export type Rows = readonly SalesRow[];
export type Params = readonly (string | number)[];
export type Value = number | string;

type Spec<P extends Params> = {
  /** The name of the check, and of the family unless one is given; kebab-case. */
  check: string;
  /** For templates that test the same fact in several topics. */
  family?: string;
  topic: QuizTopic;
  difficulty: QuizDifficulty;
  level: Level;
  format: AnswerFormat;
  cases: readonly P[];
  intro: Intro;
  /** How the data must be cleaned to get the correct answer; `none` by default. */
  cleaning?: Cleaning | ((...params: P) => Cleaning);
  /** The question's text after the intro. */
  question: (...params: P) => string;
  /** The first way to compute the key: JavaScript over the rows. */
  answer: (rows: Rows, ...params: P) => Value;
  /** The second way: a query of one row and one column over the table `sales`, blanks as NULL. */
  sql: (...params: P) => string;
  /** Mistakes with their results; more than three, so that the key's rank can vary. */
  wrong: Readonly<Record<string, (rows: Rows, ...params: P) => Value>>;
  explanation: (key: string, ...params: P) => string;
};

export type TemplateCase = {
  params: Params;
  cleaning: Cleaning;
  question: string;
  answer: Value;
  /** Computes the answer in the first way over any rows. */
  answerOver: (rows: Rows) => Value;
  sql: string;
  wrong: readonly { misconception: string; value: Value }[];
  explanation: (key: string) => string;
};
export type Template = Pick<Spec<Params>, "check" | "family" | "topic" | "difficulty" | "level" | "format"> & {
  cases: () => TemplateCase[];
};

/** The mistake that every question about cleaned data offers if it changes the result. */
export const UNCLEANED = "Works with the file as downloaded, without cleaning it";

/** Makes a question about the sales workbook, instantiated once per case. */
export function template<P extends Params>(spec: Spec<P>): Template {
  const { check, family, topic, difficulty, level, format } = spec;
  const toCase = (params: P): TemplateCase => {
    const cleaning = typeof spec.cleaning === "function" ? spec.cleaning(...params) : (spec.cleaning ?? "none");
    const wrong = Object.entries(spec.wrong).map(([misconception, of]) => ({
      misconception,
      value: of(salesRows, ...params),
    }));
    const answerOver = (rows: Rows) => spec.answer(rows, ...params);
    const uncleaned = { misconception: UNCLEANED, value: answerOver(uncleanedRows) };
    return {
      params,
      cleaning,
      question: `${spec.intro(cleaning)} ${spec.question(...params)}`,
      answer: answerOver(salesRows),
      answerOver,
      sql: spec.sql(...params),
      wrong: cleaning === "none" ? wrong : [uncleaned, ...wrong],
      explanation: (key) => spec.explanation(key, ...params),
    };
  };
  return { check, family, topic, difficulty, level, format, cases: () => spec.cases.map(toCase) };
}
