import { DEFAULT_LIMITS, type Fault, type FaultKind, type Limits, type Outcome, type Place } from "./engine.ts";

/** Thrown inside an engine; `guarded` turns it into an outcome. */
export class ProgramError extends Error {
  readonly kind: FaultKind;
  readonly at: Place | undefined;
  constructor(kind: FaultKind, message: string, at?: Place) {
    super(message);
    this.kind = kind;
    this.at = at;
  }
}

/** Thrown inside an engine for something that it does not support. */
export class UnsupportedError extends Error {
  readonly at: Place | undefined;
  constructor(what: string, at?: Place) {
    super(what);
    this.at = at;
  }
}

/** The message for a run that exceeds the limit of rows or cells. */
export const TOO_MANY_CELLS = "It builds too many rows or cells.";
const TEXT_TOO_LONG = "It builds a text that is too long.";
const tooMuch = (message: string) => new ProgramError("limit", message);

/** Counts the work of one run, and stops it at a limit. */
export class Meter {
  readonly #limits: Limits;
  #steps = 0;
  #cells = 0;
  #depth = 0;

  constructor(limits: Limits = DEFAULT_LIMITS) {
    this.#limits = limits;
  }

  /** Call this for each evaluated node, and with the number of rows or cells that a built-in function visits. */
  step(count = 1): void {
    this.#steps += count;
    if (this.#steps > this.#limits.steps) throw tooMuch("It takes too many steps. Is there an endless loop?");
  }

  /** Call this before creating an array or a table of this many cells. */
  hold(cells: number): void {
    this.#cells += cells;
    if (this.#cells > this.#limits.cells) throw tooMuch(TOO_MANY_CELLS);
  }

  /** Releases what `hold` took. */
  release(cells: number): void {
    this.#cells -= cells;
  }

  /** Runs a part and releases everything that it held except its result, whose cells `sizeOf` counts. */
  keeping<T>(part: () => T, sizeOf: (result: T) => number): T {
    const before = this.#cells;
    const result = part();
    this.#cells = before;
    this.hold(sizeOf(result));
    return result;
  }

  /** Returns a text that the program makes, or throws if it is too long. */
  text(made: string): string {
    if (made.length > this.#limits.characters) throw tooMuch(TEXT_TOO_LONG);
    return made;
  }

  /** Joins the pieces; the length is checked first. */
  join(pieces: readonly string[], by: string): string {
    const length = pieces.reduce((sum, piece) => sum + piece.length + by.length, 0);
    if (length - by.length > this.#limits.characters) throw tooMuch(TEXT_TOO_LONG);
    return pieces.join(by);
  }

  /** Runs one level deeper: a nested expression, a call, a block. */
  nested<T>(inner: () => T): T {
    if (this.#depth >= this.#limits.depth) throw tooMuch("It is nested too deeply, or calls itself endlessly.");
    this.#depth += 1;
    try {
      return inner();
    } finally {
      this.#depth -= 1;
    }
  }
}

function faultOf({ kind, message, at }: ProgramError): Fault {
  return { kind, message, ...(at && { at }) };
}

/** Returns the outcome of a run. Rethrows the engine's own bugs, except for an exhausted stack. */
export function runGuarded<Result>(program: string, limits: Limits, run: (meter: Meter) => Result): Outcome<Result> {
  if (program.length > limits.text)
    return { error: { kind: "limit", message: `It is longer than ${limits.text} characters.` } };
  try {
    return { ok: run(new Meter(limits)) };
  } catch (error) {
    if (error instanceof ProgramError) return { error: faultOf(error) };
    if (error instanceof UnsupportedError)
      return { unsupported: { what: error.message, ...(error.at && { at: error.at }) } };
    if (error instanceof RangeError) return { error: { kind: "limit", message: "It is nested too deeply." } };
    throw error;
  }
}
