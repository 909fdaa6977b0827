import type { VariantKind } from "@dryrun/content/interview/question";
import type { Counterexample } from "@dryrun/domain/interviews/counterexample";
import type { Span } from "../criteria/ways.ts";
import type { Quote } from "../result.ts";

/** Where an answer went wrong: on the visible sample, on hidden data of a kind, or only in the order of its rows or its totals. */
export type WrongOn = VariantKind | "sample" | "order" | "totals";

/**
 * What running an answer showed. The four kinds of programs give the same verdicts, and `gradeRun` scores them. `dead` is what does not
 * reach the result, so that it earns nothing.
 */
export type RunVerdict =
  /**
   * The same as the reference on all data; `surplus`: what it gives besides, which costs a point ("columns"). `isTakenBack`: by the words
   * beside it.
   */
  | { is: "right"; quote: Quote; sets: number; surplus?: string; isTakenBack?: boolean }
  /** `because` ends the sentence "The query runs, but …". */
  | { is: "wrong"; quote: Quote; on: WrongOn; because: string; counterexample?: Counterexample; dead?: readonly Span[] }
  /** It cannot run: `problem` is the engine's message. */
  | { is: "broken"; quote: Quote; problem: string; dead?: readonly Span[] }
  /** The engines do not know something in it, or do not agree: whether it is right is unknown. */
  | { is: "unknown"; quote: Quote; what: string }
  /** It has nothing to do with the question's data, which earns nothing; `problem`: why it does not run either. */
  | { is: "idle"; quote: Quote; because: string; problem?: string }
  /** There is no program in the answer. */
  | { is: "absent" };
