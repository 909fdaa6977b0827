import type { Asked, Found } from "../search-queries.ts";
import { type Bits, keepBoth, keepOthers } from "./bits.ts";
import type { CandidateRows } from "./candidate-rows.ts";
import type { HeldIndex } from "./held-index.ts";

async function hitsOf({ rows, sets }: HeldIndex, { terms, unless, words }: Asked): Promise<Bits> {
  const all = await Promise.all([
    ...terms.map((lexeme) => sets.get("terms", lexeme)),
    ...words.map((lexeme) => sets.get("words", lexeme)),
  ]);
  const others = await Promise.all((unless ?? []).map((lexeme) => sets.get("terms", lexeme)));
  const hits = rows.alive.slice();
  for (const bits of all) keepBoth(hits, bits);
  const [first, ...more] = others;
  if (first) {
    const whole = first.slice();
    for (const bits of more) keepBoth(whole, bits);
    keepOthers(hits, whole);
  }
  return hits;
}

/** Whether the numbers of a candidate match; absent filters match. */
function numbersMatch(rows: CandidateRows, { minExperience, maxExpectedCTC, updatedAfter }: Asked) {
  const least = Math.fround(minExperience ?? 0);
  const since = updatedAfter ? new Date(updatedAfter).getTime() : Number.NEGATIVE_INFINITY;
  const { experience, expectedCTC, at } = rows;
  return (number: number): boolean => {
    const expected = expectedCTC[number] ?? 0;
    const isAffordable = maxExpectedCTC === undefined || (expected > 0 && expected <= maxExpectedCTC);
    return isAffordable && (experience[number] ?? 0) >= least && (at[number] ?? 0) >= since;
  };
}

/** The ids of `wanted` candidates after the first `skipped`, and their total, counted up to `most` + 1. */
export async function findCandidates(
  held: HeldIndex,
  asked: Asked,
  most: number,
  skipped: number,
  wanted: number,
): Promise<Found> {
  const hits = await hitsOf(held, asked);
  const matches = numbersMatch(held.rows, asked);
  const ids: string[] = [];
  let total = 0;
  held.rows.walk(hits, (number) => {
    if (!matches(number)) return true;
    total++;
    if (total > skipped && ids.length < wanted) ids.push(held.rows.idOf(number));
    return total <= most;
  });
  return { total, ids };
}
