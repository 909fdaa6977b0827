import { editsBetween } from "../edits.ts";
import { ProgramError } from "../meter.ts";
import { placeOf } from "../place.ts";
import type { SqlData } from "./data.ts";
import { isKeyword } from "./keywords.ts";
import { type SqlToken, sqlTokens } from "./tokens.ts";

/** The first words of a statement. */
const BEGINNINGS = ["select", "with", "values"];
/** The first words of its parts; shorter words are too similar to names. */
const PARTS = ["from", "where", "group", "order", "having", "limit", "join", "union", "distinct", "between"];
const SHORTEST = 4;
/** A word may have one error for this many letters. */
const LETTERS_PER_ERROR = 4;

/** Returns the candidate that a misspelt word means: one error per four letters; a swap of neighbours is one. */
export function nearestOf(typed: string, candidates: readonly string[]): string | undefined {
  const word = typed.toLowerCase();
  const limit = Math.floor(word.length / LETTERS_PER_ERROR);
  const suggestions = candidates
    .map((candidate) => ({ candidate, edits: editsBetween(word, candidate.toLowerCase(), limit) }))
    .filter(({ edits }) => edits > 0 && edits <= limit)
    .sort((a, b) => a.edits - b.edits);
  return suggestions[0]?.candidate;
}

const didYouMean = (nearest: string | undefined) => (nearest ? ` Did you mean ${nearest}?` : "");

function unknownWord(program: string, { text, start, end }: SqlToken, meant: string): ProgramError {
  const message = `${text} is not known.${didYouMean(meant.toUpperCase())}`;
  return new ProgramError("syntax", message, placeOf(program, start, end));
}

/** Returns the error for a statement whose first word is not allowed. */
export function misspeltBeginning(program: string): ProgramError | undefined {
  const first = sqlTokens(program).find(({ text }) => text !== ";");
  const meant = first?.kind === "word" ? nearestOf(first.text, BEGINNINGS) : undefined;
  return first && meant ? unknownWord(program, first, meant) : undefined;
}

/** Checks the word at which parsing stopped, or the one before it, which SQLite took for an alias. */
export function misspeltPart(program: string, stop: number, { tables }: SqlData): ProgramError | undefined {
  const names = new Set(tables.flatMap(({ name, columns }) => [name, ...columns]).map((name) => name.toLowerCase()));
  const tokens = sqlTokens(program);
  const at = tokens.findIndex(({ start }) => start === stop);
  for (const token of tokens.slice(Math.max(0, at - 1), at + 1)) {
    const isName = token.kind !== "word" || isKeyword(token.text) || names.has(token.text.toLowerCase());
    const meant = isName || token.text.length < SHORTEST ? undefined : nearestOf(token.text, PARTS);
    if (meant) return unknownWord(program, token, meant);
  }
  return undefined;
}

/** Returns the message for a table that does not exist. */
export const noTable = (typed: string, { tables }: SqlData) =>
  `There is no table called ${typed}.${didYouMean(
    nearestOf(
      typed,
      tables.map(({ name }) => name),
    ),
  )}`;

/** Returns the message for a column that does not exist; `typed` may start with its table. */
export const noColumn = (typed: string, { tables }: SqlData) =>
  `There is no column ${typed}.${didYouMean(
    nearestOf(
      typed.split(".").at(-1) ?? typed,
      tables.flatMap(({ columns }) => columns),
    ),
  )}`;
