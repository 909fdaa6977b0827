import type { Sentence, Token, TokenizedText } from "../language/tokens.ts";
import { expandAbbreviation, isFunctionWord, isTypedOnPhone } from "../language/words.ts";
import { orderScore } from "./word-order.ts";

/** Shorter texts have too few words to judge their order. */
const ORDER_LEAST_WORDS = 12;
/** The least order score of sentences. It grows with the square root of the length. */
const LEAST_ORDER = 1.6;
const LEAST_ORDER_WITH_SIGNS = 1.2;
const ORDER_PER_LENGTH = 0.45;
/** A text with this share of Hinglish or abbreviated function words needs a lower order score, because the bank has few such texts. */
const LEAST_PHONE_SHARE = 0.12;
const ORDER_PER_LENGTH_ON_PHONE = 0.3;
const LIST_LEAST_ITEMS = 10;
const LIST_SHARE = 0.7;
/** Fewer words without function words may be a note. */
const BARE_LEAST_WORDS = 8;
const BARE_MOST_SMALL_WORDS = 0.2;
/** Notes of an expert have this many signs and numbers per word; their word order means little. */
const MANY_SIGNS = 0.42;
const SIGN = /\d+(?:[.,]\d+)*|[^\s\d\p{L}\p{M}_'’]/gu;
const REPEATED_LEAST_WORDS = 40;
const ENDLESS_LEAST_WORDS = 40;
const ENDLESS_MOST_SMALL_WORDS = 0.36;
const MONOTONE_LEAST_WORDS = 8;
const MONOTONE_SHARE = 0.65;

/** Below this share of the required score, the words are certainly shuffled. Just above it, the answer may only be terse. */
const SURELY_SHUFFLED = 0.6;

/** Detects words that form no sentences, such as shuffled words or a list of key words, and whether that is certain. */
export function wordSaladIn({ text, sentences }: TokenizedText): "sure" | "doubtful" | null {
  const tokens = sentences.flatMap((sentence) => sentence.tokens);
  const hasManySigns = (text.match(SIGN)?.length ?? 0) >= tokens.length * MANY_SIGNS;
  const isWordRow = isRepeated(tokens) || sentences.some((sentence) => isEndlessRow(text, sentence));
  if (isWordRow || isListOfWords(text) || isMonotone(tokens) || (!hasManySigns && lacksSmallWords(tokens)))
    return "sure";
  if (tokens.length < ORDER_LEAST_WORDS) return null;
  const order = orderScore(sentences);
  const required = requiredOrder(tokens, hasManySigns);
  return order < required * SURELY_SHUFFLED ? "sure" : order < required ? "doubtful" : null;
}

function requiredOrder(tokens: readonly Token[], hasManySigns: boolean): number {
  if (hasManySigns) return LEAST_ORDER_WITH_SIGNS;
  const length = Math.sqrt(tokens.length);
  const phoneWords = tokens.filter(({ text }) => isTypedOnPhone(text)).map(({ text }) => text);
  // Repeating the same function word is a way to join key words.
  const hasPhoneStyle =
    phoneWords.length >= tokens.length * LEAST_PHONE_SHARE && new Set(phoneWords).size >= phoneWords.length / 2;
  if (hasPhoneStyle) return ORDER_PER_LENGTH_ON_PHONE * length;
  return Math.max(LEAST_ORDER, ORDER_PER_LENGTH * length);
}

/** Whether a text lists single words or pairs of words: "segment, season, group by, channel …". */
function isListOfWords(text: string): boolean {
  const items = text.split(/[,;\n]+/).filter((item) => /\p{L}/u.test(item));
  const shortCount = items.filter((item) => !/\d/.test(item) && (item.match(/\p{L}+/gu) ?? []).length <= 2).length;
  return items.length >= LIST_LEAST_ITEMS && shortCount >= items.length * LIST_SHARE;
}

/** Whether a text has hardly any function words. */
function lacksSmallWords(tokens: readonly Token[]): boolean {
  const smallCount = tokens.filter((token) => isFunctionWord(token.text)).length;
  return tokens.length >= BARE_LEAST_WORDS && smallCount < tokens.length * BARE_MOST_SMALL_WORDS;
}

/** Whether only one or two function words join the others, as in "x and the y and the z". */
function isMonotone(tokens: readonly Token[]): boolean {
  const smallWords = tokens.filter(({ text }) => isFunctionWord(text));
  if (smallWords.length < MONOTONE_LEAST_WORDS) return false;
  const counts = new Map<string, number>();
  for (const { text } of smallWords)
    counts.set(expandAbbreviation(text), (counts.get(expandAbbreviation(text)) ?? 0) + 1);
  const [first = 0, second = 0] = [...counts.values()].sort((a, b) => b - a);
  return (first + second) / smallWords.length > MONOTONE_SHARE && tokens.length < smallWords.length * 3;
}

/** Whether a sentence is very long and has no marks and few function words. */
function isEndlessRow(text: string, { start, end, tokens }: Sentence): boolean {
  if (tokens.length < ENDLESS_LEAST_WORDS || /[,;:()]/.test(text.slice(start, end))) return false;
  return tokens.filter((token) => isFunctionWord(token.text)).length < tokens.length * ENDLESS_MOST_SMALL_WORDS;
}

/** Whether a text repeats the same words. */
function isRepeated(tokens: readonly Token[]): boolean {
  if (tokens.length < REPEATED_LEAST_WORDS) return false;
  const runs = tokens.slice(3).map((_, index) =>
    tokens
      .slice(index, index + 4)
      .map(({ text }) => text)
      .join(" "),
  );
  return new Set(runs).size < runs.length / 2;
}
