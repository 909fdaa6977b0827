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

/** Thrown inside an engine for what it does not know. */
export class UnsupportedError extends Error {
  readonly at: Place | undefined;
  constructor(what: string, at?: Place) {
    super(what);
    this.at = at;
  }
}

/** The message of a run that needs more rows or cells than a run may have. */
export const TOO_MANY_CELLS = "It builds too many rows or cells.";
const TEXT_TOO_LONG = "It builds a text that is too long.";
const tooMuch = (message: string) => new ProgramError("limit", message);

/** Counts what one run uses, and ends it at a limit. */
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

  /** Call this before an array or a table of this many cells is made. */
  hold(cells: number): void {
    this.#cells += cells;
    if (this.#cells > this.#limits.cells) throw tooMuch(TOO_MANY_CELLS);
  }

  /** Gives back what `hold` took. */
  release(cells: number): void {
    this.#cells -= cells;
  }

  /** Runs a part and gives back all that it held but its result, whose cells `sizeOf` counts. */
  keeping<T>(part: () => T, sizeOf: (result: T) => number): T {
    const before = this.#cells;
    const result = part();
    this.#cells = before;
    this.hold(sizeOf(result));
    return result;
  }

  /** A text that the program makes, if it is not too long. */
  text(made: string): string {
    if (made.length > this.#limits.characters) throw tooMuch(TEXT_TOO_LONG);
    return made;
  }

  /** The pieces as one text, which is measured before it is made. */
  join(pieces: readonly string[], by: string): string {
    const length = pieces.reduce((sum, piece) => sum + piece.length + by.length, 0);
    if (length - by.length > this.#limits.characters) throw tooMuch(TEXT_TOO_LONG);
    return pieces.join(by);
  }

  /** Runs one level deeper: an expression in an expression, a call, a block. */
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

/** The outcome of a run. What the engine itself throws by mistake is passed on, except for an exhausted stack. */
export function guarded<Result>(program: string, limits: Limits, run: (meter: Meter) => Result): Outcome<Result> {
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
