import { bankWords } from "@dryrun/content/interview/family";
import type { InterviewQuestion } from "@dryrun/content/interview/question";
import type { Token } from "./tokens.ts";

/** The words with the bank's own values in place of those of any variation of the family; places stay. */
export function inBankWords<One extends Token>(
  question: Pick<InterviewQuestion, "values">,
  tokens: readonly One[],
): readonly One[] {
  if (!question.values) return tokens;
  const words = bankWords(question);
  return tokens.map((token) => ({ ...token, text: words.get(token.text) ?? token.text }));
}
