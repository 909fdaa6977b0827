import { isContinuing, isKeyword } from "@dryrun/engines/sql/keywords";
import { type SqlToken, sqlTokens } from "@dryrun/engines/sql/tokens";
import type { Quote } from "../../result.ts";
import { asTyped, fencesIn, type Stretch } from "./typed-text.ts";

/** More are not looked at. */
const MOST_QUERIES = 4;
const MOST_FOUND = 20;
/** Words that people write about a query and that no query has outside of names. */
const PROSE = new Set(
  `a also an answer because below but does explanation finally gives here hence how i it its logic my note notes output so
  solution that the these this those thus we which will you your`.split(/\s+/),
);
const ARTICLES = new Set(["the", "an", "these", "those", "my", "your"]);
/** A line of SQL with a slip in a keyword (`total FORM orders o`) has fewer names in a row. */
const NAMES_OF_SLIPS = 5;
const SET_OPERATORS = new Set(["union", "all", "except", "intersect", "minus", "distinct"]);

const wordOf = (token: SqlToken | undefined): string => (token?.kind === "word" ? token.text.toLowerCase() : "");
const isName = (token: SqlToken | undefined): boolean => token?.kind === "word" && !isKeyword(token.text);

/** Many names in a row, an article before a word, or a word that only prose has at the start. */
function isProse(tokens: readonly SqlToken[], names = 3): boolean {
  if (isName(tokens[0]) && tokens[1]?.text === ":") return true;
  if (PROSE.has(wordOf(tokens[0])) && isName(tokens[1])) return true;
  return tokens.some((token, at) => {
    if (!isName(token) || tokens[at + 1]?.kind !== "word") return false;
    return ARTICLES.has(wordOf(token)) || tokens.slice(at, at + names).filter(isName).length === names;
  });
}

/** `WITH name AS (` or `WITH name (columns) AS (`; not WITH TIES, and not prose. */
function isWith(tokens: readonly SqlToken[], at: number): boolean {
  if (wordOf(tokens[at]) !== "with") return false;
  const name = wordOf(tokens[at + 1]) === "recursive" ? at + 2 : at + 1;
  const isNamed = isName(tokens[name]) || tokens[name]?.kind === "quoted";
  return isNamed && (wordOf(tokens[name + 1]) === "as" || tokens[name + 1]?.text === "(");
}

/** `(SELECT …) UNION …` from its bracket on. */
function isBracketed(tokens: readonly SqlToken[], at: number): boolean {
  if (tokens[at]?.text !== "(" || wordOf(tokens[at + 1]) !== "select") return false;
  let depth = 0;
  for (let place = at; place < tokens.length; place += 1) {
    if (tokens[place]?.text === "(") depth += 1;
    if (tokens[place]?.text === ")") depth -= 1;
    if (depth === 0) return SET_OPERATORS.has(wordOf(tokens[place + 1]));
  }
  return false;
}

/** Whether this full stop ends a sentence: a word is before it, and a new line or a capital after it. */
function isSentenceEnd(text: string, token: SqlToken): boolean {
  const isAfterWord = /\S/.test(text[token.start - 1] ?? " ");
  return (
    token.text === "." && isAfterWord && /^(?:\s*$|\s*\n|\s{1,3}\p{Lu})/u.test(text.slice(token.end, token.end + 8))
  );
}

function lineFrom(text: string, tokens: readonly SqlToken[], at: number): SqlToken[] {
  const start = tokens[at]?.start ?? 0;
  const newLine = text.indexOf("\n", start);
  const end = newLine === -1 ? text.length : newLine;
  let to = at;
  while (to < tokens.length && (tokens[to]?.start ?? end) < end) to += 1;
  return tokens.slice(at, to);
}

/** The token after the last one of the query that starts here. */
function endOf(text: string, tokens: readonly SqlToken[], start: number): number {
  let depth = tokens[start]?.text === "(" ? 1 : 0;
  let isMainSeen = wordOf(tokens[start]) !== "with";
  for (let at = start + 1; at < tokens.length; at += 1) {
    const token = tokens[at] as SqlToken;
    if (token.text === "(") depth += 1;
    if (token.text === ")") depth -= 1;
    if (token.text === ";" && !isContinuing(wordOf(tokens[at + 1]))) return at;
    if (depth < 0 || (depth === 0 && isSentenceEnd(text, token))) return at;
    const gap = text.slice(tokens[at - 1]?.end, token.start);
    // After an empty line two names in a row are prose: "Thank you".
    const names = /\n[^\S\n]*\n/.test(gap) ? 2 : 3;
    if (gap.includes("\n") && depth <= 0 && isProse(lineFrom(text, tokens, at), names)) return at;
    if (depth > 0) continue;
    if (wordOf(token) === "select") {
      if (isMainSeen && !SET_OPERATORS.has(wordOf(tokens[at - 1]))) return at;
      isMainSeen = true;
    }
    if (isWith(tokens, at)) return at;
  }
  return tokens.length;
}

/** Only blanks and a list mark are before it on its line, or a colon or another query is. */
function isOwnLine(text: string, start: number): boolean {
  const before = text.slice(Math.max(0, start - 20), start);
  const line = before.slice(before.lastIndexOf("\n") + 1).trim();
  return line === "" || line === "(" || /[:;]$|^(?:[-*>]|\d{1,2}[.)])$/.test(line);
}

/** A query as it is run, and where it is in the answer. */
export interface FoundQuery {
  program: string;
  quote: Quote;
}

interface Found {
  start: number;
  end: number;
  /** It starts a line, or follows a colon or another query. */
  isOwn: boolean;
  /** Its tokens, to find a query that is a part of another one. */
  words: string;
}

function foundIn(text: string, { start: from, end: to }: Stretch): Found[] {
  const tokens = sqlTokens(text.slice(from, to)).map((token) => ({
    ...token,
    start: token.start + from,
    end: token.end + from,
  }));
  const found: Found[] = [];
  for (let at = 0; at < tokens.length; ) {
    if (wordOf(tokens[at]) !== "select" && !isWith(tokens, at) && !isBracketed(tokens, at)) {
      at += 1;
      continue;
    }
    const last = endOf(text, tokens, at);
    const own = withoutTail(tokens.slice(at, last));
    const start = own[0]?.start ?? from;
    const end = own.at(-1)?.end ?? to;
    if (!isProse(lineFrom(text, own, 1), NAMES_OF_SLIPS))
      found.push({ start, end, isOwn: isOwnLine(text, start), words: wordsOf(own) });
    at = Math.max(last, at + 1);
  }
  return found;
}

/** Without the word that leads to another query: "… or". */
const withoutTail = (tokens: SqlToken[]): SqlToken[] =>
  ["or", "and"].includes(wordOf(tokens.at(-1))) ? tokens.slice(0, -1) : tokens;

const wordsOf = (tokens: readonly SqlToken[]): string => ` ${tokens.map(({ text }) => text.toLowerCase()).join(" ")} `;

/**
 * The queries of an answer, the one that counts first: the last one, which corrects those before it. Fenced ones count before
 * others, those of their own line before those within a sentence. A query that repeats one before it, or a part of it, explains
 * it and is left out.
 */
export function queriesIn(answer: string): FoundQuery[] {
  const text = asTyped(answer);
  const fenced = fencesIn(text).flatMap((fence) => foundIn(text, fence));
  const all = fenced.length > 0 ? fenced : foundIn(text, { start: 0, end: text.length });
  const last = all.slice(-MOST_FOUND);
  const whole = last.filter((one, at) => !last.slice(0, at).some(({ words }) => words.includes(one.words)));
  const own = whole.filter(({ isOwn }) => isOwn);
  return (own.length > 0 ? own : whole)
    .reverse()
    .slice(0, MOST_QUERIES)
    .map(({ start, end }) => ({
      program: text.slice(start, end),
      quote: { start, end, text: answer.slice(start, end) },
    }));
}
