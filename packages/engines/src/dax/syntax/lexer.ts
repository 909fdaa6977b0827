import { ProgramError } from "../../meter.ts";
import { placeOf } from "../../place.ts";
import type { Span } from "./node.ts";

export type TokenKind = "number" | "text" | "date" | "name" | "quoted" | "bracket" | "symbol" | "unknown" | "end";

export interface Token extends Span {
  kind: TokenKind;
  /** The content without quotes and brackets; symbols and numbers as typed. */
  text: string;
}

export const fault = (message: string, { source, start, end }: Span): ProgramError =>
  new ProgramError("syntax", message, placeOf(source, start, end));

const SYMBOLS = ["&&", "||", "<>", "<=", ">=", "==", ":=", ..."+-*/^&=<>(),;{}"];
const NAME = /[\p{L}_][\p{L}\p{M}\p{N}_.]*/uy;
const NUMBER = /(?:\d+(?:\.\d*)?|\.\d+)(?:[eE][+-]?\d+)?/y;
const DATE = /dt"/iy;

const matchAt = (pattern: RegExp, source: string, start: number): string | undefined => {
  pattern.lastIndex = start;
  return pattern.exec(source)?.[0];
};

/** Returns the position of the first character at or after `start` that is neither white space nor in a comment. */
export function skipBlank(source: string, start: number): number {
  for (let index = start; index < source.length; ) {
    const two = source.slice(index, index + 2);
    if (two === "//" || two === "--") {
      const end = source.indexOf("\n", index);
      index = end < 0 ? source.length : end;
    } else if (two === "/*") {
      const end = source.indexOf("*/", index + 2);
      if (end < 0) throw fault("The comment is not closed.", { source, start: index, end: index + 2 });
      index = end + 2;
    } else if (/\s/.test(source.charAt(index)) || source.charAt(index) === "\u200b") index += 1;
    else return index;
  }
  return source.length;
}

const CLOSING = {
  '"': { close: '"', kind: "text" },
  "'": { close: "'", kind: "quoted" },
  "[": { close: "]", kind: "bracket" },
} as const;

/** Parses a text, a quoted name or a name in brackets; its closing character is doubled inside. */
function enclosed(source: string, start: number, opening: keyof typeof CLOSING): Token {
  const { close, kind } = CLOSING[opening];
  let text = "";
  for (let index = start + 1; index < source.length; index++) {
    const character = source.charAt(index);
    if (character !== close) text += character;
    else if (source.charAt(index + 1) === close) {
      text += close;
      index += 1;
    } else return { kind, text: kind === "text" ? text : text.trim(), source, start, end: index + 1 };
  }
  throw fault(`The ${close} that closes this is missing.`, { source, start, end: start + 1 });
}

/** Returns the token at or after `from`, without white space and comments. */
export function tokenAt(source: string, from: number): Token {
  const start = skipBlank(source, from);
  const made = (kind: TokenKind, text: string): Token => ({ kind, text, source, start, end: start + text.length });
  if (start >= source.length) return made("end", "");
  const first = source.charAt(start);
  if (first === '"' || first === "'" || first === "[") return enclosed(source, start, first);
  if (matchAt(DATE, source, start)) return { ...enclosed(source, start + 2, '"'), kind: "date", start };
  const number = matchAt(NUMBER, source, start);
  if (number !== undefined) return made("number", number);
  const name = matchAt(NAME, source, start);
  if (name !== undefined) return made("name", name);
  const symbol = SYMBOLS.find((each) => source.startsWith(each, start));
  return symbol === undefined ? made("unknown", first) : made("symbol", symbol);
}
