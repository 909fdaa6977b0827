import { disclaimersIn } from "../disclaimers/disclaimed.ts";
import { refusedTokens } from "./negation.ts";
import { piecesOf } from "./pieces.ts";
import type { Sentence, TokenizedText } from "./tokens.ts";

/**
 * The writer's stance on a word: says it, says that it is not so or not to be done (`refused`), or takes it back, or puts it into the mouth
 * of others (`denied`). What is refused may be right ("never hide a page only"); what is denied earns nothing.
 */
export type Stance = "held" | "refused" | "denied";

export interface ReadSentence extends Sentence {
  /** The writer's stance on each of its tokens. */
  stances: Stance[];
}

/** An answer as the graders read it. */
export interface Reading {
  sentences: ReadSentence[];
  /** Something in the answer may take back what it says, so it needs a review. */
  isDoubted: boolean;
}

/** Reads a text: its sentences, and the writer's stance on each word. */
export function read({ text, sentences }: TokenizedText): Reading {
  const pieces = sentences.map((sentence) => piecesOf(text, sentence));
  const isDenied = new Uint8Array(text.length);
  const { spans, isDoubted } = disclaimersIn(text, sentences, pieces);
  for (const { start, end } of spans) isDenied.fill(1, start, end);
  const withStances = sentences.map((sentence, at) => {
    const refused = refusedTokens(pieces[at] ?? [], sentence.tokens.length);
    const stances = sentence.tokens.map(
      ({ start }, token): Stance => (isDenied[start] ? "denied" : refused[token] ? "refused" : "held"),
    );
    return { ...sentence, stances };
  });
  return { sentences: withStances, isDoubted };
}
