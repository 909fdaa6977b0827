import type { Output } from "@dryrun/domain/contract/define";
import type { interviewQuestion, startInterview } from "@dryrun/domain/interviews/contract";
import { reconcile } from "../answers/reconcile.ts";
import type { Place, SavedAnswers } from "../answers/saved-answers.ts";

export type Question = Output<typeof interviewQuestion>;
export type Started = Output<typeof startInterview>;
/** By the question's number. */
export type Texts = Record<number, string>;

export interface Opened {
  /** The loaded questions, from the first on without a gap. */
  questions: readonly Question[];
  /** The number of the first question to show. */
  at: number;
  answers: Texts;
  /** The discarded versions. */
  others: Texts;
  /** Questions whose text is on this device but not on the server. */
  unsent: readonly number[];
}

/**
 * Returns the question to open on this device. If another device got further, it is the highest question reached, because the server does
 * not know which one was open.
 */
const placeIn = (reached: number, place: Place | undefined) =>
  place && reached <= place.asked ? Math.min(place.current, reached) : reached;

/** Loads all questions reached before, with the newest text of each answer: the server's or this device's. */
export async function openInterview(
  { reached, firstQuestion }: Pick<Started, "reached" | "firstQuestion">,
  fetchQuestion: (number: number) => Promise<Question>,
  kept: Pick<SavedAnswers, "get" | "place">,
): Promise<Opened> {
  const later = Array.from({ length: Math.max(0, reached - 1) }, (_, index) => fetchQuestion(index + 2));
  const questions = [firstQuestion, ...(await Promise.all(later))];
  const onDevice = await Promise.all(questions.map(({ number }) => kept.get(number)));
  const at = placeIn(questions.length, await kept.place());
  const opened = { questions, at, answers: {} as Texts, others: {} as Texts, unsent: [] as number[] };
  for (const [index, { number, answer }] of questions.entries()) {
    const newest = reconcile(answer, onDevice[index]);
    opened.answers[number] = newest.answer;
    if (newest.other !== null) opened.others[number] = newest.other;
    if (newest.isUnsent) opened.unsent.push(number);
  }
  return opened;
}
