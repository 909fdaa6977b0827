import type { Sentence, Token, TokenizedText } from "../language/tokens.ts";
import { isFunctionWord, isOfPhone, spelledOut } from "../language/words.ts";
import { orderOf } from "./word-order.ts";

/** Shorter texts have too few words to judge their order by. */
const ORDER_FROM = 12;
/** The order of sentences is likelier than chance by more standard deviations the longer they are. */
const LEAST_ORDER = 1.6;
const LEAST_ORDER_SIGNED = 1.2;
const ORDER_BY_LENGTH = 0.45;
/** Texts with this share of small words of Hinglish, or typed short, of which the bank has few, so that their order is known less well. */
const OF_PHONE_FROM = 0.12;
const ORDER_BY_LENGTH_OF_PHONE = 0.3;
const LIST_FROM = 10;
const MOSTLY = 0.7;
/** Fewer bare words may be a note. */
const BARE_FROM = 8;
const FEW_SMALL = 0.2;
/** Notes of an expert have as many marks, signs and numbers for each word; their order says little. */
const MANY_SIGNS = 0.42;
const SIGN = /\d+(?:[.,]\d+)*|[^\s\d\p{L}\p{M}_'’]/gu;
const REPEATED_FROM = 40;
const ENDLESS_FROM = 40;
const FEW_SMALL_IN_A_ROW = 0.36;
const MONOTONE_FROM = 8;
const MONOTONE = 0.65;

/** Below this share of the usual likelihood of sentences, an order is certainly shuffled. Just above it, the answer may only be terse. */
const SURELY_SHUFFLED = 0.6;

/** Whether the words form no sentences (shuffled words or a list of key words), and whether that is certain. */
export function wordSaladIn({ text, sentences }: TokenizedText): "sure" | "doubtful" | null {
  const tokens = sentences.flatMap((sentence) => sentence.tokens);
  const isSigned = (text.match(SIGN)?.length ?? 0) >= tokens.length * MANY_SIGNS;
  const isRow = isRepeated(tokens) || sentences.some((sentence) => isEndlessRow(text, sentence));
  if (isRow || isListOfWords(text) || isMonotone(tokens) || (!isSigned && isBare(tokens))) return "sure";
  if (tokens.length < ORDER_FROM) return null;
  const order = orderOf(sentences);
  const least = leastOrder(tokens, isSigned);
  return order < least * SURELY_SHUFFLED ? "sure" : order < least ? "doubtful" : null;
}

function leastOrder(tokens: readonly Token[], isSigned: boolean): number {
  if (isSigned) return LEAST_ORDER_SIGNED;
  const length = Math.sqrt(tokens.length);
  const ofPhone = tokens.filter(({ text }) => isOfPhone(text)).map(({ text }) => text);
  // The same one again and again is a way to join key words.
  const isTypedSo = ofPhone.length >= tokens.length * OF_PHONE_FROM && new Set(ofPhone).size >= ofPhone.length / 2;
  if (isTypedSo) return ORDER_BY_LENGTH_OF_PHONE * length;
  return Math.max(LEAST_ORDER, ORDER_BY_LENGTH * length);
}

/** "segment, season, group by, channel …": a word or two, one after the other. */
function isListOfWords(text: string): boolean {
  const items = text.split(/[,;\n]+/).filter((item) => /\p{L}/u.test(item));
  const short = items.filter((item) => !/\d/.test(item) && (item.match(/\p{L}+/gu) ?? []).length <= 2).length;
  return items.length >= LIST_FROM && short >= items.length * MOSTLY;
}

/** Hardly any small words. */
function isBare(tokens: readonly Token[]): boolean {
  const small = tokens.filter((token) => isFunctionWord(token.text)).length;
  return tokens.length >= BARE_FROM && small < tokens.length * FEW_SMALL;
}

/** The same one or two small words over and over ("x and the y and the z") join words without making a sentence. */
function isMonotone(tokens: readonly Token[]): boolean {
  const small = tokens.filter(({ text }) => isFunctionWord(text));
  if (small.length < MONOTONE_FROM) return false;
  const counts = new Map<string, number>();
  for (const { text } of small) counts.set(spelledOut(text), (counts.get(spelledOut(text)) ?? 0) + 1);
  const [first = 0, second = 0] = [...counts.values()].sort((a, b) => b - a);
  return (first + second) / small.length > MONOTONE && tokens.length < small.length * 3;
}

/** A sentence that has no end, no mark and few small words. */
function isEndlessRow(text: string, { start, end, tokens }: Sentence): boolean {
  if (tokens.length < ENDLESS_FROM || /[,;:()]/.test(text.slice(start, end))) return false;
  return tokens.filter((token) => isFunctionWord(token.text)).length < tokens.length * FEW_SMALL_IN_A_ROW;
}

/** The same words again and again. */
function isRepeated(tokens: readonly Token[]): boolean {
  if (tokens.length < REPEATED_FROM) return false;
  const runs = tokens.slice(3).map((_, at) =>
    tokens
      .slice(at, at + 4)
      .map(({ text }) => text)
      .join(" "),
  );
  return new Set(runs).size < runs.length / 2;
}
