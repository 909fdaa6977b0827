import { levelOfNext, pickAtLevel } from "@dryrun/content/interview/draw/drill";
import {
  DRILL_QUESTIONS,
  type Level,
  MAX_DRILL_QUESTIONS,
  nearestLevel,
  RIGHT_FROM,
} from "@dryrun/domain/interviews/drills/limits";
import { levelOf } from "../../../records/questions/level-of.ts";
import type { DrillAnswerRow, DrillRow } from "../queries.ts";
import type { Bank } from "./first-question.ts";

/** Returns the scores of all tries. An answer of an earlier release has one try. */
export const climbOf = ({ climb, result, score }: Pick<DrillAnswerRow, "climb" | "result" | "score">) =>
  climb.length === 0 && result ? [score] : climb;

const isRight = (row: DrillAnswerRow) => climbOf(row).some((score) => (score ?? 0) >= RIGHT_FROM);

/**
 * Whether the drill needs another question now: a planned one, or an easier one after a wrong answer that came back.
 * Reviews and sets of the course have only their own questions.
 */
export function needsNext({ planned, source }: Pick<DrillRow, "planned" | "source">, rows: readonly DrillAnswerRow[]) {
  if (rows.some(({ result }) => !result)) return false;
  if (rows.length < planned) return true;
  if (source === "reviews" || source === "course") return false;
  const [last] = rows.toSorted((a, b) => (b.answeredAt?.getTime() ?? 0) - (a.answeredAt?.getTime() ?? 0));
  const wrong = rows.filter((row) => !isRight(row));
  const cameBack = wrong.every((row) => climbOf(row).length > 1);
  return rows.length < MAX_DRILL_QUESTIONS && cameBack && last !== undefined && !isRight(last);
}

/** Draws the drill's next question; undefined if the topic has no other. */
export function nextQuestion({ topic, lastSuccess }: DrillRow, rows: readonly DrillAnswerRow[], bank: Bank) {
  const asked = new Set(rows.map(({ questionId }) => questionId));
  return pickAtLevel({ topic, level: nextLevel(lastSuccess, rows), asked }, bank);
}

function nextLevel(lastSuccess: Level | null, rows: readonly DrillAnswerRow[]): Level {
  const written = rows.filter(({ question }) => !question.options);
  if (rows.length >= DRILL_QUESTIONS)
    return nearestLevel(Math.min(...rows.map(({ question }) => levelOf(question))) - 1);
  const tries = written
    .filter(({ firstScore }) => firstScore !== null)
    .map(({ question, firstScore }) => ({ level: levelOf(question), isRight: (firstScore ?? 0) >= RIGHT_FROM }));
  const level = levelOfNext(lastSuccess, tries);
  // After a wrong answer of the quiz, a question of the same or a lower level is to be written.
  const missed = rows.find(({ question }) => question.options);
  return missed && tries.length === 0 ? nearestLevel(Math.min(level, levelOf(missed.question))) : level;
}
