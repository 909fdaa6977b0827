import type { Output } from "@dryrun/domain/contract/define";
import type { interviewQuestion, startInterview } from "@dryrun/domain/interviews/contract";
import type { KeptAnswers } from "../answers/kept-answers.ts";
import { reconcile } from "../answers/reconcile.ts";

export type Question = Output<typeof interviewQuestion>;
export type Started = Output<typeof startInterview>;
/** By the question's number. */
export type Texts = Record<number, string>;

export interface Opened {
  /** Those that were fetched, from the first on without a gap. */
  questions: readonly Question[];
  answers: Texts;
  /** The versions that did not win. */
  others: Texts;
  /** What this device has and the server has not. */
  unsent: readonly number[];
}

/** Everything that was reached before, with the newest text of each answer: the server's or this device's. */
export async function openInterview(
  { reached, firstQuestion }: Pick<Started, "reached" | "firstQuestion">,
  fetchQuestion: (number: number) => Promise<Question>,
  kept: Pick<KeptAnswers, "get">,
): Promise<Opened> {
  const later = Array.from({ length: Math.max(0, reached - 1) }, (_, at) => fetchQuestion(at + 2));
  const questions = [firstQuestion, ...(await Promise.all(later))];
  const onDevice = await Promise.all(questions.map(({ number }) => kept.get(number)));
  const opened = { questions, answers: {} as Texts, others: {} as Texts, unsent: [] as number[] };
  for (const [at, { number, answer }] of questions.entries()) {
    const newest = reconcile(answer, onDevice[at]);
    opened.answers[number] = newest.answer;
    if (newest.other !== null) opened.others[number] = newest.other;
    if (newest.isUnsent) opened.unsent.push(number);
  }
  return opened;
}
