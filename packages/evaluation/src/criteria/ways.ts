import type { MatchWay } from "@dryrun/content/interview/question";
import type { ReadSentence } from "../language/read.ts";
import type { Token } from "../language/tokens.ts";
import { stemOf } from "../language/words.ts";
import { type LinearExpression, linear } from "../linear.ts";

export interface Span {
  start: number;
  end: number;
}

export interface WayMatch extends Span {
  strength: "full" | "half";
}

const SKIPPED_WORDS = new Set(["a", "an", "the", "my", "our", "their", "its", "this", "that", "each", "every"]);
const LEAST_TYPO_LENGTH = 5;
/** Expressions search only this many characters, to limit the time for pasted text; code is shorter. */
const EXPRESSION_REACH = 6_000;

/** Returns the expressions of terms "re:…". Caches them, because every sentence is tested with the same ones. */
function cacheExpressions(crossesLines: boolean) {
  const expressions = new Map<string, LinearExpression>();
  return (term: string): LinearExpression => {
    const expression = expressions.get(term) ?? linear(term.slice("re:".length), { crossesLines });
    expressions.set(term, expression);
    return expression;
  };
}
const expressionOf = cacheExpressions(false);
/** A program is the same however its lines are broken. */
const expressionAcrossLines = cacheExpressions(true);

/** Replaces the curly quotes that phones type, even in programs. Positions do not change. */
const withStraightQuotes = (text: string): string => text.replace(/[“”„]/g, '"').replace(/[‘’]/g, "'");

/** Finds the first full match of these ways within one sentence, or else a half match across two neighbouring sentences. */
export function findWay(
  ways: readonly MatchWay[],
  answer: string,
  sentences: readonly ReadSentence[],
): WayMatch | null {
  const text = withStraightQuotes(answer);
  let halfMatch: WayMatch | null = null;
  for (const way of ways) {
    if (way.unless && matchExpression([way.unless], text)) continue;
    const match = way.scope === "answer" ? matchInAnswer(way, text, sentences) : matchInSentences(way, text, sentences);
    if (match?.strength === "full") return match;
    halfMatch ??= match;
  }
  return halfMatch;
}

function matchInAnswer(way: MatchWay, text: string, sentences: readonly ReadSentence[]): WayMatch | null {
  const sentenceMatches = way.all.map((terms) =>
    firstMatch(sentences, (sentence) => matchGroup(terms, sentence, text, way)),
  );
  const isMeant = isAnyMeant(sentences);
  const textMatches = way.all.map((terms) => (isMeant ? matchExpression(terms, text) : null));
  const matches = sentenceMatches.map((sentenceMatch, index) => sentenceMatch ?? textMatches[index] ?? null);
  const first = matches[0];
  if (!first || matches.includes(null)) return null;
  return { ...first, strength: "full" };
}

/** In a text with a larger share of denied words, nothing counts as meant. */
const MOST_DENIED = 0.6;

/** Whether an expression over several sentences may match: not in an answer that denies nearly everything. */
function isAnyMeant(sentences: readonly ReadSentence[]): boolean {
  const stances = sentences.flatMap((sentence) => sentence.stances);
  const denied = stances.filter((stance) => stance === "denied").length;
  return sentences.length < 2 || denied <= stances.length * MOST_DENIED;
}

function firstMatch<T>(items: readonly T[], find: (item: T) => Span | null): Span | null {
  for (const item of items) {
    const match = find(item);
    if (match) return match;
  }
  return null;
}

/** Finds the first match of an expression. Unlike a word, it may match across lines. */
function matchExpression(terms: readonly string[], text: string): Span | null {
  return firstMatch(terms, (term) => {
    if (!term.startsWith("re:")) return null;
    const match = expressionAcrossLines(term).find(text.slice(0, EXPRESSION_REACH));
    return match && text.slice(match.start, match.end).trim() !== "" ? { start: match.start, end: match.end } : null;
  });
}

function matchInSentences(way: MatchWay, text: string, sentences: readonly ReadSentence[]): WayMatch | null {
  const hitsBySentence = sentences.map((sentence) =>
    way.all.map((terms) => matchGroup(terms, sentence, text, way) !== null),
  );
  const fullAt = hitsBySentence.findIndex((groups) => groups.every(Boolean));
  const fullSentence = sentences[fullAt];
  if (fullSentence) return { start: fullSentence.start, end: fullSentence.end, strength: "full" };
  const pairAt = hitsBySentence.findIndex((groups, index) =>
    groups.every((hit, group) => hit || hitsBySentence[index + 1]?.[group] === true),
  );
  const first = sentences[pairAt];
  const second = sentences[pairAt + 1];
  return first && second ? { start: first.start, end: second.end, strength: "half" } : null;
}

function matchGroup(terms: readonly string[], sentence: ReadSentence, text: string, way: MatchWay): Span | null {
  const isFound = terms.some((term) => {
    if (!term.startsWith("re:")) return hasWords(term.split(" "), sentence, way.negatable !== false);
    const match = expressionOf(term).find(
      text.slice(sentence.start, Math.min(sentence.end, sentence.start + EXPRESSION_REACH)),
    );
    if (!match) return false;
    const index = sentence.tokens.findIndex((token) => token.end > sentence.start + match.start);
    return index === -1 || !isDenied(sentence, index, way.negatable !== false);
  });
  return isFound ? { start: sentence.start, end: sentence.end } : null;
}

function isDenied({ stances }: ReadSentence, index: number, negatable: boolean): boolean {
  return stances[index] === "denied" || (negatable && stances[index] === "refused");
}

function hasWords(words: readonly string[], sentence: ReadSentence, negatable: boolean): boolean {
  return sentence.tokens.some(
    (_, index) => hasWordsAt(words, sentence.tokens, index) && !isDenied(sentence, index, negatable),
  );
}

function hasWordsAt(words: readonly string[], tokens: readonly Token[], from: number): boolean {
  let at = from;
  for (const [index, word] of words.entries()) {
    if (index > 0 && SKIPPED_WORDS.has(tokens[at]?.text ?? "") && !SKIPPED_WORDS.has(word)) at += 1;
    const token = tokens[at];
    if (!token || !matchesWord(word, token.text)) return false;
    at += 1;
  }
  return true;
}

function matchesWord(word: string, token: string): boolean {
  if (word.endsWith("*")) return token.startsWith(word.slice(0, -1));
  if (token === word) return true;
  return (
    word.length >= LEAST_TYPO_LENGTH &&
    word[0] === token[0] &&
    (isOneEdit(word, token) || stemOf(word) === stemOf(token))
  );
}

/** Whether one letter added, dropped, changed or swapped with its neighbour turns one word into the other. */
export function isOneEdit(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1) return false;
  let at = 0;
  while (at < a.length && at < b.length && a[at] === b[at]) at += 1;
  const rest = (word: string, skip: number) => word.slice(at + skip);
  const isSwap = a[at] === b[at + 1] && a[at + 1] === b[at] && rest(a, 2) === rest(b, 2);
  return rest(a, 1) === rest(b, 1) || rest(a, 1) === rest(b, 0) || rest(a, 0) === rest(b, 1) || isSwap;
}
