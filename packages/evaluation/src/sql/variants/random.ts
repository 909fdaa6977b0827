import { hashOf, mulberry32, shuffle } from "@dryrun/content/datasets/random";

/** Random choices, which are the same for the same seed. */
export interface RandomChoices {
  /** Returns a whole number from 0 to below the limit. */
  below(limit: number): number;
  chance(share: number): boolean;
  pick<T>(values: readonly T[]): T | undefined;
  shuffled<T>(values: readonly T[]): T[];
}

export function randomChoices(seed: string): RandomChoices {
  const next = mulberry32(hashOf(seed));
  const below = (limit: number) => Math.floor(next() * limit);
  return {
    below,
    chance: (share) => next() < share,
    pick: (values) => values[below(values.length)],
    shuffled: (values) => shuffle(next, values),
  };
}
