/** A position in the text of a program. Line and column count from 1, the length is in characters. */
export interface Place {
  line: number;
  column: number;
  length: number;
}

export type FaultKind = "syntax" | "name" | "type" | "runtime" | "limit";

/** An error of the program, for its author. */
export interface Fault {
  kind: FaultKind;
  message: string;
  at?: Place;
}

/** Something that the engine does not support, although the language may: whether the program is right is unknown. */
export interface Unsupported {
  what: string;
  at?: Place;
}

export type Outcome<Result> = { ok: Result } | { error: Fault } | { unsupported: Unsupported };

/** The limits of one run. The same program in the same data always stops at the same step. */
export interface Limits {
  /** Characters of the program. */
  text: number;
  /** Operations: evaluated nodes, and visited rows and cells. */
  steps: number;
  /** Cells and rows of results and intermediate tables, at the same time. */
  cells: number;
  /** Nested expressions, calls or blocks. */
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
 * Runs programs of one language. Pure: no clock, no random numbers, no network, no files, and the given data is not changed.
 * A run never throws.
 */
export interface Engine<World, Result> {
  run(program: string, data: World, limits?: Limits): Outcome<Result>;
}
