import { Column } from "./column.ts";
import { grow } from "./grown.ts";
import { Ids } from "./ids.ts";
import { Postings } from "./postings.ts";
import { RowTerms } from "./row-terms.ts";
import { type Corrected, Terms } from "./terms.ts";

/** A row in the index. */
export interface IndexedRow {
  id: string;
  /** Microseconds since 1970; the newest is found first. */
  at: number;
  /** For ranges, in the order of the shape's names. */
  numbers: readonly number[];
  /** Each with its kind, such as `t:analyst`. */
  terms: readonly string[];
}
export interface Shape extends Corrected {
  numbers: readonly string[];
}

/** Late and dead rows above which a fresh index is better. */
const MOST_LATE = 1024;
const MOST_DEAD = 1024;

/** Stores rows with their terms and numbers in typed arrays. Row numbers grow with the rows' time, except for a few late rows. */
export class MemoryIndex {
  readonly terms: Terms;
  readonly ids = new Ids();
  readonly rowTerms = new RowTerms();
  /** The rows that exist. */
  readonly present = new Postings();
  at = new Float64Array(64);
  readonly numbers: Column[];
  /** Rows whose number does not follow their time, sorted by time; and the same rows as a set. */
  readonly late: number[] = [];
  readonly isLate = new Postings();
  private newest = -1;
  readonly shape: Shape;

  constructor(shape: Shape) {
    this.shape = shape;
    this.terms = new Terms(shape);
    this.numbers = shape.numbers.map(() => new Column());
  }

  get size(): number {
    return this.present.size;
  }

  /** The size of the typed arrays. */
  get bytes(): number {
    const columns = this.numbers.reduce((sum, { bytes }) => sum + bytes, this.at.byteLength);
    return columns + this.ids.bytes + this.rowTerms.bytes + this.present.bytes + this.terms.bytes;
  }

  /** Whether a new build is better because too many rows are late or removed. */
  get isWorn(): boolean {
    const dead = this.ids.size - this.size;
    return this.late.length > Math.max(MOST_LATE, this.ids.size / 256) || dead > Math.max(MOST_DEAD, this.ids.size / 4);
  }

  /** Adds the row, or replaces an earlier version of it. */
  put({ id, at, numbers, terms }: IndexedRow): void {
    const known = this.ids.numberOf(id);
    const isSame = known >= 0 && this.at[known] === at;
    if (known >= 0 && !isSame) this.drop(known);
    const row = isSame ? known : this.append(id, at);
    const all = this.ids.size;
    this.present.add(row, all);
    for (const [place, value] of numbers.entries()) (this.numbers[place] as Column).set(row, value);
    const after = [...new Set(terms)].map((term) => this.terms.numberOf(term));
    const before = [...this.rowTerms.of(row)];
    for (const term of after) this.terms.postingsOf(term).add(row, all);
    this.rowTerms.set(row, after);
    this.leave(
      row,
      before.filter((term) => !after.includes(term)),
    );
  }

  /** Returns whether it existed. */
  remove(id: string): boolean {
    const row = this.ids.numberOf(id);
    if (row < 0 || !this.present.has(row)) return false;
    this.drop(row);
    return true;
  }

  /** Positive if the first is found before the second: newer, or of the same time with the greater id. */
  compare(one: number, other: number): number {
    return (this.at[one] as number) - (this.at[other] as number) || this.ids.compare(one, other);
  }

  private drop(row: number): void {
    this.present.remove(row, this.ids.size);
    const before = [...this.rowTerms.of(row)];
    this.rowTerms.set(row, []);
    this.leave(row, before);
  }

  private leave(row: number, terms: readonly number[]): void {
    for (const term of terms) {
      this.terms.postingsOf(term).remove(row, this.ids.size);
      this.terms.forgetEmpty(term);
    }
  }

  private append(id: string, at: number): number {
    const row = this.ids.add(id);
    this.at = grow(this.at, row + 1);
    this.at[row] = at;
    if (this.newest < 0 || this.compare(row, this.newest) > 0) this.newest = row;
    else this.insertLate(row);
    return row;
  }

  private insertLate(row: number): void {
    let [low, high] = [0, this.late.length];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (this.compare(this.late[middle] as number, row) < 0) low = middle + 1;
      else high = middle;
    }
    this.late.splice(low, 0, row);
    this.isLate.add(row, this.ids.size);
  }
}
