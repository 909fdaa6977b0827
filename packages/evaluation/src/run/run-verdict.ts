import type { VariantKind } from "@dryrun/content/interview/question";
import type { Counterexample } from "@dryrun/domain/interviews/counterexample";
import type { Span } from "../criteria/ways.ts";
import type { Quote } from "../result.ts";

/** Where an answer is wrong: on the visible sample, on a kind of hidden data, or only in the order of its rows or in its totals. */
export type WrongOn = VariantKind | "sample" | "order" | "totals";

/**
 * The verdict on the run of an answer, for all four kinds of programs; `gradeRun` scores it. `dead` are the spans that do not affect the
 * result and so earn nothing.
 */
export type RunVerdict =
  /**
   * It equals the reference on all data. `surplus` is something in its result that was not asked for, such as "columns", which costs a point.
   * `isTakenBack` is whether the words around it take it back.
   */
  | { is: "right"; quote: Quote; sets: number; surplus?: string; isTakenBack?: boolean }
  /** `because` ends the sentence "The query runs, but …". */
  | { is: "wrong"; quote: Quote; on: WrongOn; because: string; counterexample?: Counterexample; dead?: readonly Span[] }
  /** It cannot run: `problem` is the engine's message. */
  | { is: "broken"; quote: Quote; problem: string; dead?: readonly Span[] }
  /** Whether it is right is unknown, because the engines do not support it or disagree. */
  | { is: "unknown"; quote: Quote; what: string }
  /** It does not use the question's data or is taken back, and earns nothing. `problem` is the engine's message if it does not run either. */
  | { is: "idle"; quote: Quote; because: string; problem?: string }
  /** There is no program in the answer. */
  | { is: "absent" };
