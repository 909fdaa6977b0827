import { correctionOf } from "../correct.ts";
import { grow } from "./grown.ts";
import { Lexicon } from "./lexicon.ts";
import { Postings } from "./postings.ts";

/** The kind of a term: the part before the first colon. */
const kindOf = (term: string) => term.slice(0, term.indexOf(":"));
const textOf = (term: string) => term.slice(term.indexOf(":") + 1);

/** Settings for correcting typing errors. */
export interface Corrected {
  /** The kinds of terms whose words can be corrected. */
  correctedKinds: readonly string[];
  /** A known word is replaced by a similar one that is this many times as frequent; never with `Infinity`. */
  timesAsOften: number;
}

/** Stores terms like `t:analyst` as numbers, with the rows that contain them. A term without rows is dropped. */
export class Terms {
  private readonly numbers = new Map<string, number>();
  private readonly names: string[] = [];
  private readonly kinds: string[] = [];
  private readonly postings: Postings[] = [];
  private readonly free: number[] = [];
  private readonly lexicons: ReadonlyMap<string, Lexicon>;

  private readonly timesAsOften: number;
  /** All 0 between two counts: clearing a million elements for each count would take longer than counting. */
  private counts = new Uint32Array(64);

  constructor({ correctedKinds, timesAsOften }: Corrected) {
    const listingsOf = (term: number) => this.postingsOf(term).size;
    this.lexicons = new Map(correctedKinds.map((kind) => [kind, new Lexicon(listingsOf)]));
    this.timesAsOften = timesAsOften;
  }

  get size(): number {
    return this.numbers.size;
  }

  get bytes(): number {
    const usedBytes = this.postings.reduce((sum, { bytes }) => sum + bytes, 0);
    return [...this.lexicons.values()].reduce((sum, { bytes }) => sum + bytes, usedBytes);
  }

  find(term: string): Postings | undefined {
    const number = this.numbers.get(term);
    return number === undefined ? undefined : this.postingsOf(number);
  }

  postingsOf(number: number): Postings {
    return this.postings[number] as Postings;
  }

  /** Returns the term's number, a new one if it is unknown. */
  numberOf(term: string): number {
    const known = this.numbers.get(term);
    if (known !== undefined) return known;
    const number = this.free.pop() ?? this.names.length;
    this.numbers.set(term, number);
    this.names[number] = term;
    this.kinds[number] = kindOf(term);
    this.postings[number] = new Postings();
    this.lexicons.get(kindOf(term))?.add(textOf(term), number);
    return number;
  }

  forgetEmpty(number: number): void {
    if (this.postingsOf(number).size > 0) return;
    const term = this.names[number] as string;
    this.numbers.delete(term);
    this.lexicons.get(kindOf(term))?.remove(textOf(term), number);
    this.free.push(number);
  }

  /** Returns the word to search for instead of a typed one, by the words of these kinds. */
  correct(kinds: readonly string[], typed: string, timesAsOften = this.timesAsOften): string {
    const cached = kinds.flatMap((kind) => this.lexicons.get(kind)?.like(typed) ?? []);
    return correctionOf(typed, cached, timesAsOften);
  }

  /** Counts each value of these kinds; `visitAll` visits the number of each occurrence. */
  countValues(kinds: readonly string[], visitAll: (visit: (number: number) => void) => void) {
    this.counts = grow(this.counts, this.names.length);
    const { counts } = this;
    const seen: number[] = [];
    visitAll((number) => {
      if (counts[number] === 0) seen.push(number);
      (counts[number] as number) += 1;
    });
    const values = new Map(kinds.map((kind) => [kind, [] as { value: string; count: number }[]]));
    for (const number of seen) {
      const count = counts[number] as number;
      values.get(this.kinds[number] as string)?.push({ value: textOf(this.names[number] as string), count });
      counts[number] = 0;
    }
    return values;
  }
}
