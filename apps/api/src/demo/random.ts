/** Returns pseudo-random numbers that are the same in every run (mulberry32): the demo data is made from a seed. */
export function createRandom(seed: number) {
  let state = seed >>> 0;
  function next(): number {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  }
  return {
    next,
    /** From `least` to `most`, both included. */
    between: (least: number, most: number) => least + Math.floor(next() * (most - least + 1)),
    one: <T>(list: readonly T[]): T => list[Math.floor(next() * list.length)] as T,
    chance: (share: number) => next() < share,
    /** `count` of them in random order. */
    some: <T>(list: readonly T[], count: number): T[] =>
      list
        .map((item) => ({ item, at: next() }))
        .sort((a, b) => a.at - b.at)
        .slice(0, count)
        .map(({ item }) => item),
  };
}
export type Random = ReturnType<typeof createRandom>;
