import { goldenAnswers } from "@dryrun/content/interview/golden";
import { findInterviewQuestion } from "@dryrun/content/interview/load";
import type { InterviewQuestion } from "@dryrun/content/interview/question";
import type { nextAnswer, scoreAnswer } from "@dryrun/domain/admin/calibration/contract";
import { GRADE_SAVED } from "@dryrun/domain/admin/calibration/messages";
import { maskContacts } from "@dryrun/domain/candidates/masking/contacts";
import type { Input, Output } from "@dryrun/domain/contract/define";
import { notFound } from "../../../errors/app-error.ts";
import { newId } from "../../../ids.ts";
import type { CalibrationDeps } from "./deps.ts";
import * as query from "./queries.ts";

const golden = new Map(goldenAnswers.map((answer) => [answer.id, answer]));

/** Returns the question and the answer without contact details; null if the answer must no longer be shown. */
export function contentOf({ row, asked, answer }: query.Shown): { question: InterviewQuestion; answer: string } | null {
  const own = row.goldenId === null ? undefined : golden.get(row.goldenId);
  const question = own ? findInterviewQuestion(own.question) : asked;
  const text = own?.answer ?? answer;
  return question && text !== null ? { question, answer: maskContacts(text) } : null;
}

export const next =
  ({ db }: CalibrationDeps) =>
  async (personId: string): Promise<Output<typeof nextAnswer>> => {
    const pendingAnswer = await query.findNext(db, personId);
    const content = pendingAnswer && contentOf(pendingAnswer);
    if (!pendingAnswer || !content) return { left: 0, answer: null };
    const { question, answer } = content;
    return {
      left: await query.countLeft(db, personId),
      answer: {
        _id: pendingAnswer.row.id,
        questionId: question.id,
        topic: question.topic,
        question: question.prompt,
        sampleData: question.sampleData ? JSON.stringify(question.sampleData) : null,
        answer,
        modelAnswer: question.modelAnswer,
        criteria: question.rubric.points.map(({ label, weight }) => ({ label, weight })),
        errors: (question.rubric.errors ?? []).map(({ label, penalty }) => ({ label, penalty })),
      },
    };
  };

/** @throws NOT_FOUND for an answer that was not drawn, or that must no longer be shown */
export const score =
  ({ db, clock }: CalibrationDeps) =>
  async (
    personId: string,
    answerId: string,
    given: Input<typeof scoreAnswer>["body"],
  ): Promise<Output<typeof scoreAnswer>> => {
    const [found] = await query.findShown(db, [answerId]);
    if (!found || !contentOf(found)) throw notFound("This answer");
    const now = clock.now();
    await query.saveScore(db, { id: newId(now), answerId, personId, score: given.score, note: given.note, at: now });
    return { message: GRADE_SAVED };
  };
