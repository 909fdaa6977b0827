import { aliasesOf, errorsIn, type KnownWord } from "../correct.ts";
import { grow } from "./grown.ts";
import { Postings } from "./postings.ts";

/** Words are similar from this share of common trigrams on, counted like pg_trgm. */
const SIMILAR = 0.3;
const NOTHING = new Postings();

/** Returns trigrams like pg_trgm: of each run of letters and digits, with two spaces before and one after. */
export function trigramsOf(word: string): string[] {
  const terms = new Set<string>();
  for (const run of word.match(/[\p{L}\p{M}\p{N}]+/gu) ?? []) {
    const padded = `  ${run} `;
    for (let index = 0; index + 3 <= padded.length; index++) terms.add(padded.slice(index, index + 3));
  }
  return [...terms];
}

/** The key of a word by trigram and length: an error changes the length by at most one. */
const keyOf = (trigram: string, length: number) => trigram + String.fromCharCode(length);

/** Returns the words with two adjacent letters swapped, which changes half of the trigrams of a short word. */
function swapsOf(typed: string): string[] {
  if (errorsIn(typed) === 0) return [];
  const places = Array.from({ length: typed.length - 1 }, (_, index) => index);
  return places.map((at) => `${typed.slice(0, at)}${typed[at + 1]}${typed[at]}${typed.slice(at + 2)}`);
}

/** The words of one kind, by the numbers of their terms; finds corrections of typing errors. */
export class Lexicon {
  private readonly byKey = new Map<string, Postings>();
  private readonly numbers = new Map<string, number>();
  private readonly words = new Map<number, string>();
  private trigramCounts = new Uint16Array(64);
  private common = new Uint16Array(64);
  private readonly listingsOf: (term: number) => number;

  constructor(listingsOf: (term: number) => number) {
    this.listingsOf = listingsOf;
  }

  get size(): number {
    return this.words.size;
  }

  get bytes(): number {
    let heldBytes = 0;
    for (const { bytes } of this.byKey.values()) heldBytes += bytes;
    return this.trigramCounts.byteLength + this.common.byteLength + heldBytes;
  }

  add(word: string, term: number): void {
    const trigrams = trigramsOf(word);
    this.words.set(term, word);
    this.numbers.set(word, term);
    this.trigramCounts = grow(this.trigramCounts, term + 1);
    this.common = grow(this.common, term + 1);
    this.trigramCounts[term] = trigrams.length;
    for (const trigram of trigrams) {
      const key = keyOf(trigram, word.length);
      const holding = this.byKey.get(key) ?? new Postings();
      holding.add(term, Number.POSITIVE_INFINITY); // always a list: terms are few
      this.byKey.set(key, holding);
    }
  }

  remove(word: string, term: number): void {
    this.words.delete(term);
    this.numbers.delete(word);
    for (const trigram of trigramsOf(word)) {
      const key = keyOf(trigram, word.length);
      const holding = this.byKey.get(key);
      holding?.remove(term, Number.POSITIVE_INFINITY);
      if (holding?.size === 0) this.byKey.delete(key);
    }
  }

  /** Returns the words that a typed one may mean, including itself if it is known. */
  like(typed: string): KnownWord[] {
    return [...this.near(typed), ...this.known([typed, ...swapsOf(typed), ...aliasesOf([typed])])];
  }

  private known(words: readonly string[]): KnownWord[] {
    return words.flatMap((word) => {
      const term = this.numbers.get(word);
      return term === undefined ? [] : [{ word, listings: this.listingsOf(term) }];
    });
  }

  private near(typed: string): KnownWord[] {
    const { common, trigramCounts } = this;
    const trigrams = trigramsOf(typed);
    const near: KnownWord[] = [];
    for (const term of this.touchedBy(trigrams, typed.length, errorsIn(typed))) {
      const both = common[term] as number;
      common[term] = 0;
      if (both < SIMILAR * (trigrams.length + (trigramCounts[term] as number) - both)) continue;
      const word = this.words.get(term) as string;
      if (word !== typed) near.push({ word, listings: this.listingsOf(term) });
    }
    return near;
  }

  /** Returns the terms of similar length that share a trigram; `common` then contains the number of shared ones. */
  private touchedBy(trigrams: readonly string[], length: number, errors: number): number[] {
    const { common } = this;
    const touched: number[] = [];
    if (errors === 0) return touched;
    for (const trigram of trigrams) {
      for (let near = length - errors; near <= length + errors; near++) {
        const { list, size } = this.byKey.get(keyOf(trigram, near)) ?? NOTHING;
        for (let index = 0; index < size; index++) {
          const term = list[index] as number;
          if (common[term] === 0) touched.push(term);
          (common[term] as number) += 1;
        }
      }
    }
    return touched;
  }
}
