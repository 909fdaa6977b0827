import { findQuizItem } from "@dryrun/content/quiz/load";
import { pickPaper } from "@dryrun/content/quiz/pick-paper";
import { quizResult, quizScore } from "@dryrun/domain/quiz/rules";
import { addMs, DAY_MS } from "@dryrun/domain/time";
import type { GradedAnswer } from "../db/schema/quiz.ts";
import { newId } from "../ids.ts";
import { PASSING_ABILITY } from "./people/people.ts";
import type { DemoStudent } from "./people/students.ts";
import type { Random } from "./random.ts";

/** Returns a submitted paper in which `share` of the answers are correct. */
function paperOf(studentId: string, share: number, submittedAt: Date, random: Random) {
  const drawnPaper = pickPaper(random.between(1, 1_000_000));
  const right = new Set(random.some(drawnPaper, Math.round(drawnPaper.length * share)).map(({ itemId }) => itemId));
  const answers = drawnPaper.flatMap(({ itemId, options }): GradedAnswer[] => {
    const item = findQuizItem(itemId);
    if (!item) return [];
    const { topic, question, correct, explanation } = item;
    const isCorrect = right.has(itemId);
    const selected = isCorrect ? correct : random.one(options.filter((option) => option !== correct));
    return [{ topic, questionId: itemId, question, selected, correct, isCorrect, explanation }];
  });
  const correctAnswers = answers.filter(({ isCorrect }) => isCorrect).length;
  const score = quizScore(correctAnswers);
  return {
    id: newId(submittedAt),
    studentId,
    questions: drawnPaper.map(({ itemId, options }) => ({ itemId, options: [...options] })),
    createdAt: addMs(submittedAt, -40 * 60_000),
    touchedAt: submittedAt,
    submittedAt,
    correctAnswers,
    score,
    passed: quizResult(score) === "pass",
    answers,
  };
}

/** Returns a student's papers: able students pass, some at the second attempt; the others have failed once or have not tried. */
export function papersOf(studentId: string, { ability }: DemoStudent, now: Date, random: Random) {
  const daysAgo = random.between(20, 50);
  const at = (days: number) => addMs(now, -days * DAY_MS);
  if (ability < 0.45) return [];
  if (ability < PASSING_ABILITY) return [paperOf(studentId, 0.55 + ability * 0.3, at(daysAgo), random)];
  const passed = paperOf(studentId, Math.min(1, 0.8 + (ability - PASSING_ABILITY) * 0.5), at(daysAgo - 6), random);
  return ability < 0.75 ? [paperOf(studentId, 0.7, at(daysAgo), random), passed] : [passed];
}
