import type { RunKind } from "@dryrun/domain/interviews/limits";

export type RunCell = string | number | boolean | null;

/** One table of a result, small enough for the page. */
export interface RunTable {
  name: string;
  columns: string[];
  /** Names of the rows: row numbers of a sheet, headers of a matrix; empty if rows have no names. */
  headers: string[];
  rows: RunCell[][];
  /** Row and column, from 0, of the cells that a macro changed. */
  marked: [row: number, column: number][];
  /** The number of rows left out. */
  more: number;
}

/** The result of a run. It does not show whether the answer is right. */
export type RunOutcome =
  /** `notes`: messages that a macro showed. */
  | { is: "result"; tables: RunTable[]; notes: string[] }
  /** `at` counts lines and columns from 1. */
  | { is: "error"; message: string; at?: { line: number; column: number } }
  | { is: "unsupported"; what: string };

/** A request to the worker. Without a program it only loads the engine. `world` is the JSON text of the question's `run`. */
export interface RunRequest {
  id: number;
  kind: RunKind;
  run?: { program: string; world: string };
}

/** A message from the worker: the engine has loaded, then the result, or that the engine could not be loaded. */
export type RunMessage =
  | { id: number; is: "loaded" }
  | { id: number; is: "done"; outcome: RunOutcome }
  | { id: number; is: "failed" };
