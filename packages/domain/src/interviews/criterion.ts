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
