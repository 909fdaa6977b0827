import { type Bits, eachBit, emptyBits, hasBit, setBit } from "./bits.ts";

/** The compared numbers of a candidate, besides the lexemes. */
export interface CandidateNumbers {
  id: string;
  /** The last change, in milliseconds. */
  at: number;
  experience: number;
  expectedCTC: number;
}

/** Room for those who come until the next building. */
const SPARE = { least: 4096, share: 1 / 16 };

/**
 * Candidates by number, in typed arrays: a number is a bit in the sets of the lexemes. Numbers follow the order of the
 * results, the last change first, as it was at the build; candidates who changed since are in a separate list.
 */
export class CandidateRows {
  readonly capacity: number;
  readonly alive: Bits;
  readonly experience: Float32Array;
  readonly expectedCTC: Int32Array;
  readonly at: Float64Array;
  private readonly ids: string[] = [];
  private readonly numbers = new Map<string, number>();
  private readonly moved: Bits;
  /** Changed since the building, the newest first. */
  private changed: number[] = [];
  private built = 0;

  constructor(expected: number) {
    this.capacity = expected + Math.max(SPARE.least, Math.ceil(expected * SPARE.share));
    this.alive = emptyBits(this.capacity);
    this.moved = emptyBits(this.capacity);
    this.experience = new Float32Array(this.capacity);
    this.expectedCTC = new Int32Array(this.capacity);
    this.at = new Float64Array(this.capacity);
  }

  get isFull() {
    return this.ids.length >= this.capacity;
  }
  /** The newest change that is known, in milliseconds. */
  get newest() {
    const first = this.changed[0];
    return Math.max(this.at[0] ?? 0, first === undefined ? 0 : (this.at[first] ?? 0));
  }
  numberOf(id: string): number | undefined {
    return this.numbers.get(id);
  }
  idOf(number: number): string {
    return this.ids[number] ?? "";
  }
  atOf(id: string): number | undefined {
    const number = this.numbers.get(id);
    return number === undefined || !hasBit(this.alive, number) ? undefined : this.at[number];
  }

  /** Appends the next row while the index is being built; skips a row that is known already because it changed in the meantime. */
  append(row: CandidateNumbers): void {
    if (this.isFull || this.numbers.has(row.id)) return;
    this.write(this.add(row.id), row);
    this.built = this.ids.length;
  }

  /** Takes in what changed; the number, or null where there is no room any more. */
  put(row: CandidateNumbers): number | null {
    const known = this.numbers.get(row.id);
    if (known === undefined && this.isFull) return null;
    const number = known ?? this.add(row.id);
    this.changed = this.changed.filter((other) => other !== number);
    this.write(number, row);
    setBit(this.moved, number, true);
    const place = this.changed.findIndex((other) => this.isNewer(number, other));
    this.changed.splice(place < 0 ? this.changed.length : place, 0, number);
    return number;
  }

  drop(id: string): void {
    const number = this.numbers.get(id);
    if (number !== undefined) setBit(this.alive, number, false);
  }

  /** Visits those of `hits`, the last change first, until `visit` answers false. */
  walk(hits: Bits, visit: (number: number) => boolean): void {
    const changed = this.changed.filter((number) => hasBit(hits, number));
    let next = 0;
    const visitNewerThan = (number: number): boolean => {
      for (let other = changed[next]; other !== undefined && this.isNewer(other, number); other = changed[++next])
        if (!visit(other)) return false;
      return true;
    };
    const cameToEnd = eachBit(hits, this.built, (number) =>
      hasBit(this.moved, number) ? true : visitNewerThan(number) && visit(number),
    );
    if (cameToEnd) for (; next < changed.length; next++) if (!visit(changed[next] ?? 0)) return;
  }

  private add(id: string): number {
    const number = this.ids.length;
    this.ids.push(id);
    this.numbers.set(id, number);
    return number;
  }
  private write(number: number, { at, experience, expectedCTC }: CandidateNumbers): void {
    this.at[number] = at;
    this.experience[number] = experience;
    this.expectedCTC[number] = expectedCTC;
    setBit(this.alive, number, true);
  }
  private isNewer(one: number, other: number): boolean {
    const difference = (this.at[one] ?? 0) - (this.at[other] ?? 0);
    return difference !== 0 ? difference > 0 : this.idOf(one) > this.idOf(other);
  }
}
