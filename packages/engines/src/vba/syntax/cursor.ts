import type { Place } from "../../engine.ts";
import { type Meter, ProgramError } from "../../meter.ts";
import { placeOf } from "../../place.ts";
import type { Token } from "./lexer.ts";

/** Reads the tokens of a module one after the other. */
export class Cursor {
  readonly program: string;
  readonly meter: Meter;
  readonly #tokens: Token[];
  index = 0;
  /** Slots of the With blocks around the current statement. */
  readonly withs: number[] = [];

  constructor(program: string, tokens: Token[], meter: Meter) {
    this.program = program;
    this.meter = meter;
    this.#tokens = tokens;
  }

  look(ahead = 0): Token {
    const last = this.#tokens.length - 1;
    return this.#tokens[Math.min(this.index + ahead, last)] as Token;
  }

  next(): Token {
    this.meter.step();
    const token = this.look();
    if (!this.finished) this.index += 1;
    return token;
  }

  get finished(): boolean {
    return this.index >= this.#tokens.length - 1;
  }

  /** Whether the next tokens are these words or operators. */
  sees(...texts: string[]): boolean {
    return texts.every((text, i) => this.look(i).text === text && this.look(i).kind !== "value");
  }

  /** Reads the next tokens if they are these. */
  takes(...texts: string[]): boolean {
    if (!this.sees(...texts)) return false;
    for (const _ of texts) this.next();
    return true;
  }

  need(text: string): Token {
    return this.sees(text) ? this.next() : this.wrong(`"${text}" is missing here.`);
  }

  /** Reads a name, in lower case. */
  name(): string {
    return this.look().kind === "name" ? this.next().text : this.wrong("A name is missing here.");
  }

  /** Whether the statement ends here: a new line, a colon, or the Else of an If in one line. */
  get atEnd(): boolean {
    const token = this.look();
    return token.kind === "end" || this.sees(":") || this.sees("else");
  }

  /** Returns a cursor over the same text that ends before this token. */
  until(index: number): Cursor {
    const token = this.#tokens[index] as Token;
    const end: Token = { ...token, kind: "end", text: "", raw: "" };
    const part = new Cursor(this.program, [...this.#tokens.slice(0, index), end], this.meter);
    part.index = this.index;
    part.withs.push(...this.withs);
    return part;
  }

  get at(): Place {
    return this.placeFrom(this.look());
  }

  placeFrom(from: Token, to: Token = from): Place {
    return placeOf(this.program, from.start, to.finish);
  }

  wrong(message: string, at = this.at): never {
    throw new ProgramError("syntax", message, at);
  }
}
