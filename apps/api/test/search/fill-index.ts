// Fills an index with rows, edits all of them several times, and prints the used memory after each round.
import { setTimeout as sleep } from "node:timers/promises";
import { MemoryIndex } from "../../src/search/memory/memory-index.ts";

const [, , count, rounds] = process.argv.map(Number) as [number, number, number, number];
const WORDS = 5000;
const index = new MemoryIndex({ numbers: ["pay"], correctedKinds: ["t"], timesAsOften: 20 });

const idOf = (row: number) => `00000000-0000-7000-8000-${row.toString(16).padStart(12, "0")}`;
/** Returns other terms for the same row in each round: ten words, of which two are in many rows. */
const termsOf = (row: number, round: number) => [
  `t:common${(row + round) % 3}`,
  `t:often${(row * 7 + round) % 40}`,
  ...Array.from({ length: 8 }, (_, index) => `t:word${(row * 31 + index * 977 + round * 13) % WORDS}`),
];

/** Waits, because the collector frees arrays in the background. */
async function usedByArrays(): Promise<number> {
  for (let before = Number.NaN; ; ) {
    global.gc?.();
    await sleep(100);
    const { arrayBuffers } = process.memoryUsage();
    if (arrayBuffers === before) return arrayBuffers;
    before = arrayBuffers;
  }
}

for (let round = 0; round <= rounds; round++) {
  for (let row = 0; row < count; row++)
    index.put({ id: idOf(row), at: row, numbers: [row], terms: termsOf(row, round) });
  console.log(JSON.stringify({ rows: index.size, bytes: index.bytes, arrayBuffers: await usedByArrays() }));
}
