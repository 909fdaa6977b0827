import type { Line } from "./items.ts";

/** After these words the writer speaks again without the negation. */
const TURNS = new Set([
  "but",
  "instead",
  "rather",
  "however",
  "because",
  "since",
  "so",
  "therefore",
  "otherwise",
  "whereas",
  "yet",
]);
export const BOUNDARY = /^[,;:()–—?!]$|^-$/;
const SUBJECTS = new Set(["i", "we", "you", "they", "he", "she", "it", "this", "that", "there", "let"]);

/** "If it is wrong, I …" and "check whether this is false" judge nothing. */
export const isCondition = ({ items }: Line, at: number) =>
  items
    .slice(Math.max(0, at - 4), at)
    .some(({ word }) => /^(?:if|whether|when|unless|check|ask|see|until|test)$/.test(word));

/** "instead of X", "rather than X" and "in place of X" refuse X. */
export const isThan = (items: Line["items"], at: number) =>
  (items[at]?.word === "instead" && items[at + 1]?.word === "of") ||
  (items[at]?.word === "rather" && items[at + 1]?.word === "than") ||
  (items[at]?.word === "place" && items[at + 1]?.word === "of" && items[at - 1]?.word === "in");

/** Where the clause of this word begins. */
export function clauseStart(items: Line["items"], at: number): number {
  for (let from = at; from > 0; from -= 1) {
    const before = items[from - 1]?.word ?? "";
    if (TURNS.has(before) || /^[;:()–—]$/.test(before)) return from;
    if (/^(?:,|and|or|then)$/.test(before) && SUBJECTS.has(items[from]?.word ?? "")) return from;
  }
  return 0;
}

export function clauseEnd(items: Line["items"], at: number): number {
  const end = items.findIndex(({ word }, index) => index > at + 1 && (BOUNDARY.test(word) || TURNS.has(word)));
  return end === -1 ? items.length : end;
}

export function markAfter(items: Line["items"], at: number): number {
  const end = items.findIndex(({ word }, index) => index > at && (BOUNDARY.test(word) || TURNS.has(word)));
  return end === -1 ? items.length : end;
}

/** A list after a negation is refused to its end: up to a turn, a strong mark, or a new subject. */
export function listEnd(items: Line["items"], at: number): number {
  const end = items.findIndex(({ word }, index) => {
    if (index <= at) return false;
    if (TURNS.has(word) || /^[;:()–—]$/.test(word)) return !isThan(items, index);
    return /^(?:,|and|or|then)$/.test(word) && SUBJECTS.has(items[index + 1]?.word ?? "");
  });
  return end === -1 ? items.length : end;
}
