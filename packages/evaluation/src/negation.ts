import type { Sentence, Token } from "./text.ts";

const NEGATORS = new Set(["not", "no", "never", "cannot", "without", "neither", "nor"]);
const TURNS = new Set(["but", "instead", "rather", "however"]);
/** "not only", "no doubt": the words affirm. */
const AFFIRMING = new Set(["only", "just", "doubt", "matter", "later"]);
const REACH = 4;

function isNegator(tokens: readonly Token[], index: number): boolean {
  const word = tokens[index]?.text ?? "";
  if (!NEGATORS.has(word) && !word.endsWith("n't")) return false;
  return !AFFIRMING.has(tokens[index + 1]?.text ?? "");
}

/** Where "I do not …", "Never …" opens the sentence, or -1. */
function openingNegator(tokens: readonly Token[]): number {
  const subject = /^(i|we|you)$/.test(tokens[0]?.text ?? "") ? 2 : /^(do|please)$/.test(tokens[0]?.text ?? "") ? 1 : 0;
  return tokens.slice(0, subject + 1).findIndex((_, at) => isNegator(tokens, at));
}

/** "I would never …": a rejected plan, which earns nothing until the sentence turns. */
export function isRefused(sentence: Sentence, index: number): boolean {
  const words = sentence.tokens.map((token) => token.text);
  const at = words.slice(0, 4).findIndex((word, place) => {
    if (word === "wouldn't" || word === "won't") return true;
    return (word === "would" || word === "will") && /^(never|not)$/.test(words[place + 1] ?? "");
  });
  return at !== -1 && index > at && !words.slice(0, index).some((word) => TURNS.has(word));
}

/** Whether the word at this index of the sentence is negated. */
export function isNegated(sentence: Sentence, index: number, text: string): boolean {
  const { tokens } = sentence;
  const opening = openingNegator(tokens);
  // The opening negation holds up to the end of its clause.
  if (opening !== -1 && index > opening && !isTurned(sentence, opening, index, text)) return true;
  for (let at = index - 1; at >= Math.max(0, index - REACH); at -= 1) {
    const between = text.slice(tokens[at]?.end, tokens[at + 1]?.start);
    if (/[,;:()—]/.test(between)) return false;
    if (TURNS.has(tokens[at]?.text ?? "")) return isInsteadOf(tokens, at);
    if (isNegator(tokens, at)) return true;
  }
  return false;
}

function isTurned({ tokens }: Sentence, from: number, to: number, text: string): boolean {
  const between = text.slice(tokens[from]?.end, tokens[to]?.start);
  return /[,;:—]/.test(between) || tokens.slice(from, to).some((token) => TURNS.has(token.text));
}

/** "instead of X" and "rather than X" deny X, while "but X" affirms it. */
function isInsteadOf(tokens: readonly Token[], at: number): boolean {
  const next = tokens[at + 1]?.text;
  return (tokens[at]?.text === "instead" && next === "of") || (tokens[at]?.text === "rather" && next === "than");
}
