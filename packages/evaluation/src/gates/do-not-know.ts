import type { Token } from "../language/tokens.ts";
import { linear } from "../linear.ts";

const NOT_KNOWN =
  "(?:do(?:n't|nt| not) (?:really )?(?:know|remember|have (?:any |an )?idea)|no idea|idk|not sure|no answer|(?:will |would )?skip|pass on this|never (?:used|learn(?:t|ed)|worked)|not aware|(?:nahi|nahin|nhi) (?:pata|aata|malum|maloom))";
const POLITE =
  "(?:(?:sorry|sir|mam|madam|hmm+|well|honestly|actually|really|no|ok|yaar|mujhe|muje|mereko|i|i'm|im|i've|am|have)\\W+)*";
/** The answer begins with such words. */
const BEGINS_WITH_IT = linear(`^\\W*${POLITE}${NOT_KNOWN}\\b`);
/** The writer says it about themselves, anywhere in a very short answer. */
const CONTAINS_IT = linear(`(?:^\\W*|[,.;:!-] *|\\b(?:i|i'm|im|am|mujhe|muje|have|sorry) )${NOT_KNOWN}\\b`);
/** The answer ends with such words: "I have never used it, so I don't know." */
const ENDS_WITH_IT = linear("(?:^|[,.;!] ?|\\bso )i (?:really )?do(?:n't|nt| not) know\\W*$");
/** The answer says more: "I was not sure, so I asked …", "not sure that it is the cause". */
const CONTINUES = linear(
  "\\b(?:so|but|because|lekin|isliye|therefore|until|then)(?: [^ ]+){3}|\\bnot sure (?:that|if|whether)\\b|\\bskip (?:the|all|other|to)\\b",
);
const MOST_WORDS = 20;
const FEW_WORDS = 8;

/** Whether a short answer only says that the person does not know. */
export function doesNotKnow(answer: string, words: readonly Token[]): boolean {
  if (words.length > MOST_WORDS || /[=(]/.test(answer)) return false;
  const text = answer.toLowerCase().replace(/[’‘]/g, "'");
  if (ENDS_WITH_IT.test(text) || (words.length <= FEW_WORDS && CONTAINS_IT.test(text))) return true;
  return BEGINS_WITH_IT.test(text) && !CONTINUES.test(text);
}
