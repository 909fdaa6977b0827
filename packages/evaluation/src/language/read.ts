import { disclaimersIn } from "../disclaimers/disclaimed.ts";
import { negatedTokens } from "./negation.ts";
import { piecesOf } from "./pieces.ts";
import type { Sentence, TokenizedText } from "./tokens.ts";

/**
 * The writer's stance on a word: asserts it (`held`), negates it (`refused`), or takes it back or attributes it to others (`denied`). A
 * negated word may be part of a right answer ("never only hide a page"). A denied word earns nothing.
 */
export type Stance = "held" | "refused" | "denied";

export interface ReadSentence extends Sentence {
  /** The writer's stance on each of its tokens. */
  stances: Stance[];
}

/** An answer with the writer's stances. */
export interface StanceReading {
  sentences: ReadSentence[];
  /** Whether something in the answer may take back what it says, so that a person must review it. */
  isDoubted: boolean;
}

/** Determines the writer's stance on each word of a text. */
export function readStances({ text, sentences }: TokenizedText): StanceReading {
  const pieces = sentences.map((sentence) => piecesOf(text, sentence));
  const isDenied = new Uint8Array(text.length);
  const { spans, isDoubted } = disclaimersIn(text, sentences, pieces);
  for (const { start, end } of spans) isDenied.fill(1, start, end);
  const withStances = sentences.map((sentence, index) => {
    const isNegated = negatedTokens(pieces[index] ?? [], sentence.tokens.length);
    const stances = sentence.tokens.map(
      ({ start }, token): Stance => (isDenied[start] ? "denied" : isNegated[token] ? "refused" : "held"),
    );
    return { ...sentence, stances };
  });
  return { sentences: withStances, isDoubted };
}
