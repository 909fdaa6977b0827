import { fault, type Token, tokenAt } from "./lexer.ts";
import type { Span } from "./node.ts";

const shown = (token: Token): string => (token.kind === "end" ? "the end" : token.source.slice(token.start, token.end));

/** Reads the tokens of a text one at a time, so that a fault in its later part does not hide an earlier one. */
export class Tokens {
  readonly source: string;
  #current: Token;
  /** The end of the last token that was read. */
  #taken = 0;

  constructor(source: string, from = 0) {
    this.source = source;
    this.#current = tokenAt(source, from);
  }

  get current(): Token {
    return this.#current;
  }

  get isAtEnd(): boolean {
    return this.#current.kind === "end";
  }

  take(): Token {
    const token = this.#current;
    this.#taken = token.end;
    this.#current = tokenAt(this.source, token.end);
    return token;
  }

  /** Continues at a position in the text. */
  jump(position: number): void {
    this.#current = tokenAt(this.source, position);
  }

  isSymbol(...symbols: string[]): boolean {
    return this.#current.kind === "symbol" && symbols.includes(this.#current.text);
  }

  isWord(...words: string[]): boolean {
    return this.#current.kind === "name" && words.includes(this.#current.text.toUpperCase());
  }

  /** Reads the symbol if it is the current token. */
  skip(symbol: string): boolean {
    if (!this.isSymbol(symbol)) return false;
    this.take();
    return true;
  }

  expect(symbol: string): void {
    if (!this.skip(symbol)) throw fault(`Expected ${symbol}, found ${shown(this.#current)}.`, this.#current);
  }

  unexpected(): Error {
    const { kind } = this.#current;
    const message = kind === "end" ? "The expression is incomplete." : `Unexpected ${shown(this.#current)}.`;
    return fault(message, this.#current);
  }

  /** Returns the span from a position to the last token that was read. */
  since(start: number): Span {
    return { start, end: this.#taken, source: this.source };
  }
}
