import { plain } from "./plain.ts";

interface Span {
  start: number;
  end: number;
}

export interface Token extends Span {
  text: string;
}

export interface Sentence extends Span {
  tokens: Token[];
}

/** A text with its words and sentences. An answer is tokenized once, and again only where a part of it is left out. */
export interface TokenizedText {
  text: string;
  words: readonly Token[];
  sentences: readonly Sentence[];
}

/** The words of a text in lower case with their places; a curly apostrophe counts as a straight one and an owner's 's is dropped. */
export function tokensOf(text: string): Token[] {
  return [...text.matchAll(/[\p{L}\p{M}\p{N}\p{Cf}_]+(?:['’][\p{L}]+)?/gu)].map((match) => ({
    text: wordOf(match[0]),
    start: match.index,
    end: match.index + match[0].length,
  }));
}

const wordOf = (written: string) =>
  (/^[\w'’]+$/.test(written) ? written : plain(written)).toLowerCase().replace("’", "'").replace(/'s$/, "");

/** Tokenizes a text. */
export function tokenized(text: string): TokenizedText {
  const words = tokensOf(text);
  let next = 0;
  const sentences = spansOfSentences(text).map(({ start, end }): Sentence => {
    while ((words[next]?.end ?? end) <= start) next += 1;
    const first = next;
    while ((words[next]?.start ?? end) < end) next += 1;
    return { start, end, tokens: words.slice(first, next) };
  });
  return { text, words, sentences };
}

/** The sentences and lines of a text, for quoting. */
export const sentencesOf = (text: string): readonly Sentence[] => tokenized(text).sentences;

/** A list that begins within a line continues there. */
const SECOND = /\s\(?2[.)]\s/g;
/** "approx" with the character before it, which shows whether the word starts there. */
const LONGEST_SHORT_FORM = 7;

/** Where sentences and lines are. The numbers of a list ("1.", "2)") end what is before them and are no part of it. */
function spansOfSentences(text: string): Span[] {
  const sentences: Span[] = [];
  const end = /\n+|[.!?]+["'”’)\]]*|(?:^|\s)\(?(\d{1,2})[.)](?=\s)/gm;
  let from = 0;
  let number = 1;
  const second = [...text.matchAll(SECOND)].at(-1)?.index ?? -1;
  for (const match of text.matchAll(end)) {
    const to = match.index + match[0].length;
    if (match[1] !== undefined) {
      const found = Number(match[1]);
      // At the start of a line, or the next number of a list that continues.
      const isNext = found === number && (number > 1 || second >= to);
      const isOfList = isNext || text.slice(from, match.index).trim() === "";
      if (isOfList) number = found + 1;
      // "between 29 and 39. If …": the sentence ends with a number.
      if (!isOfList && !match[0].endsWith(".")) continue;
      push(sentences, text, from, isOfList ? match.index : to);
      from = to;
      continue;
    }
    if (match[0][0] !== "\n" && /\S/.test(text[to] ?? "")) continue;
    const before = text.slice(Math.max(from, match.index - LONGEST_SHORT_FORM), match.index);
    // "e.g." and similar abbreviations do not end a sentence.
    if (/^\.[^.!?]*$/.test(match[0]) && /\b(e\.g|i\.e|vs|etc|rs|no|approx|mr|mrs|dr)$/i.test(before)) continue;
    push(sentences, text, from, to);
    from = to;
  }
  push(sentences, text, from, text.length);
  return sentences;
}

function push(sentences: Span[], text: string, from: number, to: number): void {
  const raw = text.slice(from, to);
  const trimmed = raw.trim();
  if (trimmed === "") return;
  const start = from + raw.indexOf(trimmed);
  sentences.push({ start, end: start + trimmed.length });
}

/** The text with these stretches made empty; all other places stay as they were. */
export function withoutSpans(text: string, spans: readonly Span[]): string {
  const isGone = new Uint8Array(text.length);
  for (const { start, end } of spans) isGone.fill(1, start, end);
  return Array.from(isGone, (gone, at) => (gone ? "\n" : text[at])).join("");
}

export const tokenizedWithout = (text: TokenizedText, spans: readonly Span[]): TokenizedText =>
  spans.length === 0 ? text : tokenized(withoutSpans(text.text, spans));

/** Cosine similarity of two bags of words, from 0 to 1. */
export function similarity(a: readonly Token[], b: readonly Token[]): number {
  const left = bagOf(a);
  const right = bagOf(b);
  let dot = 0;
  for (const [word, count] of left) dot += count * (right.get(word) ?? 0);
  const norm = (bag: Map<string, number>) =>
    Math.sqrt([...bag.values()].reduce((sum, count) => sum + count * count, 0));
  return dot === 0 ? 0 : dot / (norm(left) * norm(right));
}

function bagOf(tokens: readonly Token[]): Map<string, number> {
  const bag = new Map<string, number>();
  for (const { text } of tokens) bag.set(text, (bag.get(text) ?? 0) + 1);
  return bag;
}
