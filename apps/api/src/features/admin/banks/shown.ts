import type { RetiredQuestion } from "../../../records/questions/retired-questions.ts";
import { wordsOf } from "../../../records/word-queries.ts";

/** Returns a function that says whether texts contain each of the typed words. */
export function hasWords(search: string) {
  const words = wordsOf(search.toLowerCase());
  return (texts: readonly string[]): boolean => {
    const text = texts.join(" ").toLowerCase();
    return words.every((word) => text.includes(word));
  };
}

interface Watched {
  statistics: { concerns: readonly string[] };
  retired: RetiredQuestion | undefined;
}

/** Whether a question matches the filter; `isFew`: it has too few answers to be judged. */
export const isShown = (show: string | undefined, { statistics, retired }: Watched, isFew: boolean): boolean => {
  const { concerns } = statistics;
  if (show === undefined) return true;
  if (show === "retired") return retired !== undefined;
  if (show.startsWith("few-")) return isFew;
  return show === "attention" ? concerns.length > 0 && retired === undefined : concerns.includes(show);
};

/** Returns one page of a list in memory. */
export const pageOf = <Row>(rows: readonly Row[], { page, limit }: { page: number; limit: number }): Row[] =>
  rows.slice((page - 1) * limit, page * limit);

/** Returns the state in the format of the API. */
export const retiredAnswer = (retired: RetiredQuestion | undefined) =>
  retired ? { at: retired.retiredAt.toISOString(), reason: retired.reason } : null;
