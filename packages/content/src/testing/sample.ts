import { hashOf } from "../datasets/random.ts";

/** Whether tests take the whole bank: `npm run test:bank` says so. */
export const isWhole = process.env.BANK === "all";
const EVERY = isWhole ? 1 : 6;

/** The same part of a bank each time, by a hash of its ids, with at least one of each kind. */
export function sampleOf<T extends { id: string }>(bank: readonly T[], kindOf: (one: T) => string): T[] {
  const byKind = Object.values(Object.groupBy(bank, kindOf)).map((of = []) => of);
  return byKind.flatMap((own) => {
    const sample = own.filter(({ id }) => hashOf(id) % EVERY === 0);
    return sample.length > 0 ? sample : own.slice(0, 1);
  });
}
