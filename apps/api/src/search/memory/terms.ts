import { Lexicon } from "./lexicon.ts";
import { Postings } from "./postings.ts";

/** The part before the first colon says what kind of term it is. */
const kindOf = (term: string) => term.slice(0, term.indexOf(":"));
const textOf = (term: string) => term.slice(term.indexOf(":") + 1);

/** Terms like `t:analyst` as numbers with the rows that hold them. A term that no row holds any more is forgotten. */
export class Terms {
  private readonly numbers = new Map<string, number>();
  private readonly names: string[] = [];
  private readonly postings: Postings[] = [];
  private readonly free: number[] = [];
  private readonly lexicons: ReadonlyMap<string, Lexicon>;

  constructor(correctedKinds: readonly string[]) {
    const listingsOf = (term: number) => this.postingsOf(term).size;
    this.lexicons = new Map(correctedKinds.map((kind) => [kind, new Lexicon(listingsOf)]));
  }

  get size(): number {
    return this.numbers.size;
  }

  get bytes(): number {
    return this.postings.reduce((sum, { bytes }) => sum + bytes, 0);
  }

  find(term: string): Postings | undefined {
    const number = this.numbers.get(term);
    return number === undefined ? undefined : this.postingsOf(number);
  }

  postingsOf(number: number): Postings {
    return this.postings[number] as Postings;
  }

  /** Its number, new where it is unknown. */
  numberOf(term: string): number {
    const known = this.numbers.get(term);
    if (known !== undefined) return known;
    const number = this.free.pop() ?? this.names.length;
    this.numbers.set(term, number);
    this.names[number] = term;
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

  /** What the kind's words make of a typed one. */
  correct(kind: string, word: string): string {
    return this.lexicons.get(kind)?.correct(word) ?? word;
  }

  /** The value of a term of this kind, or null for another kind's. */
  valueIn(kind: string, number: number): string | null {
    const term = this.names[number] as string;
    return kindOf(term) === kind ? textOf(term) : null;
  }
}
