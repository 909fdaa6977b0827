import { grow } from "./grown.ts";

const WORDS = 4;
const SHARDS = 256;

/** Splits an id into four 32-bit numbers, which sort like ids in PostgreSQL. */
const wordsOf = (id: string): readonly [number, number, number, number] => [
  Number.parseInt(id.slice(0, 8), 16),
  Number.parseInt(id.slice(9, 13) + id.slice(14, 18), 16),
  Number.parseInt(id.slice(19, 23) + id.slice(24, 28), 16),
  Number.parseInt(id.slice(28, 36), 16),
];

function hashOf(a: number, b: number, c: number, d: number): number {
  let hash = Math.imul(a ^ Math.imul(b, 0x85ebca6b), 0xc2b2ae35) ^ Math.imul(c ^ Math.imul(d, 0x27d4eb2f), 0x165667b1);
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  return (hash ^ (hash >>> 13)) >>> 0;
}

/**
 * Numbers ids from 0: 16 bytes each, and a hash table in shards, so that no growth takes long. An id that is added
 * again gets a new number, and only that one is found.
 */
export class Ids {
  size = 0;
  private words = new Uint32Array(WORDS * 64);
  /** Number + 1 in each slot; 0 is free. */
  private readonly shards = Array.from({ length: SHARDS }, () => new Uint32Array(4));
  private readonly used = new Uint32Array(SHARDS);

  get bytes(): number {
    return this.words.byteLength + this.shards.reduce((sum, { byteLength }) => sum + byteLength, 0);
  }

  /** Returns -1 for an unknown id. */
  numberOf(id: string): number {
    const [a, b, c, d] = wordsOf(id);
    const { shard, place } = this.find(a, b, c, d);
    return (shard[place] as number) - 1;
  }

  add(id: string): number {
    const [a, b, c, d] = wordsOf(id);
    const number = this.size++;
    this.words = grow(this.words, this.size * WORDS);
    this.words.set([a, b, c, d], number * WORDS);
    const { shard, place, at } = this.find(a, b, c, d);
    const isNew = shard[place] === 0;
    shard[place] = number + 1;
    if (isNew) (this.used[at] as number) += 1;
    if ((this.used[at] as number) * 2 > shard.length) this.widen(at);
    return number;
  }

  idOf(number: number): string {
    let hex = "";
    for (let index = 0; index < WORDS; index++)
      hex += (this.words[number * WORDS + index] as number).toString(16).padStart(8, "0");
    return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
  }

  /** Negative if the first sorts before the second. */
  compare(one: number, other: number): number {
    for (let index = 0; index < WORDS; index++) {
      const difference = (this.words[one * WORDS + index] as number) - (this.words[other * WORDS + index] as number);
      if (difference !== 0) return difference;
    }
    return 0;
  }

  /** Returns the slot of the id, or the free slot for it. */
  private find(a: number, b: number, c: number, d: number) {
    const hash = hashOf(a, b, c, d);
    const at = hash % SHARDS;
    const shard = this.shards[at] as Uint32Array;
    const { words } = this;
    const mask = shard.length - 1;
    let place = (hash >>> 8) & mask;
    for (let entry = shard[place] as number; entry !== 0; entry = shard[place] as number) {
      const from = (entry - 1) * WORDS;
      if (words[from] === a && words[from + 1] === b && words[from + 2] === c && words[from + 3] === d) break;
      place = (place + 1) & mask;
    }
    return { at, shard, place };
  }

  private widen(at: number): void {
    const old = this.shards[at] as Uint32Array;
    const wide = new Uint32Array(old.length * 2);
    const mask = wide.length - 1;
    for (const entry of old) {
      if (entry === 0) continue;
      const [a, b, c, d] = this.words.subarray((entry - 1) * WORDS, entry * WORDS) as unknown as number[];
      let place = (hashOf(a as number, b as number, c as number, d as number) >>> 8) & mask;
      while (wide[place] !== 0) place = (place + 1) & mask;
      wide[place] = entry;
    }
    this.shards[at] = wide;
  }
}
