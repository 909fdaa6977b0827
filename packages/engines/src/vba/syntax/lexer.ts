import { ProgramError, UnsupportedError } from "../../meter.ts";
import { placeOf } from "../../place.ts";
import { parsedDate } from "../values/dates.ts";
import { dateOf, double, int, long, Num, type Value } from "../values/value.ts";

export interface Token {
  kind: "name" | "value" | "operator" | "range" | "end";
  /** Lower case, except for `range`. */
  text: string;
  /** As typed. */
  raw: string;
  value?: Value;
  start: number;
  finish: number;
  /** Whether a space precedes it. */
  spaced: boolean;
  /** Whether its line continues the previous one. */
  continued: boolean;
}

const NAME = /[\p{L}_][\p{L}\p{N}_]*/uy;
const NUMBER = /(?:\d+(?:\.\d*)?|\.\d+)(?:[eEdD][-+]?\d+)?[%&!#@^]?/y;
const HEX = /&[hH]([0-9a-fA-F]+)[%&^]?|&[oO]([0-7]+)[%&^]?/y;
const TEXT = /"(?:[^"\r\n]|"")*"/y;
const DATE = /#[^#"\r\n:=]{1,30}(?::\d\d){0,2}[^#"\r\n]{0,5}#/y;
const OPERATOR = /:=|<>|<=|>=|=<|=>|[-+*/\\^&=<>().,:;!?#]/y;
const SUFFIXES = "$%&!#@";
/** Matches & and ! where they are the type of a name, not an operator. */
const TYPE_SIGN = /[&!][ \t]*(?:[=,;):'\r\n]|$)/y;

function numberValue(raw: string): Value {
  const suffix = raw.at(-1) ?? "";
  const digits = SUFFIXES.includes(suffix) || suffix === "^" ? raw.slice(0, -1) : raw;
  const n = Number(digits.replace(/d/i, "e"));
  if (suffix === "%") return int(n);
  if (suffix === "&") return long(n);
  if (suffix === "!") return new Num("Single", n);
  if (suffix === "@") return new Num("Currency", n);
  if (suffix === "#" || /[.ed]/i.test(digits) || n > 2_147_483_647) return double(n);
  return n > 32_767 ? long(n) : int(n);
}

function hexValue(found: RegExpExecArray): Value {
  const n = found[1] === undefined ? Number.parseInt(found[2] ?? "", 8) : Number.parseInt(found[1], 16);
  if (found[0].endsWith("&")) return long(n | 0);
  return n <= 0xffff ? int(n > 0x7fff ? n - 0x1_0000 : n) : long(n | 0);
}

/** Splits a module into tokens; comments and line continuations are removed, and `end` ends each line. */
export class Lexer {
  readonly #text: string;
  readonly #tokens: Token[] = [];
  #at = 0;
  #spaced = false;
  #continued = false;

  constructor(text: string) {
    this.#text = text;
  }

  tokens(): Token[] {
    while (this.#at < this.#text.length) this.#next();
    this.#push("end", "");
    return this.#tokens;
  }

  #match(pattern: RegExp): RegExpExecArray | null {
    pattern.lastIndex = this.#at;
    return pattern.exec(this.#text);
  }

  #push(kind: Token["kind"], raw: string, value?: Value) {
    const start = this.#at;
    this.#at += raw.length;
    const text = kind === "range" ? raw : raw.toLowerCase();
    this.#tokens.push({
      kind,
      text,
      raw,
      start,
      finish: this.#at,
      spaced: this.#spaced,
      continued: this.#continued,
      ...(kind === "value" && { value }),
    });
    this.#spaced = false;
    this.#continued = false;
  }

  #blank(): boolean {
    const continued = this.#match(/[ \t\u00a0]+_[ \t]*(?:\r\n|\n|\r)/y);
    const blank = continued ?? this.#match(/[ \t\u00a0\ufeff]+/y);
    if (!blank) return false;
    this.#at += blank[0].length;
    this.#spaced = true;
    this.#continued ||= continued !== null;
    return true;
  }

  get #startsLine(): boolean {
    const last = this.#tokens.at(-1);
    return !last || last.kind === "end" || last.text === ":";
  }

  #next() {
    if (this.#blank()) return;
    const line = this.#match(/\r\n|\n|\r|\u2028/y);
    if (line) return this.#push("end", line[0]);
    if (this.#match(/'/y) || (this.#startsLine && this.#match(/rem(?![\p{L}\p{N}_])/iuy)))
      return this.#skip(/(?:[^\r\n]*[ \t]_[ \t]*(?:\r\n|\n|\r))*[^\r\n]*/y);
    if (this.#startsLine && this.#match(/attribute[ \t]+vb_/iy)) return this.#skip(/[^\r\n]*/y);
    if (this.#startsLine && this.#match(/#(?:if|else|elseif|end|const)(?![\p{L}\p{N}_])/iuy))
      throw new UnsupportedError("conditional compilation (#If)", placeOf(this.#text, this.#at));
    this.#token();
  }

  #skip(pattern: RegExp) {
    this.#at += this.#match(pattern)?.[0].length ?? 1;
  }

  #token() {
    const name = this.#match(NAME);
    if (name) return this.#name(name[0]);
    const hex = this.#match(HEX);
    if (hex) return this.#push("value", hex[0], hexValue(hex));
    const number = this.#match(NUMBER);
    if (number) return this.#push("value", number[0], numberValue(number[0]));
    const text = this.#match(TEXT);
    if (text) return this.#push("value", text[0], text[0].slice(1, -1).replaceAll('""', '"'));
    const date = this.#match(DATE);
    const serial = date && parsedDate(date[0].slice(1, -1));
    if (date && serial !== null) return this.#push("value", date[0], dateOf(serial));
    const range = this.#match(/\[[^\]\r\n]{1,200}\]/y);
    if (range) return this.#push("range", range[0]);
    const operator = this.#match(OPERATOR);
    if (operator) return this.#push("operator", operator[0]);
    const what =
      this.#text[this.#at] === '"' ? "A text has no closing quote." : `${this.#text[this.#at]} is not allowed here.`;
    throw new ProgramError("syntax", what, placeOf(this.#text, this.#at));
  }

  /** Reads a name; a type character such as the $ of Left$ is dropped. */
  #name(name: string) {
    this.#push("name", name);
    const next = this.#text[this.#at] ?? "";
    const isSuffix = "$%@#".includes(next) || this.#match(TYPE_SIGN) !== null;
    if (next === "" || !isSuffix) return;
    const token = this.#tokens.at(-1);
    if (token) token.raw += next;
    this.#at += 1;
  }
}
