import type { CueStep } from "@dryrun/design-system/feedback/cue-line";
import type { Paper } from "../../../shared/answers.ts";
import type { Kept } from "../../../shared/quiz/use-saved-answers.ts";

export interface Progress {
  /** The current question, counted from 0; never past the first unanswered one. */
  at: number;
  states: Exclude<CueStep["state"], "skipped">[];
  /** The numbers of the questions to review, counted from 1. */
  marked: number[];
  /** The numbers of the questions about the sales workbook, counted from 1. */
  aboutFile: number[];
}

/** The state of a paper: answered, reachable and marked questions. */
export function progressOf(questions: Paper["questions"], kept: Kept): Progress {
  const isAnswered = questions.map(({ id }) => Boolean(kept.selected[id]));
  const open = isAnswered.indexOf(false);
  const furthest = open === -1 ? questions.length - 1 : open;
  return {
    at: Math.min(kept.at, furthest),
    states: isAnswered.map((is, index) => (is ? "saved" : index <= furthest ? "open" : "locked")),
    marked: questions.flatMap(({ id }, index) => (kept.marked.includes(id) ? [index + 1] : [])),
    aboutFile: questions.flatMap(({ needsFile }, index) => (needsFile ? [index + 1] : [])),
  };
}
