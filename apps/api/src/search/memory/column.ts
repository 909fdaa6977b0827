import { grow } from "./grown.ts";

/**
 * A column of numbers, one for each row, with the minimum of each block of 32 rows. If the minimum reaches a lower bound, a search does
 * not have to read the 32 numbers. With a million rows, the minimums fit into the processor's cache and the numbers do not.
 */
export class Column {
  values = new Float64Array(64);
  /** The minimum of each block of rows: those whose bits share a word in a set. */
  minimums = new Float64Array(2);
  private size = 0;

  get bytes(): number {
    return this.values.byteLength + this.minimums.byteLength;
  }

  /** Sets the number of an existing row, or of the next new one. */
  set(row: number, value: number): void {
    this.size = Math.max(this.size, row + 1);
    this.values = grow(this.values, this.size);
    this.values[row] = value;
    this.minimums = grow(this.minimums, (row >>> 5) + 1);
    this.minimums[row >>> 5] = this.minimumFrom(row & ~31);
  }

  private minimumFrom(first: number): number {
    const end = Math.min(first + 32, this.size);
    let minimum = Infinity;
    for (let row = first; row < end; row++) minimum = Math.min(minimum, this.values[row] as number);
    return minimum;
  }
}
