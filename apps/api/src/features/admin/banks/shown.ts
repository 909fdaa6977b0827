import type { RetiredQuestion } from "../../../records/questions/retired-questions.ts";

/** Whether texts have each of the words that were typed. */
export function hasWords(search: string) {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  return (texts: readonly string[]): boolean => {
    const text = texts.join(" ").toLowerCase();
    return words.every((word) => text.includes(word));
  };
}

interface Watched {
  statistics: { concerns: readonly string[] };
  retired: RetiredQuestion | undefined;
}

/** Whether a question of a bank has what a filter shows; `isFew`: there are too few answers to judge it. */
export const isShown = (show: string | undefined, { statistics, retired }: Watched, isFew: boolean): boolean => {
  const { concerns } = statistics;
  if (show === undefined) return true;
  if (show === "retired") return retired !== undefined;
  if (show.startsWith("few-")) return isFew;
  return show === "attention" ? concerns.length > 0 && retired === undefined : concerns.includes(show);
};

/** One page of a list that is in memory. */
export const pageOf = <Row>(rows: readonly Row[], { page, limit }: { page: number; limit: number }): Row[] =>
  rows.slice((page - 1) * limit, page * limit);

/** As answers have it. */
export const retiredAnswer = (retired: RetiredQuestion | undefined) =>
  retired ? { at: retired.retiredAt.toISOString(), reason: retired.reason } : null;
