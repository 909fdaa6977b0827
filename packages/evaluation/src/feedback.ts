import type { QuestionResult } from "./result.ts";

const MOST_GOOD = 3;
const MOST_MISSING = 3;

/** Writes one paragraph about an answer: what was good, what is missing, and the next step. */
export function feedbackText(result: QuestionResult): string {
  if (result.flags.includes("empty")) return `There is nothing to score here yet. ${result.feedback.next}`;
  const good = result.feedback.good.slice(0, MOST_GOOD);
  const missing = result.feedback.missing.slice(0, MOST_MISSING);
  const [first = "", ...others] = missing;
  const parts = [
    ...good,
    // A text that begins with a quotation is not advice.
    good.length > 0 && /^\w/.test(first) ? `What would make it better: ${lowerFirst(first)}` : first,
    ...others,
    result.feedback.next,
  ];
  return parts
    .filter((part) => part !== "")
    .map(asSentence)
    .join(" ");
}

/** Returns the sentence with a small first letter, to continue another sentence. */
export function lowerFirst(text: string): string {
  // Function names and SQL words keep their capitals.
  return /^[A-Z][a-z]/.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;
}

function asSentence(text: string): string {
  return /[.!?]$/.test(text) ? text : `${text}.`;
}
