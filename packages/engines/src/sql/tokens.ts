import { isKeyword } from "./keywords.ts";

/** `quoted` is a name in double quotes, backticks or brackets. */
export type SqlTokenKind = "word" | "number" | "text" | "quoted" | "sign";

export interface SqlToken {
  kind: SqlTokenKind;
  /** As typed. */
  text: string;
  start: number;
  end: number;
}

const BLANKS = /\s+/y;
const WORD = /(?:[\p{L}_]|[@#]{1,2}[\p{L}\p{N}_])[\p{L}\p{N}_@#$]*/uy;
const NUMBER = /\d+(?:\.\d+)?(?:[eE][+-]?\d+)?|\.\d+(?:[eE][+-]?\d+)?/y;
const SIGN = /->>?|#>>?|@>|<@|&&|!?~~?\*?|::|<=>|<>|!=|==|<=|>=|\|\||\(\+\)|[\s\S]/uy;
const CLOSES = new Map(Object.entries({ '"': '"', "`": "`", "[": "]", "'": "'" }));

function matchAt(expression: RegExp, sql: string, at: number): string | undefined {
  expression.lastIndex = at;
  return expression.exec(sql)?.[0];
}

/** Returns the end of the quoted text that starts here, including doubled quotes; -1 without an end. */
function endOfQuoted(sql: string, start: number): number {
  const close = CLOSES.get(sql[start] ?? "") ?? "'";
  for (let index = sql.indexOf(close, start + 1); index !== -1; index = sql.indexOf(close, index + 2))
    if (sql[index + 1] !== close || close === "]") return index + 1;
  return -1;
}

/**
 * Returns the end of the comment that starts here, or the start itself. A block without an end extends to the end of
 * the text.
 */
function endOfComment(sql: string, start: number): number {
  if (sql.startsWith("--", start)) {
    const line = sql.indexOf("\n", start);
    return line === -1 ? sql.length : line;
  }
  if (!sql.startsWith("/*", start)) return start;
  const close = sql.indexOf("*/", start + 2);
  return close === -1 ? sql.length : close + 2;
}

/** Whether the quote here is the apostrophe of a word ("don't", "customers' names") and starts no text. */
function isApostrophe(sql: string, at: number, before: SqlToken | undefined): boolean {
  if (before?.kind !== "word" || before.end !== at || before.text.length === 1 || isKeyword(before.text)) return false;
  return /^[\p{L}\s]?$/u.test(sql.slice(at + 1, at + 2));
}

/** Whether brackets are an array's subscript (`[1]`, `[n]`) or its values (`ARRAY['a', 'b']`), not a name. */
function isSubscript(at: number, before: SqlToken | undefined): boolean {
  if (before?.kind === "word" && before.text.toLowerCase() === "array") return true;
  if (before?.end !== at) return false;
  return before.kind === "word" ? !isKeyword(before.text) : before.text === ")" || before.text === "]";
}

/** Returns the tokens of an SQL text in any dialect, without comments. Takes time in proportion to the text. */
export function sqlTokens(sql: string): SqlToken[] {
  const tokens: SqlToken[] = [];
  const isUnclosed = new Set<string>();
  const push = (kind: SqlTokenKind, start: number, end: number) =>
    tokens.push({ kind, text: sql.slice(start, end), start, end });
  for (let index = 0; index < sql.length; index = Math.max(index, tokens.at(-1)?.end ?? 0)) {
    index += matchAt(BLANKS, sql, index)?.length ?? 0;
    const comment = endOfComment(sql, index);
    if (comment > index) {
      index = comment;
      continue;
    }
    const sign = sql[index];
    if (sign === undefined) break;
    const isApart =
      (sign === "'" && isApostrophe(sql, index, tokens.at(-1))) || (sign === "[" && isSubscript(index, tokens.at(-1)));
    const isOpening = CLOSES.has(sign) && !isUnclosed.has(sign) && !isApart;
    const close = isOpening ? endOfQuoted(sql, index) : -1;
    if (isOpening && close === -1) isUnclosed.add(sign);
    const word = matchAt(WORD, sql, index);
    const number = matchAt(NUMBER, sql, index);
    if (close !== -1) push(sign === "'" ? "text" : "quoted", index, close);
    else if (word !== undefined) push("word", index, index + word.length);
    else if (number !== undefined) push("number", index, index + number.length);
    else push("sign", index, index + (matchAt(SIGN, sql, index)?.length ?? 1));
  }
  return tokens;
}
