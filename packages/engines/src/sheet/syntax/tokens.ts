import { ProgramError } from "../../meter.ts";
import { placeOf } from "../../place.ts";

export type TokenKind =
  | "number"
  | "text"
  | "error"
  | "sheet"
  | "columns"
  | "rows"
  | "cell"
  | "name"
  | "bracket"
  | "operator"
  | "end";

export interface Token {
  kind: TokenKind;
  /** As typed, but without quotes. */
  text: string;
  start: number;
  end: number;
  /** Whether a space is before it. */
  isApart: boolean;
}

/** Tried in this order; each is sticky and linear. */
const PATTERNS: readonly [TokenKind, RegExp][] = [
  ["text", /"(?:[^"]|"")*"/y],
  ["error", /#(?:NULL!|DIV\/0!|VALUE!|REF!|NAME\?|NUM!|N\/A|SPILL!|CALC!)/iy],
  ["sheet", /(?:'(?:[^']|'')+'|[A-Za-z_][\w.]*)!/y],
  ["columns", /\$?[A-Za-z]{1,3}:\$?[A-Za-z]{1,3}(?![\w(.])/y],
  ["rows", /\$?\d{1,7}:\$?\d{1,7}(?![\w.])/y],
  ["cell", /\$?[A-Za-z]{1,3}\$?[1-9]\d{0,6}(?![\w(.])/y],
  ["number", /(?:\d+(?:\.\d*)?|\.\d+)(?:[eE][+-]?\d+)?/y],
  ["name", /[A-Za-z_\\][\w.\\?]*/y],
  ["operator", /<=|>=|<>|[-+*/^&=<>%(),:{};@#]/y],
];
const SPACE = /\s+/y;

const unquoted = (kind: TokenKind, text: string) => {
  if (kind === "text") return text.slice(1, -1).replaceAll('""', '"');
  if (kind !== "sheet") return text;
  const name = text.slice(0, -1);
  return name.startsWith("'") ? name.slice(1, -1).replaceAll("''", "'") : name;
};

/** Returns the end of a structured reference's outer bracket; a quote escapes the next character. */
function bracketEnd(program: string, start: number): number {
  let depth = 0;
  for (let index = start; index < program.length; index++) {
    const letter = program[index];
    if (letter === "'") index += 1;
    else if (letter === "[") depth += 1;
    else if (letter === "]" && --depth === 0) return index + 1;
  }
  throw new ProgramError("syntax", "A closing ] is missing.", placeOf(program, start));
}

function matched(pattern: RegExp, program: string, at: number): string | undefined {
  pattern.lastIndex = at;
  return pattern.exec(program)?.[0];
}

function tokenAt(program: string, start: number, isApart: boolean): Token {
  if (program[start] === "[") {
    const end = bracketEnd(program, start);
    return { kind: "bracket", text: program.slice(start, end), start, end, isApart };
  }
  for (const [kind, pattern] of PATTERNS) {
    const text = matched(pattern, program, start);
    if (text !== undefined) return { kind, text: unquoted(kind, text), start, end: start + text.length, isApart };
  }
  const what =
    program[start] === '"' ? "A closing quotation mark is missing." : `Excel has no character ${program[start]} here.`;
  throw new ProgramError("syntax", what, placeOf(program, start));
}

/** Returns the tokens of a formula, after its equals sign; the last one is the end. */
export function tokensOf(program: string): Token[] {
  const tokens: Token[] = [];
  let at = matched(/\s*=?/y, program, 0)?.length ?? 0;
  for (;;) {
    const space = matched(SPACE, program, at)?.length ?? 0;
    at += space;
    if (at >= program.length) break;
    const token = tokenAt(program, at, space > 0);
    tokens.push(token);
    at = token.end;
  }
  tokens.push({ kind: "end", text: "", start: program.length, end: program.length, isApart: false });
  return tokens;
}
