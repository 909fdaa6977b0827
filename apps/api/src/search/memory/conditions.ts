import type { MemoryIndex } from "./memory-index.ts";
import { bitsOfRows, type Postings } from "./postings.ts";

/** Which rows are meant, by their terms. */
export type Condition =
  | { term: string }
  | { all: readonly Condition[] }
  | { any: readonly Condition[] }
  | { not: Condition };

/** Rows that are in all of these sets are meant, sorted lists and bits, and not in those to leave out. */
export interface Required {
  lists: Postings[];
  bits: Uint32Array[];
  /** Asked for each row: to take them off as bits would go through all rows. */
  without: Required[];
}

/** What a row must be in; null where no row can be meant. */
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

/** The rows that a condition means, as a new set of bits. */
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
    for (let at = 0; at < first.length; at++) first[at] = by(first[at] as number, other[at] ?? 0);
  return first;
}
