import { INTERVIEW_TOPICS } from "@dryrun/domain/interviews/topics";
import { array, boolean, mixed, number, object, string } from "yup";

const text = string().defined();
const texts = array(text).defined();
const table = object({ name: text, columns: texts, rows: array(array()).defined() }).exact();
const match = array(
  object({ all: array(texts).defined(), scope: text.optional(), negatable: boolean(), unless: string() }).exact(),
);
const variants = array(object({ kind: text, about: text, expected: mixed().defined() })).defined();

/** The form of a question's file. The engines' types say what the data of a program may hold. */
export const questionSchema = object({
  id: text,
  version: number().defined(),
  topic: text.oneOf(INTERVIEW_TOPICS),
  type: text,
  difficulty: number().defined(),
  level: number().defined(),
  practiceOnly: boolean(),
  minutes: number().defined(),
  prompt: text,
  sampleData: object({ tables: array(table).defined() })
    .exact()
    .nullable()
    .defined(),
  modelAnswer: text,
  misconceptions: texts.optional(),
  rubric: object({
    version: number().defined(),
    points: array(
      object({
        id: text,
        label: text,
        weight: number().defined(),
        match: match.defined(),
        partial: match,
        inWords: boolean(),
        feedbackHit: text,
        feedbackMiss: text,
      }).exact(),
    ).defined(),
    errors: array(
      object({
        id: text,
        label: text,
        penalty: number().defined(),
        match: match.defined(),
        byOrder: boolean(),
        feedback: text,
      }).exact(),
    ).defined(),
    exemplars: array(object({ text, score: number().defined(), why: text }).exact()).defined(),
    exec: object({
      kind: text.oneOf(["sql", "sheet", "dax", "vba"]),
      reference: text,
      expected: mixed().defined(),
      variants,
      mutants: texts,
    }).default(undefined),
  }).exact(),
  values: array(object({ from: texts, to: array(texts).defined() }).exact()),
})
  .exact()
  .strict();
