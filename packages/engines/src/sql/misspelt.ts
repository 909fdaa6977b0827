import { editsBetween } from "../edits.ts";
import { ProgramError } from "../meter.ts";
import { placeOf } from "../place.ts";
import { isKeyword } from "./keywords.ts";
import { type SqlToken, sqlTokens } from "./tokens.ts";
import type { SqlWorld } from "./world.ts";

/** How a statement begins. */
const BEGINNINGS = ["select", "with", "values"];
/** How its parts begin; shorter words are too near to names. */
const PARTS = ["from", "where", "group", "order", "having", "limit", "join", "union", "distinct", "between"];
const SHORTEST = 4;
/** Letters of a word for each error in it that is looked for. */
const LETTERS_PER_ERROR = 4;

/** The candidate that is meant by a misspelt word: one error in four letters, a swap of neighbours is one. */
export function nearestOf(typed: string, candidates: readonly string[]): string | undefined {
  const word = typed.toLowerCase();
  const limit = Math.floor(word.length / LETTERS_PER_ERROR);
  const found = candidates
    .map((candidate) => ({ candidate, edits: editsBetween(word, candidate.toLowerCase(), limit) }))
    .filter(({ edits }) => edits > 0 && edits <= limit)
    .sort((a, b) => a.edits - b.edits);
  return found[0]?.candidate;
}

const didYouMean = (nearest: string | undefined) => (nearest ? ` Did you mean ${nearest}?` : "");

function unknownWord(program: string, { text, start, end }: SqlToken, meant: string): ProgramError {
  const message = `${text} is not known.${didYouMean(meant.toUpperCase())}`;
  return new ProgramError("syntax", message, placeOf(program, start, end));
}

/** For a statement that begins with none of the words that may begin one. */
export function misspeltBeginning(program: string): ProgramError | undefined {
  const first = sqlTokens(program).find(({ text }) => text !== ";");
  const meant = first?.kind === "word" ? nearestOf(first.text, BEGINNINGS) : undefined;
  return first && meant ? unknownWord(program, first, meant) : undefined;
}

/** The word at which reading stopped, or the one before it, which SQLite took for an alias. */
export function misspeltPart(program: string, stop: number, { tables }: SqlWorld): ProgramError | undefined {
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

/** What to say of a table that does not exist. */
export const noTable = (typed: string, { tables }: SqlWorld) =>
  `There is no table called ${typed}.${didYouMean(
    nearestOf(
      typed,
      tables.map(({ name }) => name),
    ),
  )}`;

/** What to say of a column that does not exist; `typed` may name its table first. */
export const noColumn = (typed: string, { tables }: SqlWorld) =>
  `There is no column ${typed}.${didYouMean(
    nearestOf(
      typed.split(".").at(-1) ?? typed,
      tables.flatMap(({ columns }) => columns),
    ),
  )}`;
