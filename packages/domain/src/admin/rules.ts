import { MAX_SEATS } from "../company/team/limits.ts";
import type { MergeRefusal } from "./limits.ts";

interface Merged {
  /** Whether all owners of the company are blocked. */
  isBlocked: boolean;
  people: number;
}

/** Returns why these companies cannot be merged, or null. */
export function refusalToMerge(from: Merged, into: Merged): MergeRefusal | null {
  if (from.isBlocked || into.isBlocked) return "BLOCKED";
  return from.people + into.people > MAX_SEATS ? "SEATS" : null;
}

/** The words that an admin types to merge a company into another one: its name, or that it ends. */
export const confirmationOf = ({ name }: { name: string }) => name || "merge";

/** Returns the numbers of questions that a review would lower; it can only raise scores. */
export const loweredBy = (
  decided: readonly { number: number; score: number }[],
  given: ReadonlyMap<number, number>,
): number[] => decided.filter(({ number, score }) => score < (given.get(number) ?? 0)).map(({ number }) => number);
