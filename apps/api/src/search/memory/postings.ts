import { grow } from "./grown.ts";

/** A set with more than this share of all rows is stored as bits, one per row. */
const DENSE = 1 / 64;
/** It becomes a list again below this share, so that a set near the border does not switch with every row. */
const SPARSE = DENSE / 2;
const NO_BITS = new Uint32Array(0);

/** The row numbers that contain a term: bits if there are many, otherwise a sorted list. */
export class Postings {
  size = 0;
  /** The first `size` elements are in use; empty if the set is stored as bits. */
  list = new Uint32Array(1);
  /** Null if the set is stored as a list. A row beyond the end is not in the set. */
  bits: Uint32Array | null = null;

  get bytes(): number {
    return this.bits?.byteLength ?? this.list.byteLength;
  }

  has(row: number): boolean {
    if (this.bits) return hasBit(this.bits, row);
    const place = this.placeOf(row);
    return place < this.size && this.list[place] === row;
  }

  /** `all`: the number of rows. */
  add(row: number, all: number): void {
    if (this.bits) this.bits = this.added(this.bits, row);
    else this.insert(row);
    if (!this.bits && this.size > all * DENSE) this.toBits(all);
  }

  remove(row: number, all: number): void {
    if (!this.has(row)) return;
    this.size -= 1;
    if (this.bits) {
      (this.bits[row >>> 5] as number) &= ~(1 << (row & 31));
      if (this.size < all * SPARSE) this.toList();
      return;
    }
    const place = this.placeOf(row);
    this.list.copyWithin(place, place + 1, this.size + 1);
    if (this.size * 4 < this.list.length) this.list = this.list.slice(0, Math.max(1, this.size * 2));
  }

  each(visit: (row: number) => void): void {
    if (this.bits) eachBit(this.bits, visit);
    else for (let index = 0; index < this.size; index++) visit(this.list[index] as number);
  }

  private added(bits: Uint32Array, row: number): Uint32Array {
    const wide = grow(bits, (row >>> 5) + 1);
    if (!hasBit(wide, row)) this.size += 1;
    (wide[row >>> 5] as number) |= 1 << (row & 31);
    return wide;
  }

  private insert(row: number): void {
    const place = this.placeOf(row);
    if (place < this.size && this.list[place] === row) return;
    this.list = grow(this.list, this.size + 1);
    this.list.copyWithin(place + 1, place, this.size);
    this.list[place] = row;
    this.size += 1;
  }

  /** Returns the row's position in the list, or where to insert it; fast for the newest rows, which are added most. */
  private placeOf(row: number): number {
    const { list, size } = this;
    if (size === 0 || (list[size - 1] as number) < row) return size;
    let [low, high] = [0, size - 1];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((list[middle] as number) < row) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  private toBits(all: number): void {
    const last = this.list[this.size - 1] as number;
    const bits = new Uint32Array((Math.max(last + 1, all) + 31) >>> 5);
    for (let index = 0; index < this.size; index++) setBit(bits, this.list[index] as number);
    this.bits = bits;
    this.list = NO_BITS;
  }

  private toList(): void {
    const list = new Uint32Array(Math.max(1, this.size));
    let at = 0;
    if (this.bits) eachBit(this.bits, (row) => (list[at++] = row));
    this.bits = null;
    this.list = list;
  }
}

export const hasBit = (bits: Uint32Array, row: number): boolean => ((bits[row >>> 5] ?? 0) & (1 << (row & 31))) !== 0;

export function setBit(bits: Uint32Array, row: number): void {
  (bits[row >>> 5] as number) |= 1 << (row & 31);
}

/** Returns a new set of bits, one for each of all rows. */
export function bitsOfRows(postings: Postings | undefined, all: number): Uint32Array {
  const bits = new Uint32Array((all + 31) >>> 5);
  if (postings?.bits) bits.set(postings.bits.subarray(0, bits.length));
  else postings?.each((row) => setBit(bits, row));
  return bits;
}

function eachBit(bits: Uint32Array, visit: (row: number) => void): void {
  for (let index = 0; index < bits.length; index++) {
    for (let word = bits[index] as number; word !== 0; word &= word - 1)
      visit(index * 32 + 31 - Math.clz32(word & -word));
  }
}
