import { hashOf } from "../datasets/random.ts";

/** Whether tests use the whole bank, as in `npm run test:bank`. */
export const isWhole = process.env.BANK === "all";
const EVERY = isWhole ? 1 : 6;

/** Returns the same part of a bank each time, by a hash of its ids, with at least one of each kind. */
export function sampleOf<T extends { id: string }>(bank: readonly T[], kindOf: (one: T) => string): T[] {
  const byKind = Object.values(Object.groupBy(bank, kindOf)).map((of = []) => of);
  return byKind.flatMap((own) => {
    const sample = own.filter(({ id }) => hashOf(id) % EVERY === 0);
    return sample.length > 0 ? sample : own.slice(0, 1);
  });
}
