import { toPlainLetters } from "./plain.ts";

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

/** Returns the words of a text in lower case with their positions. Curly apostrophes become straight, and a possessive 's is dropped. */
export function tokensOf(text: string): Token[] {
  return [...text.matchAll(/[\p{L}\p{M}\p{N}\p{Cf}_]+(?:['’][\p{L}]+)?/gu)].map((match) => ({
    text: normalizeWord(match[0]),
    start: match.index,
    end: match.index + match[0].length,
  }));
}

const normalizeWord = (word: string) =>
  (/^[\w'’]+$/.test(word) ? word : toPlainLetters(word)).toLowerCase().replace("’", "'").replace(/'s$/, "");

/** Tokenizes a text. */
export function tokenize(text: string): TokenizedText {
  const words = tokensOf(text);
  let nextWord = 0;
  const sentences = sentenceSpans(text).map(({ start, end }): Sentence => {
    while ((words[nextWord]?.end ?? end) <= start) nextWord += 1;
    const first = nextWord;
    while ((words[nextWord]?.start ?? end) < end) nextWord += 1;
    return { start, end, tokens: words.slice(first, nextWord) };
  });
  return { text, words, sentences };
}

/** Returns the sentences and lines of a text. */
export const sentencesOf = (text: string): readonly Sentence[] => tokenize(text).sentences;

/** The second item of a list within a line, which shows that a number before it begins the list. */
const SECOND_ITEM = /\s\(?2[.)]\s/g;
/** The length of "approx" and the character before it, which shows whether the word starts there. */
const LONGEST_SHORT_FORM = 7;

/** Finds sentences and lines. The number of a list item ("1.", "2)") ends the sentence before it and belongs to no sentence. */
function sentenceSpans(text: string): Span[] {
  const sentences: Span[] = [];
  const end = /\n+|[.!?]+["'”’)\]]*|(?:^|\s)\(?(\d{1,2})[.)](?=\s)/gm;
  let from = 0;
  let nextNumber = 1;
  const lastSecondItem = [...text.matchAll(SECOND_ITEM)].at(-1)?.index ?? -1;
  for (const match of text.matchAll(end)) {
    const to = match.index + match[0].length;
    if (match[1] !== undefined) {
      const itemNumber = Number(match[1]);
      // At the start of a line, or the next number of a list that continues.
      const isNext = itemNumber === nextNumber && (nextNumber > 1 || lastSecondItem >= to);
      const isOfList = isNext || text.slice(from, match.index).trim() === "";
      if (isOfList) nextNumber = itemNumber + 1;
      // "between 29 and 39. If …": the sentence ends with a number.
      if (!isOfList && !match[0].endsWith(".")) continue;
      pushTrimmed(sentences, text, from, isOfList ? match.index : to);
      from = to;
      continue;
    }
    if (match[0][0] !== "\n" && /\S/.test(text[to] ?? "")) continue;
    const textBefore = text.slice(Math.max(from, match.index - LONGEST_SHORT_FORM), match.index);
    // "e.g." and similar abbreviations do not end a sentence.
    if (/^\.[^.!?]*$/.test(match[0]) && /\b(e\.g|i\.e|vs|etc|rs|no|approx|mr|mrs|dr)$/i.test(textBefore)) continue;
    pushTrimmed(sentences, text, from, to);
    from = to;
  }
  pushTrimmed(sentences, text, from, text.length);
  return sentences;
}

function pushTrimmed(sentences: Span[], text: string, from: number, to: number): void {
  const raw = text.slice(from, to);
  const trimmed = raw.trim();
  if (trimmed === "") return;
  const start = from + raw.indexOf(trimmed);
  sentences.push({ start, end: start + trimmed.length });
}

/** Replaces the characters of these spans by line breaks, so that other positions do not change. */
export function blankSpans(text: string, spans: readonly Span[]): string {
  const isBlanked = new Uint8Array(text.length);
  for (const { start, end } of spans) isBlanked.fill(1, start, end);
  return Array.from(isBlanked, (isBlank, index) => (isBlank ? "\n" : text[index])).join("");
}

export const tokenizeWithout = (text: TokenizedText, spans: readonly Span[]): TokenizedText =>
  spans.length === 0 ? text : tokenize(blankSpans(text.text, spans));

/** Returns the cosine similarity of two bags of words, from 0 to 1. */
export function similarity(a: readonly Token[], b: readonly Token[]): number {
  const left = wordCounts(a);
  const right = wordCounts(b);
  let dot = 0;
  for (const [word, count] of left) dot += count * (right.get(word) ?? 0);
  const lengthOf = (bag: Map<string, number>) =>
    Math.sqrt([...bag.values()].reduce((sum, count) => sum + count * count, 0));
  return dot === 0 ? 0 : dot / (lengthOf(left) * lengthOf(right));
}

function wordCounts(tokens: readonly Token[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { text } of tokens) counts.set(text, (counts.get(text) ?? 0) + 1);
  return counts;
}
