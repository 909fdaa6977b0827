import type { MemoryIndex } from "./memory-index.ts";
import { bitsOfRows, type Postings } from "./postings.ts";

/** Selects rows by their terms. */
export type Condition =
  | { term: string }
  | { all: readonly Condition[] }
  | { any: readonly Condition[] }
  | { not: Condition };

/** Sets, as sorted lists and as bits, that must all contain a row, and conditions that exclude it. */
export interface Required {
  lists: Postings[];
  bits: Uint32Array[];
  /** Checked for each row, because subtracting bits would read all rows. */
  without: Required[];
}

/** Returns the sets that must contain a row; null if no row can match. */
export function requiredOf(index: MemoryIndex, condition: Condition): Required | null {
  const required: Required = { lists: [], bits: [], without: [] };
  for (const one of partsOf(condition)) {
    if ("not" in one) {
      const excluded = requiredOf(index, one.not);
      if (excluded) required.without.push(excluded);
    } else if (!("term" in one)) required.bits.push(bitsOf(index, one));
    else {
      const postings = index.terms.find(one.term);
      if (!postings) return null;
      if (postings.bits) required.bits.push(postings.bits);
      else required.lists.push(postings);
    }
  }
  required.lists.sort((a, b) => a.size - b.size);
  if (required.lists.length + required.bits.length === 0) required.bits.push(presentBits(index));
  return required;
}

const partsOf = (condition: Condition): Condition[] =>
  "all" in condition ? condition.all.flatMap(partsOf) : [condition];

const presentBits = ({ present, ids }: MemoryIndex) => present.bits ?? bitsOfRows(present, ids.size);

/** Returns the rows that match a condition, as a new set of bits. */
function bitsOf(index: MemoryIndex, condition: Condition): Uint32Array {
  if ("term" in condition) return bitsOfRows(index.terms.find(condition.term), index.ids.size);
  if ("not" in condition) return combined(presentCopy(index), [bitsOf(index, condition.not)], (a, b) => a & ~b);
  if ("any" in condition)
    return combined(
      new Uint32Array((index.ids.size + 31) >>> 5),
      condition.any.map((one) => bitsOf(index, one)),
      (a, b) => a | b,
    );
  return combined(
    presentCopy(index),
    condition.all.map((one) => bitsOf(index, one)),
    (a, b) => a & b,
  );
}

const presentCopy = ({ present, ids }: MemoryIndex) => bitsOfRows(present, ids.size);

function combined(first: Uint32Array, others: readonly Uint32Array[], by: (a: number, b: number) => number) {
  for (const other of others)
    for (let index = 0; index < first.length; index++) first[index] = by(first[index] as number, other[index] ?? 0);
  return first;
}
