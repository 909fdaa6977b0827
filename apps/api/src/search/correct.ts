import { editsBetween } from "@dryrun/engines/edits";

/** A word of the listings, with the number of listings that hold it. */
export interface KnownWord {
  word: string;
  listings: number;
}

/** Former names of cities, which people still type. */
const FORMER_NAMES = new Map(
  Object.entries({
    bangalore: "bengaluru",
    bombay: "mumbai",
    calcutta: "kolkata",
    gurgaon: "gurugram",
    madras: "chennai",
    mysore: "mysuru",
    poona: "pune",
    trivandrum: "thiruvananthapuram",
  }),
);
/** A known word gives way only to a neighbour that occurs this many times as often. */
export const FAR_RARER = 20;
const SHORTEST = 4;

/** How many typing errors in a word of this length are looked for; none in short words and in those with digits. */
export function errorsIn(typed: string): number {
  if (typed.length < SHORTEST || /\d/.test(typed)) return 0;
  return typed.length >= 8 ? 2 : 1;
}

/** A known word that people who typed it may have meant otherwise has a neighbour that occurs this many times as often. */
export const PERHAPS_MEANT = 3;

/**
 * What is searched for in place of a typed word: itself when the listings know it and no close neighbour occurs `timesAsOften`;
 * else the nearest known word, the more frequent of two equally near; else itself, which finds nothing.
 *
 * @param timesAsOften `Infinity`: a known word is never replaced.
 */
export function correctionOf(typed: string, known: readonly KnownWord[], timesAsOften = FAR_RARER): string {
  const own = known.find(({ word }) => word === typed)?.listings ?? 0;
  if (own > 0 && timesAsOften === Number.POSITIVE_INFINITY) return typed;
  const former = FORMER_NAMES.get(typed);
  if (own === 0 && former && known.some(({ word }) => word === former)) return former;
  const limit = errorsIn(typed);
  if (limit === 0) return typed;
  const isFrequent = ({ word, listings }: KnownWord) =>
    word !== typed && listings > 0 && (own === 0 || listings >= own * timesAsOften);
  const near = known
    .flatMap((one) => (isFrequent(one) ? [{ ...one, edits: editsBetween(typed, one.word, limit) }] : []))
    .filter(({ edits }) => edits <= limit)
    .sort((a, b) => a.edits - b.edits || b.listings - a.listings);
  return near[0]?.word ?? typed;
}

/** The words to look up beside the similar ones. */
export const aliasesOf = (words: readonly string[]) => words.flatMap((word) => FORMER_NAMES.get(word) ?? []);
