/** A source of numbers from 0 (included) to 1 (excluded). */
export type Random = () => number;

/** The small seeded generator "mulberry32": the same seed gives the same numbers on every machine. */
export function mulberry32(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Returns an integer from `low` to `high`, both included. */
export function integerBetween(random: Random, low: number, high: number): number {
  return low + Math.floor(random() * (high - low + 1));
}

/** Returns one element of a non-empty list. */
export function pickOne<T>(random: Random, list: readonly T[]): T {
  return list[Math.floor(random() * list.length)] as T;
}

/** Returns one value of `[value, weight]` pairs, in proportion to the weights. */
export function pickWeighted<T>(random: Random, pairs: readonly (readonly [T, number])[]): T {
  let left = random() * pairs.reduce((sum, [, weight]) => sum + weight, 0);
  for (const [value, weight] of pairs) {
    left -= weight;
    if (left < 0) return value;
  }
  return (pairs.at(-1) as readonly [T, number])[0];
}

/** Returns a new list in random order (Fisher-Yates: every order is equally likely). */
export function shuffle<T>(random: Random, list: readonly T[]): T[] {
  const result = [...list];
  for (let last = result.length - 1; last > 0; last -= 1) {
    const other = Math.floor(random() * (last + 1));
    [result[last], result[other]] = [result[other] as T, result[last] as T];
  }
  return result;
}

/** Returns the FNV-1a hash of a text, from 0 to 2^32 - 1. */
export function hashOf(text: string): number {
  let hash = 2166136261;
  for (const sign of text) hash = Math.imul(hash ^ (sign.codePointAt(0) ?? 0), 16777619);
  return hash >>> 0;
}
