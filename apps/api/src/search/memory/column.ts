import { grow } from "./grown.ts";

/**
 * Stores a number of each row, and the least number of every 32 rows. If that one reaches a bound, a search need not read the 32 numbers:
 * those of a million rows are not in the processor's cache.
 */
export class Column {
  values = new Float64Array(64);
  /** The least of the rows whose bits are in one word of a set. */
  leasts = new Float64Array(2);
  private size = 0;

  get bytes(): number {
    return this.values.byteLength + this.leasts.byteLength;
  }

  /** The row exists, or is the next one. */
  set(row: number, value: number): void {
    this.size = Math.max(this.size, row + 1);
    this.values = grow(this.values, this.size);
    this.values[row] = value;
    this.leasts = grow(this.leasts, (row >>> 5) + 1);
    this.leasts[row >>> 5] = this.leastFrom(row & ~31);
  }

  private leastFrom(first: number): number {
    const end = Math.min(first + 32, this.size);
    let least = Infinity;
    for (let row = first; row < end; row++) least = Math.min(least, this.values[row] as number);
    return least;
  }
}
