import { correctionOf } from "../correct.ts";
import { Lexicon } from "./lexicon.ts";
import { Postings } from "./postings.ts";

/** The part before the first colon says what kind of term it is. */
const kindOf = (term: string) => term.slice(0, term.indexOf(":"));
const textOf = (term: string) => term.slice(term.indexOf(":") + 1);

/** How typing errors are corrected. */
export interface Corrected {
  /** The kinds of terms whose words are known. */
  correctedKinds: readonly string[];
  /** A known word is replaced by a neighbour that is this many times as frequent; never with `Infinity`. */
  timesAsOften: number;
}

/** Terms like `t:analyst` as numbers with the rows that hold them. A term that no row holds any more is forgotten. */
export class Terms {
  private readonly numbers = new Map<string, number>();
  private readonly names: string[] = [];
  private readonly postings: Postings[] = [];
  private readonly free: number[] = [];
  private readonly lexicons: ReadonlyMap<string, Lexicon>;

  private readonly timesAsOften: number;

  constructor({ correctedKinds, timesAsOften }: Corrected) {
    const listingsOf = (term: number) => this.postingsOf(term).size;
    this.lexicons = new Map(correctedKinds.map((kind) => [kind, new Lexicon(listingsOf)]));
    this.timesAsOften = timesAsOften;
  }

  get size(): number {
    return this.numbers.size;
  }

  /** The numbers of terms are below this one. */
  get top(): number {
    return this.names.length;
  }

  get bytes(): number {
    const held = this.postings.reduce((sum, { bytes }) => sum + bytes, 0);
    return [...this.lexicons.values()].reduce((sum, { bytes }) => sum + bytes, held);
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

  /** What is searched for in place of a typed word, by the words of these kinds. */
  correct(kinds: readonly string[], typed: string, timesAsOften = this.timesAsOften): string {
    const known = kinds.flatMap((kind) => this.lexicons.get(kind)?.like(typed) ?? []);
    return correctionOf(typed, known, timesAsOften);
  }

  /** The value of a term of this kind, or null for another kind's. */
  valueIn(kind: string, number: number): string | null {
    const term = this.names[number] as string;
    return term.startsWith(kind) && term[kind.length] === ":" ? textOf(term) : null;
  }
}
