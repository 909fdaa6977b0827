import { drawableItems } from "@dryrun/content/quiz/drawable";
import { findQuizItem } from "@dryrun/content/quiz/load";
import { pickPaper } from "@dryrun/content/quiz/pick-paper";
import type { Output } from "@dryrun/domain/contract/define";
import type { generateQuiz } from "@dryrun/domain/quiz/contract";
import { quizLimit } from "@dryrun/domain/quiz/messages";
import { nextPaperAt, PAPER_HOURS, PAPERS_AVOIDED } from "@dryrun/domain/quiz/rules";
import { addMs, HOUR_MS, SECOND_MS } from "@dryrun/domain/time";
import type { Db } from "../../db/client.ts";
import type { PaperQuestion } from "../../db/schema/quiz.ts";
import { AppError } from "../../errors/app-error.ts";
import { newId } from "../../ids.ts";
import { findRetiredItems } from "../../records/questions/retired-questions.ts";
import type { QuizDeps } from "./deps.ts";
import * as query from "./queries.ts";
import { shownId } from "./shown-id.ts";

export const generate =
  (deps: QuizDeps) =>
  async (studentId: string): Promise<Output<typeof generateQuiz>> => {
    const paper = await openPaper(deps, studentId);
    if (!paper) throw new Error("no paper could be opened");
    return {
      paperId: paper.id,
      questions: paper.questions.flatMap((question, index) => questionOf(paper.id, question, index)),
    };
  };

export const nextPaperOf = async (
  { papersPerDay }: Pick<QuizDeps, "papersPerDay">,
  tx: Db,
  studentId: string,
  now: Date,
) => nextPaperAt(await query.findSubmissionTimes(tx, studentId, papersPerDay), papersPerDay, now);

/** @throws TOO_MANY_REQUESTS if the student has submitted the maximum number of papers in 24 hours. */
async function newPaper(deps: QuizDeps, tx: Db, studentId: string, now: Date) {
  const next = await nextPaperOf(deps, tx, studentId, now);
  if (next) throw tooManyPapers(next, now);
  const avoided = await query.findItemsOfPapers(tx, studentId, PAPERS_AVOIDED);
  const items = drawableItems(new Set((await findRetiredItems(tx)).keys()));
  const { seed } = await deps.newDraw(tx, studentId);
  const questions: PaperQuestion[] = pickPaper(seed, avoided, items).map(({ itemId, options }) => ({
    itemId,
    options: [...options],
  }));
  return { id: newId(now), studentId, questions, createdAt: now, touchedAt: now };
}

/** Whether the next visit replaces the open paper. */
export const isStale = ({ touchedAt, questions }: query.PaperRow, now: Date) =>
  touchedAt < addMs(now, -PAPER_HOURS * HOUR_MS) || questions.some(({ itemId }) => !findQuizItem(itemId));

/** Returns the open paper, or a new one if there is none or it was unused for 24 hours. */
const openPaper = (deps: QuizDeps, studentId: string) =>
  deps.db.transaction(async (tx) => {
    const now = deps.clock.now();
    const open = await query.findOpenPaper(tx, studentId);
    if (open && !isStale(open, now)) {
      await query.updatePaper(tx, open.id, { touchedAt: now });
      return open;
    }
    const paper = await newPaper(deps, tx, studentId, now);
    if (open) await query.updatePaper(tx, open.id, { replacedAt: now });
    return (await query.insertPaper(tx, paper)) ? paper : await query.findOpenPaper(tx, studentId);
  });

function tooManyPapers(next: Date, now: Date) {
  const seconds = Math.ceil((next.getTime() - now.getTime()) / SECOND_MS);
  return new AppError("TOO_MANY_REQUESTS", quizLimit(next), {}, { "Retry-After": String(seconds) });
}

/** Returns a question as sent before the submission: never with the key. */
function questionOf(paperId: string, { itemId, options }: PaperQuestion, at: number) {
  const item = findQuizItem(itemId);
  if (!item) return [];
  const { topic, question, dataset } = item;
  return [{ id: shownId(paperId, at), topic, needsFile: dataset !== undefined, question, options }];
}
