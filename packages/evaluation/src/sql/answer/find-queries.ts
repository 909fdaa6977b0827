import { isContinuing, isKeyword } from "@dryrun/engines/sql/keywords";
import { type SqlToken, sqlTokens } from "@dryrun/engines/sql/tokens";
import type { Quote } from "../../result.ts";
import { fencesIn, type Span, withPlainSigns } from "./typed-text.ts";

/** At most this many queries of an answer are run. */
const MOST_QUERIES = 4;
const MOST_CANDIDATES = 20;
/** Words of prose that occur in a query only as names. */
const PROSE = new Set(
  `a also an answer because below but does explanation finally gives here hence how i it its logic my note notes output so
  solution that the these this those thus we which will you your`.split(/\s+/),
);
const ARTICLES = new Set(["the", "an", "these", "those", "my", "your"]);
/** This many names in a row are prose even on the first line of a query. A misspelt keyword (`total FORM orders o`) makes fewer. */
const PROSE_NAMES_IN_QUERY = 5;
const SET_OPERATORS = new Set(["union", "all", "except", "intersect", "minus", "distinct"]);

const wordOf = (token: SqlToken | undefined): string => (token?.kind === "word" ? token.text.toLowerCase() : "");
const isName = (token: SqlToken | undefined): boolean => token?.kind === "word" && !isKeyword(token.text);

/** Whether tokens are prose: many names in a row, an article before a word, or a first word that only prose has. */
function isProse(tokens: readonly SqlToken[], nameCount = 3): boolean {
  if (isName(tokens[0]) && tokens[1]?.text === ":") return true;
  if (PROSE.has(wordOf(tokens[0])) && isName(tokens[1])) return true;
  return tokens.some((token, index) => {
    if (!isName(token) || tokens[index + 1]?.kind !== "word") return false;
    return ARTICLES.has(wordOf(token)) || tokens.slice(index, index + nameCount).filter(isName).length === nameCount;
  });
}

/** Whether `WITH name AS (` or `WITH name (columns) AS (` begins here, not WITH TIES or prose. */
function isWith(tokens: readonly SqlToken[], at: number): boolean {
  if (wordOf(tokens[at]) !== "with") return false;
  const nameAt = wordOf(tokens[at + 1]) === "recursive" ? at + 2 : at + 1;
  const isNamed = isName(tokens[nameAt]) || tokens[nameAt]?.kind === "quoted";
  return isNamed && (wordOf(tokens[nameAt + 1]) === "as" || tokens[nameAt + 1]?.text === "(");
}

/** Whether `(SELECT …) UNION …` begins here. */
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

/** Returns the index of the token after the query that starts here. */
function endOfQuery(text: string, tokens: readonly SqlToken[], start: number): number {
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
    const nameCount = /\n[^\S\n]*\n/.test(gap) ? 2 : 3;
    if (gap.includes("\n") && depth <= 0 && isProse(lineFrom(text, tokens, at), nameCount)) return at;
    if (depth > 0) continue;
    if (wordOf(token) === "select") {
      if (isMainSeen && !SET_OPERATORS.has(wordOf(tokens[at - 1]))) return at;
      isMainSeen = true;
    }
    if (isWith(tokens, at)) return at;
  }
  return tokens.length;
}

/** Whether a query begins its line, perhaps after a list mark, or follows a colon or another query. */
function startsOwnLine(text: string, start: number): boolean {
  const before = text.slice(Math.max(0, start - 20), start);
  const line = before.slice(before.lastIndexOf("\n") + 1).trim();
  return line === "" || line === "(" || /[:;]$|^(?:[-*>]|\d{1,2}[.)])$/.test(line);
}

/** A query as it is run, and its quote in the answer. */
export interface FoundQuery {
  program: string;
  quote: Quote;
}

interface Candidate {
  start: number;
  end: number;
  /** Whether it begins its line, or follows a colon or another query. */
  isOwnLine: boolean;
  /** Its tokens in lower case, to find a query that is a part of another one. */
  words: string;
}

function candidatesIn(text: string, { start: from, end: to }: Span): Candidate[] {
  const tokens = sqlTokens(text.slice(from, to)).map((token) => ({
    ...token,
    start: token.start + from,
    end: token.end + from,
  }));
  const candidates: Candidate[] = [];
  for (let at = 0; at < tokens.length; ) {
    if (wordOf(tokens[at]) !== "select" && !isWith(tokens, at) && !isBracketed(tokens, at)) {
      at += 1;
      continue;
    }
    const endIndex = endOfQuery(text, tokens, at);
    const queryTokens = withoutConjunction(tokens.slice(at, endIndex));
    const start = queryTokens[0]?.start ?? from;
    const end = queryTokens.at(-1)?.end ?? to;
    if (!isProse(lineFrom(text, queryTokens, 1), PROSE_NAMES_IN_QUERY))
      candidates.push({ start, end, isOwnLine: startsOwnLine(text, start), words: wordsOf(queryTokens) });
    at = Math.max(endIndex, at + 1);
  }
  return candidates;
}

/** Removes the conjunction before another query: "… or". */
const withoutConjunction = (tokens: SqlToken[]): SqlToken[] =>
  ["or", "and"].includes(wordOf(tokens.at(-1))) ? tokens.slice(0, -1) : tokens;

const wordsOf = (tokens: readonly SqlToken[]): string => ` ${tokens.map(({ text }) => text.toLowerCase()).join(" ")} `;

/**
 * Finds the queries of an answer, the last one first, because it corrects those before it. Prefers fenced queries, then queries on a separate
 * line. Leaves out a query that repeats an earlier one or a part of it.
 */
export function queriesIn(answer: string): FoundQuery[] {
  const text = withPlainSigns(answer);
  const fencedCandidates = fencesIn(text).flatMap((fence) => candidatesIn(text, fence));
  const candidates =
    fencedCandidates.length > 0 ? fencedCandidates : candidatesIn(text, { start: 0, end: text.length });
  const lastCandidates = candidates.slice(-MOST_CANDIDATES);
  const unrepeated = lastCandidates.filter(
    (candidate, index) => !lastCandidates.slice(0, index).some(({ words }) => words.includes(candidate.words)),
  );
  const onOwnLine = unrepeated.filter(({ isOwnLine }) => isOwnLine);
  return (onOwnLine.length > 0 ? onOwnLine : unrepeated)
    .reverse()
    .slice(0, MOST_QUERIES)
    .map(({ start, end }) => ({
      program: text.slice(start, end),
      quote: { start, end, text: answer.slice(start, end) },
    }));
}
