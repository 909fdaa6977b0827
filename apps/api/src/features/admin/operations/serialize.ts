import type { operations } from "@dryrun/domain/admin/records/contract";
import type { Output } from "@dryrun/domain/contract/define";
import type { QueueState } from "../../../ports.ts";
import type { BooksCheck } from "../../../records/purchases/books.ts";
import type { findParked } from "./operations-queries.ts";

type Numbers = Output<typeof operations>;

export const deadLetterAnswer = ({ id, name, failedAt, error }: QueueState["deadLetters"][number]) => ({
  _id: id,
  name,
  failedAt: failedAt.toISOString(),
  error,
});

type ParkedRow = Awaited<ReturnType<typeof findParked>>[number];
export const parkedAnswer = ({ id, jobTitle, submittedAt, parkedAt }: ParkedRow) => ({
  _id: id,
  jobTitle,
  submittedAt: (submittedAt as Date).toISOString(),
  parkedAt: (parkedAt as Date).toISOString(),
});

/** Null before the first check has finished. */
export function booksAnswer(check: BooksCheck | undefined): Numbers["books"] {
  if (!check?.finishedAt) return null;
  const { finishedAt, balances, orders, differences } = check;
  return { checkedAt: finishedAt.toISOString(), balances, orders, differences };
}
