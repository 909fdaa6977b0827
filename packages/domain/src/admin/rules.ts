/** Returns the numbers of questions that a review would lower; it can only raise scores. */
export const loweredBy = (
  decided: readonly { number: number; score: number }[],
  given: ReadonlyMap<number, number>,
): number[] => decided.filter(({ number, score }) => score < (given.get(number) ?? 0)).map(({ number }) => number);
