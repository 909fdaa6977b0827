import { bankWords } from "@dryrun/content/interview/family";
import type { InterviewQuestion } from "@dryrun/content/interview/question";
import type { Token } from "./tokens.ts";

/** Replaces the values of any variation of the question by the values stored in the bank. Positions do not change. */
export function withBankValues<SomeToken extends Token>(
  question: Pick<InterviewQuestion, "values">,
  tokens: readonly SomeToken[],
): readonly SomeToken[] {
  if (!question.values) return tokens;
  const bankValues = bankWords(question);
  return tokens.map((token) => ({ ...token, text: bankValues.get(token.text) ?? token.text }));
}
