import { FULL_SCORE, RIGHT_FROM } from "@dryrun/domain/interviews/drills/limits";
import { TOPIC_LABELS } from "@dryrun/domain/interviews/topics";
import { drill as text } from "./drill.en-in.ts";
import type { Drill, DrillQuestion } from "./drill.ts";

export const climbOf = ({ result }: Pick<DrillQuestion, "result">): readonly (number | null)[] => result?.climb ?? [];
const bestOf = (question: Pick<DrillQuestion, "result">) =>
  Math.max(0, ...climbOf(question).map((score) => score ?? 0));

export const isRight = (question: Pick<DrillQuestion, "result">) => bestOf(question) >= RIGHT_FROM;
export const isFull = (question: Pick<DrillQuestion, "result">) => bestOf(question) >= FULL_SCORE;

/** What a drill asks: an answer to a question after this many graded tries. */
export interface Step {
  number: number;
  tries: number;
}

/** Whether the server draws another planned question. */
export const isWaiting = ({ questions, planned }: Pick<Drill, "questions" | "planned">) =>
  questions.length < planned && questions.every(({ result }) => result);

/** Returns what comes next: an open question, then each wrong one a second time; `waiting` while the next one is drawn. */
export function nextStep(
  drill: Pick<Drill, "questions" | "planned">,
  skipped: ReadonlySet<number>,
): Step | "waiting" | "end" {
  const { questions } = drill;
  const open = questions.find(({ result }) => !result);
  if (open) return { number: open.number, tries: 0 };
  if (isWaiting(drill)) return "waiting";
  const wrong = questions.find(
    (question) => !isRight(question) && climbOf(question).length === 1 && !skipped.has(question.number),
  );
  return wrong ? { number: wrong.number, tries: 1 } : "end";
}

/** Shows a result instead of asking. */
export const SHOWN = -1;

/** Returns where an opened drill begins: at a wanted question, or with the answer to correct if it was started for that. */
export function firstStep(
  drill: Pick<Drill, "questions" | "planned" | "from">,
  wanted: number,
): Step | "waiting" | "end" {
  if (drill.questions.some(({ number, result }) => number === wanted && result))
    return { number: wanted, tries: SHOWN };
  const [first, second] = drill.questions;
  const isToCorrect = drill.from === "result" && first && climbOf(first).length === 1 && !second?.result;
  return isToCorrect && !isFull(first) ? { number: first.number, tries: 1 } : nextStep(drill, new Set());
}

/** Reviews are of several topics. */
export const titleOf = ({ from, topic, unit }: Pick<Drill, "from" | "topic" | "unit">) =>
  unit
    ? text.ofUnit[unit.isTest ? "test" : "exercises"].title(unit.title)
    : from === "reviews"
      ? text.review
      : text.title(TOPIC_LABELS[topic]);
