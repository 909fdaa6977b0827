import { editsBetween } from "@dryrun/engines/edits";

/** A word of the listings, with the number of listings that contain it. */
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
/** A known word is replaced only by a similar word that is this many times as frequent. */
export const FAR_RARER = 20;
const SHORTEST = 4;

/** Returns how many typing errors are corrected in a word of this length; none in short words and words with digits. */
export function errorsIn(typed: string): number {
  if (typed.length < SHORTEST || /\d/.test(typed)) return 0;
  return typed.length >= 8 ? 2 : 1;
}

/** A known word may be misspelled if a similar word is this many times as frequent. */
export const PERHAPS_MEANT = 3;

/**
 * Returns the word to search for: the typed one if listings have it and no similar word is `timesAsOften` as
 * frequent; otherwise the closest known word, the more frequent of two equally close ones; otherwise the typed one,
 * which finds nothing.
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

/** Returns the words to look up in addition to similar ones. */
export const aliasesOf = (words: readonly string[]) => words.flatMap((word) => FORMER_NAMES.get(word) ?? []);
