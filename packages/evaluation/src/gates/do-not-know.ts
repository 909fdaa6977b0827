import { linear } from "../linear.ts";
import type { Token } from "../reading/tokens.ts";

const SAYS_SO = linear(
  String.raw`\b(?:i\s+)?(?:do(?:n't|nt| not)|did(?:n't| not))\s+(?:really\s+)?(?:know|remember|have (?:any |an )?idea)|\bno idea\b|\bidk\b|\bnot sure\b|\bno answer\b|\bskip(?:ped)?\b|\bpass on this\b|\bnever (?:used|learn(?:t|ed)|worked)\b|\bnot aware\b|\b(?:nahi|nahin|nhi) (?:pata|aata|malum|maloom)\b`,
);
const MOST_WORDS = 20;

/** Whether a short answer only says that the person does not know. */
export const doesNotKnow = (answer: string, words: readonly Token[]): boolean =>
  words.length <= MOST_WORDS && SAYS_SO.test(answer) && !/[=(]/.test(answer);
