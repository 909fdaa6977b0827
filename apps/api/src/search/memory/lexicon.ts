import { aliasesOf, correctionOf, type KnownWord } from "../correct.ts";
import { grown } from "./grown.ts";
import { Postings } from "./postings.ts";

/** Words are similar from this share of common trigrams on, as pg_trgm counts them. */
const SIMILAR = 0.3;
/** No correction changes the length by more. */
const MOST_EDITS = 2;
const NOTHING = new Postings();

/** The trigrams of pg_trgm: of each run of letters and digits, with two spaces before and one after. */
export function trigramsOf(word: string): string[] {
  const found = new Set<string>();
  for (const run of word.match(/[\p{L}\p{M}\p{N}]+/gu) ?? []) {
    const padded = `  ${run} `;
    for (let at = 0; at + 3 <= padded.length; at++) found.add(padded.slice(at, at + 3));
  }
  return [...found];
}

/** The words of one kind, by the numbers of their terms; finds what a typing error may have meant. */
export class Lexicon {
  private readonly byTrigram = new Map<string, Postings>();
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

  add(word: string, term: number): void {
    const trigrams = trigramsOf(word);
    this.words.set(term, word);
    this.numbers.set(word, term);
    this.trigramCounts = grown(this.trigramCounts, term + 1);
    this.common = grown(this.common, term + 1);
    this.trigramCounts[term] = trigrams.length;
    for (const trigram of trigrams) {
      const holding = this.byTrigram.get(trigram) ?? new Postings();
      holding.add(term, Number.POSITIVE_INFINITY); // always a list: terms are few
      this.byTrigram.set(trigram, holding);
    }
  }

  remove(word: string, term: number): void {
    this.words.delete(term);
    this.numbers.delete(word);
    for (const trigram of trigramsOf(word)) {
      const holding = this.byTrigram.get(trigram);
      holding?.remove(term, Number.POSITIVE_INFINITY);
      if (holding?.size === 0) this.byTrigram.delete(trigram);
    }
  }

  /** What is searched for in place of this word. */
  correct(typed: string): string {
    return correctionOf(typed, [...this.near(typed), ...this.known([typed, ...aliasesOf([typed])])]);
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
    const touched: number[] = [];
    for (const trigram of trigrams) {
      const { list, size } = this.byTrigram.get(trigram) ?? NOTHING;
      for (let at = 0; at < size; at++) {
        const term = list[at] as number;
        if (common[term] === 0) touched.push(term);
        (common[term] as number) += 1;
      }
    }
    const near: KnownWord[] = [];
    for (const term of touched) {
      const both = common[term] as number;
      common[term] = 0;
      if (both < SIMILAR * (trigrams.length + (trigramCounts[term] as number) - both)) continue;
      const word = this.words.get(term) as string;
      if (word !== typed && Math.abs(word.length - typed.length) <= MOST_EDITS)
        near.push({ word, listings: this.listingsOf(term) });
    }
    return near;
  }
}
