import { array, type InferType, mixed, number, object } from "yup";
import { choice, list, text } from "../contract/wire.ts";

/** A value in the tables of a counter-example; null is an empty cell, NULL or BLANK. */
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
  /** `given`: the input data; `expected`: the result of a right answer; `found`: the result of this answer. */
  role: choice(["given", "expected", "found"]),
  /** The name of the table, the sheet or the visual; empty if there is only one. */
  name: text(),
  columns: list(text()),
  /** Names of the rows, such as row numbers of a sheet or headers of a matrix; empty if rows have none. */
  headers: list(text()),
  rows: list(array(cell()).defined()),
  /** Row and column, from 0, of each cell that differs from the other table. */
  marked: list(place()),
  /** The number of further rows. */
  more: number().defined(),
});

/** Data on which an answer gives another result than a right one, as small tables. */
export const counterexample = object({
  /** What is special about the data, as the end of "It goes wrong when …". */
  about: text(),
  tables: list(shownTable),
});

export type ShownTable = InferType<typeof shownTable>;
export type Counterexample = InferType<typeof counterexample>;
