import type { Required } from "./conditions.ts";
import { hasBit, type Postings } from "./postings.ts";

/** Visits the rows in all the sets, the highest number first, until `visit` returns false. */
export function visitMatches({ lists, bits, without }: Required, visit: (row: number) => boolean): void {
  const [shortest, ...others] = lists;
  const visitKept = without.length === 0 ? visit : (row: number) => isInAny(without, row) || visit(row);
  if (shortest) walkList(shortest, others, bits, visitKept);
  else walkBits(bits, visitKept);
}

export function isIn({ lists, bits, without }: Required, row: number): boolean {
  return isInBits(bits, row) && lists.every((list) => list.has(row)) && !isInAny(without, row);
}

const isInAny = (all: readonly Required[], row: number): boolean => all.some((one) => isIn(one, row));

function isInBits(bits: readonly Uint32Array[], row: number): boolean {
  for (let index = 0; index < bits.length; index++) if (!hasBit(bits[index] as Uint32Array, row)) return false;
  return true;
}

function walkList(
  { list, size }: Postings,
  others: readonly Postings[],
  bits: readonly Uint32Array[],
  visit: (row: number) => boolean,
): void {
  const places = others.map((other) => other.size - 1);
  for (let index = size - 1; index >= 0; index--) {
    const row = list[index] as number;
    if (!isInBits(bits, row)) continue;
    let isHeld = true;
    for (let place = 0; isHeld && place < others.length; place++) {
      const other = (others[place] as Postings).list;
      const position = placeDown(other, places[place] as number, row);
      if (position < 0) return; // this list has no smaller row
      places[place] = position;
      isHeld = other[position] === row;
    }
    if (isHeld && !visit(row)) return;
  }
}

/** Returns the last position up to `from` whose row is not greater. Searches in doubling steps, because it is usually close. */
function placeDown(list: Uint32Array, from: number, row: number): number {
  let high = from;
  let step = 1;
  while (high >= 0 && (list[high] as number) > row) {
    high -= step;
    step *= 2;
  }
  // It is between these two; the upper one was too great, or is the starting position.
  let low = Math.max(high, -1);
  let top = Math.min(from, high + step / 2);
  while (low < top) {
    const middle = (low + top + 1) >> 1;
    if ((list[middle] as number) <= row) low = middle;
    else top = middle - 1;
  }
  return low;
}

function walkBits(bits: readonly Uint32Array[], visit: (row: number) => boolean): void {
  const [first, second = first, ...others] = bits as readonly [Uint32Array, ...Uint32Array[]];
  for (let index = Math.min(...bits.map(({ length }) => length)) - 1; index >= 0; index--) {
    let word = (first[index] as number) & (second[index] as number);
    for (let other = 0; word !== 0 && other < others.length; other++)
      word &= (others[other] as Uint32Array)[index] as number;
    while (word !== 0) {
      const bit = 31 - Math.clz32(word);
      word &= ~(1 << bit);
      if (!visit(index * 32 + bit)) return;
    }
  }
}

/** Rows whose value in this column is between these bounds, both included. */
export interface Span {
  column: Float64Array;
  least: number;
  most: number;
  /** Whether the column decreases with the row, so that no row below one that is too small can match. */
  isOrder: boolean;
}

/** Counts the rows in all of these sets and within the spans, up to `most`. */
export function countBits(bits: readonly Uint32Array[], spans: readonly Span[], most: number): number {
  const [first, second = first, ...others] = bits as readonly [Uint32Array, ...Uint32Array[]];
  const order = spans.find(({ isOrder }) => isOrder);
  const unordered = spans.filter((span) => span !== order);
  let count = 0;
  for (let index = Math.min(...bits.map(({ length }) => length)) - 1; index >= 0 && count < most; index--) {
    let word = (first[index] as number) & (second[index] as number);
    for (let other = 0; word !== 0 && other < others.length; other++)
      word &= (others[other] as Uint32Array)[index] as number;
    if (word === 0) continue;
    const highest = index * 32 + 31 - Math.clz32(word);
    if (order && (order.column[highest] as number) < order.least) break;
    // Rows can be too old only in the last word that is counted.
    const isPartly = order && (order.column[index * 32 + 31 - Math.clz32(word & -word)] as number) < order.least;
    count += countOf(withinSpans(word, index * 32, isPartly ? spans : unordered));
  }
  return Math.min(count, most);
}

/** Clears the bits of a word whose rows, counted from `from`, are outside a span. */
function withinSpans(word: number, from: number, spans: readonly Span[]): number {
  let currentWord = word;
  for (let place = 0; place < spans.length; place++) {
    const { column, least, most } = spans[place] as Span;
    for (let rest = currentWord; rest !== 0; rest &= rest - 1) {
      const bit = 31 - Math.clz32(rest & -rest);
      const value = column[from + bit] as number;
      if (!(value >= least && value <= most)) currentWord &= ~(1 << bit);
    }
  }
  return currentWord;
}

/** Counts the bits that are set: sums of pairs, of fours, of eights, of all (Henry S. Warren, Hacker's Delight, 5-1). */
function countOf(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
