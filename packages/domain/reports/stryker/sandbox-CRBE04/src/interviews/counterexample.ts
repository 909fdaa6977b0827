import { array, type InferType, mixed, number, object } from "yup";
import { choice, list, text } from "../contract/wire.ts";

/** A value as the tables of a counter-example show it; null is an empty cell, NULL or BLANK. */
export type ShownCell = string | number | boolean | null;

/** Limits of one shown table, so that it can be read on a phone. */
export const SHOWN_ROWS = 8;
export const SHOWN_COLUMNS = 8;
export const SHOWN_CHARACTERS = 80;

type Value = NonNullable<ShownCell>;
const isValue = (value: unknown): value is Value => ["string", "number", "boolean"].includes(typeof value);
const cell = () => mixed<Value>({ type: "cell", check: isValue }).strict().defined().nullable();
const place = () => array(number().defined()).length(2).defined();

const shownTable = object({
  /** `given`: the data of the run; `expected`: what a right answer gives; `found`: what this answer gives. */
  role: choice(["given", "expected", "found"]),
  /** The table, the sheet or the visual; empty where there is only one. */
  name: text(),
  columns: list(text()),
  /** Names of the rows, such as row numbers of a sheet or headers of a matrix; empty where rows have none. */
  headers: list(text()),
  rows: list(array(cell()).defined()),
  /** Row and column, from 0, of each cell that differs from the other table. */
  marked: list(place()),
  /** How many more rows there are. */
  more: number().defined(),
});

/** Data on which an answer gives something else than a right one, as small tables. */
export const counterexample = object({
  /** What is special about the data, as the end of "It goes wrong when …". */
  about: text(),
  tables: list(shownTable),
});

export type ShownTable = InferType<typeof shownTable>;
export type Counterexample = InferType<typeof counterexample>;
