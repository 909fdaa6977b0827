import type { MatchWay } from "@dryrun/content/interview/question";
import type { ReadSentence } from "../language/read.ts";
import type { Token } from "../language/tokens.ts";
import { stemOf } from "../language/words.ts";
import { type Linear, linear } from "../linear.ts";

export interface Span {
  start: number;
  end: number;
}

export interface Found extends Span {
  strength: "full" | "half";
}

const SKIPPED = new Set(["a", "an", "the", "my", "our", "their", "its", "this", "that", "each", "every"]);
const TYPO_FROM = 5;
/** Expressions search only this many characters, to limit the time for pasted text; code is shorter. */
const EXPRESSION_REACH = 6_000;

const expressions = new Map<string, Linear>();
/** The expression of a term "re:…", made once: rubrics ask the same ones of every sentence. */
function expressionOf(term: string): Linear {
  const expression = expressions.get(term) ?? linear(term.slice("re:".length));
  expressions.set(term, expression);
  return expression;
}

/** Phones type curly quotes, in programs too. Places stay as they are. */
const withStraightQuotes = (text: string): string => text.replace(/[“”„]/g, '"').replace(/[‘’]/g, "'");

/** The first match of these ways in the text, within one sentence or across two neighbouring ones. */
export function findWay(ways: readonly MatchWay[], typed: string, sentences: readonly ReadSentence[]): Found | null {
  const text = withStraightQuotes(typed);
  let half: Found | null = null;
  for (const way of ways) {
    if (way.unless && expressionIn([way.unless], text)) continue;
    const found = way.scope === "answer" ? anywhere(way, text, sentences) : together(way, text, sentences);
    if (found?.strength === "full") return found;
    half ??= found;
  }
  return half;
}

function anywhere(way: MatchWay, text: string, sentences: readonly ReadSentence[]): Found | null {
  const places = way.all.map((terms) => firstOf(sentences, (sentence) => groupIn(terms, sentence, text, way)));
  const isHeld = isHeldAtAll(sentences);
  const wide = way.all.map((terms) => (isHeld ? expressionIn(terms, text) : null));
  const found = places.map((place, index) => place ?? wide[index] ?? null);
  const first = found[0];
  if (!first || found.includes(null)) return null;
  return { ...first, strength: "full" };
}

/** A text of which this share is denied holds nothing. */
const MOST_DENIED = 0.6;

/** An expression over several sentences may be about what is denied in one of them, but not about an answer that denies all. */
function isHeldAtAll(sentences: readonly ReadSentence[]): boolean {
  const stances = sentences.flatMap((sentence) => sentence.stances);
  const denied = stances.filter((stance) => stance === "denied").length;
  return sentences.length < 2 || denied <= stances.length * MOST_DENIED;
}

function firstOf<T>(items: readonly T[], find: (item: T) => Span | null): Span | null {
  for (const item of items) {
    const found = find(item);
    if (found) return found;
  }
  return null;
}

/** An expression that runs over several lines, found in the whole text. */
function expressionIn(terms: readonly string[], text: string): Span | null {
  return firstOf(terms, (term) => {
    if (!term.startsWith("re:")) return null;
    const found = expressionOf(term).find(text.slice(0, EXPRESSION_REACH));
    return found && text.slice(found.start, found.end).trim() !== "" ? { start: found.start, end: found.end } : null;
  });
}

function together(way: MatchWay, text: string, sentences: readonly ReadSentence[]): Found | null {
  const hits = sentences.map((sentence) => way.all.map((terms) => groupIn(terms, sentence, text, way) !== null));
  const full = hits.findIndex((groups) => groups.every(Boolean));
  const whole = sentences[full];
  if (whole) return { start: whole.start, end: whole.end, strength: "full" };
  const pair = hits.findIndex((groups, at) => groups.every((hit, group) => hit || hits[at + 1]?.[group] === true));
  const first = sentences[pair];
  const second = sentences[pair + 1];
  return first && second ? { start: first.start, end: second.end, strength: "half" } : null;
}

function groupIn(terms: readonly string[], sentence: ReadSentence, text: string, way: MatchWay): Span | null {
  const isSaid = terms.some((term) => {
    if (!term.startsWith("re:")) return hasWords(term.split(" "), sentence, way.negatable !== false);
    const found = expressionOf(term).find(
      text.slice(sentence.start, Math.min(sentence.end, sentence.start + EXPRESSION_REACH)),
    );
    if (!found) return false;
    const index = sentence.tokens.findIndex((token) => token.end > sentence.start + found.start);
    return index === -1 || !isDenied(sentence, index, way.negatable !== false);
  });
  return isSaid ? { start: sentence.start, end: sentence.end } : null;
}

function isDenied({ stances }: ReadSentence, index: number, negatable: boolean): boolean {
  return stances[index] === "denied" || (negatable && stances[index] === "refused");
}

function hasWords(words: readonly string[], sentence: ReadSentence, negatable: boolean): boolean {
  return sentence.tokens.some(
    (_, index) => startsWith(words, sentence.tokens, index) && !isDenied(sentence, index, negatable),
  );
}

function startsWith(words: readonly string[], tokens: readonly Token[], from: number): boolean {
  let at = from;
  for (const [index, word] of words.entries()) {
    if (index > 0 && SKIPPED.has(tokens[at]?.text ?? "") && !SKIPPED.has(word)) at += 1;
    const token = tokens[at];
    if (!token || !isWord(word, token.text)) return false;
    at += 1;
  }
  return true;
}

function isWord(word: string, token: string): boolean {
  if (word.endsWith("*")) return token.startsWith(word.slice(0, -1));
  if (token === word) return true;
  return word.length >= TYPO_FROM && word[0] === token[0] && (isOneEdit(word, token) || stemOf(word) === stemOf(token));
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
