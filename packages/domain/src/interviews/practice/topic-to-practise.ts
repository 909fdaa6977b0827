/** From this average on (0 to 10) a topic needs no practice. */
const NOTHING_TO_FIX_FROM = 9;
const FULL_SCORE = 10;

/** The points of one topic in an interview. */
interface PracticeNeed {
  lost: number;
  of: number;
}

const averageOf = ({ lost, of }: PracticeNeed) => FULL_SCORE * (1 - lost / of);

/**
 * Returns the topic in which practice gains most: the one that lost the most points, of two equal ones that with
 * fewer questions, but never the best of several. Undefined if nothing needs practice. The overall feedback names the
 * same one.
 */
export function topicToPractise<T extends PracticeNeed>(topics: readonly T[]): T | undefined {
  if (topics.every((topic) => averageOf(topic) >= NOTHING_TO_FIX_FROM)) return undefined;
  const [best] = topics.toSorted((a, b) => averageOf(b) - averageOf(a));
  return topics
    .filter((topic) => topic !== best || topics.length === 1)
    .toSorted((a, b) => b.lost - a.lost || a.of - b.of)[0];
}
