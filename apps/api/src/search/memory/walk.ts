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

/** Rows whose number is between these bounds, both included. */
export interface Span {
  values: Float64Array;
  /** The minimum of each block of 32 rows, for a span without an upper bound. */
  minimums?: Float64Array | undefined;
  least: number;
  most: number;
}

/** Returns a test of whether a row is within the span. */
export function testOfSpan({ values, minimums, least, most }: Span): (row: number) => boolean {
  const isWithin = (row: number) => (values[row] as number) >= least && (values[row] as number) <= most;
  return minimums ? (row) => (minimums[row >>> 5] as number) >= least || isWithin(row) : isWithin;
}

/** Counts the rows that are in all of these sets and within the spans, up to `most`; it ignores rows before `from`. */
export function countBits(bits: readonly Uint32Array[], spans: readonly Span[], from: number, most: number): number {
  const [first, second = first, ...others] = bits as readonly [Uint32Array, ...Uint32Array[]];
  const lowest = from >>> 5;
  let count = 0;
  for (let index = Math.min(...bits.map(({ length }) => length)) - 1; index >= lowest && count < most; index--) {
    let word = (first[index] as number) & (second[index] as number);
    for (let other = 0; word !== 0 && other < others.length; other++)
      word &= (others[other] as Uint32Array)[index] as number;
    if (index === lowest) word &= -1 << (from & 31);
    if (word !== 0) count += countOf(withinSpans(word, index, spans));
  }
  return Math.min(count, most);
}

/** Clears the bits of the word at this index whose rows are outside a span. */
function withinSpans(word: number, index: number, spans: readonly Span[]): number {
  let currentWord = word;
  for (let place = 0; place < spans.length; place++) {
    const { values, minimums, least, most } = spans[place] as Span;
    if (minimums && (minimums[index] as number) >= least) continue;
    for (let rest = currentWord; rest !== 0; rest &= rest - 1) {
      const bit = 31 - Math.clz32(rest & -rest);
      const value = values[index * 32 + bit] as number;
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
