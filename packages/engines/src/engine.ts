/** A place in the text of a program. Line and column count from 1, the length is in characters. */
export interface Place {
  line: number;
  column: number;
  length: number;
}

export type FaultKind = "syntax" | "name" | "type" | "runtime" | "limit";

/** What is wrong with the program, for the person who wrote it. */
export interface Fault {
  kind: FaultKind;
  message: string;
  at?: Place;
}

/** What the engine does not know, although the language may: nobody can tell whether the program is right. */
export interface Unsupported {
  what: string;
  at?: Place;
}

export type Outcome<Result> = { ok: Result } | { error: Fault } | { unsupported: Unsupported };

/** How much one run may use. The same program in the same world always ends at the same step. */
export interface Limits {
  /** Characters of the program. */
  text: number;
  /** Operations: evaluated nodes, rows and cells that are visited. */
  steps: number;
  /** Cells and rows of results and of tables in between, held at once. */
  cells: number;
  /** Expressions, calls or blocks inside each other. */
  depth: number;
  /** Characters of one text. */
  characters: number;
}

export const DEFAULT_LIMITS: Limits = {
  text: 20_000,
  steps: 2_000_000,
  cells: 200_000,
  depth: 200,
  characters: 100_000,
};

/**
 * Runs programs of one language. Pure: no clock, no random numbers, no network, no files, and the given world is not changed.
 * A run never throws.
 */
export interface Engine<World, Result> {
  run(program: string, world: World, limits?: Limits): Outcome<Result>;
}
