import type { MemoryIndex } from "./memory-index.ts";
import { bitsOfRows, hasBit } from "./postings.ts";
import { type IndexQuery, prepareQuery } from "./query.ts";
import { visitMatches } from "./walk.ts";

/** Numbers up to 63 as binary digits: each plane has one bit of each row's number. */
const PLANES = 6;

/**
 * Returns at most `most` matching rows: those with most of these terms first, then the newest. Counts the terms for
 * 32 rows at a time, so that a million rows take some milliseconds.
 */
export function findRanked(index: MemoryIndex, query: IndexQuery, terms: readonly string[], most: number): number[] {
  const search = prepareQuery(index, query);
  if (!search || most === 0) return [];
  const { required, since, late, isInRange } = search;
  const postingLists = terms.slice(0, 2 ** PLANES - 1).flatMap((term) => {
    const postings = index.terms.find(term);
    return postings ? [postings.bits ?? bitsOfRows(postings, index.ids.size)] : [];
  });
  const ranks: number[][] = Array.from({ length: postingLists.length + 1 }, () => []);
  const rankOf = (row: number) => postingLists.reduce((rank, bits) => rank + (hasBit(bits, row) ? 1 : 0), 0);
  /** Returns false if enough rows of this rank were found. */
  function add(rank: number, row: number): boolean {
    const rows = ranks[rank] as number[];
    const isNew = (index.at[row] as number) >= since && !index.isLate.has(row);
    if (isNew && rows.length < most && isInRange(row)) rows.push(row);
    return rows.length < most;
  }
  const isOver = (row: number) => (index.at[row] as number) < since && !index.isLate.has(row);
  if (required.lists.length + required.without.length > 0)
    visitMatches(required, (row) => add(rankOf(row), row) || true);
  else rankBits(required.bits, postingLists, { add, isOver });
  const ranked = late.map((row) => ({ row, rank: rankOf(row) }));
  const inOrder = ranks.map((rows, rank) => {
    const came = ranked.flatMap((one) => (one.rank === rank ? [one.row] : []));
    return came.length > 0 ? merged(index, rows, came) : rows;
  });
  return inOrder.reverse().flat().slice(0, most);
}

/** `rows` are newest first, `late` rows oldest first. */
function merged(index: MemoryIndex, rows: readonly number[], late: number[]): number[] {
  const all: number[] = [];
  for (const row of rows) {
    while (late.length > 0 && index.compare(late.at(-1) as number, row) > 0) all.push(late.pop() as number);
    all.push(row);
  }
  return [...all, ...late.reverse()];
}

interface Ranking {
  add: (rank: number, row: number) => boolean;
  /** Whether this row and all rows before it are too old. */
  isOver: (row: number) => boolean;
}

/** Passes the rows in all required sets to `add`, with the number of `held` sets that contain them, the highest row first. */
function rankBits(required: readonly Uint32Array[], held: readonly Uint32Array[], { add, isOver }: Ranking): void {
  const planes = new Int32Array(PLANES);
  const used = Math.ceil(Math.log2(held.length + 1));
  /** Lower ranks are no longer needed, because enough rows of this rank were found. */
  let floor = 0;
  for (let index = Math.min(...required.map(({ length }) => length)) - 1; index >= 0; index--) {
    let word = -1;
    for (const bits of required) word &= bits[index] as number;
    if (word === 0) continue;
    if (isOver(index * 32 + 31 - Math.clz32(word))) return;
    planes.fill(0);
    for (const bits of held) count(planes, bits[index] as number);
    for (let rank = held.length; rank >= floor && word !== 0; rank--) {
      let rows = word;
      for (let plane = 0; plane < used; plane++) rows &= (planes[plane] as number) ^ (((rank >>> plane) & 1) - 1);
      word &= ~rows;
      if (rows !== 0 && !addAll(rows, index, rank, add)) floor = rank + 1;
    }
    if (floor > held.length) return;
  }
}

/** Adds one to the numbers of these rows. */
function count(planes: Int32Array, rows: number): void {
  let carry = rows;
  for (let plane = 0; carry !== 0; plane++) {
    const digit = planes[plane] as number;
    planes[plane] = digit ^ carry;
    carry &= digit;
  }
}

function addAll(rows: number, at: number, rank: number, add: Ranking["add"]): boolean {
  let isOpen = true;
  for (let rest = rows; rest !== 0 && isOpen; ) {
    const bit = 31 - Math.clz32(rest);
    rest &= ~(1 << bit);
    isOpen = add(rank, at * 32 + bit);
  }
  return isOpen;
}
