import { asClause, sentencesIn } from "./perturbation.ts";

/** A disclaimer around the whole answer, around each sentence (several texts in turn), or in the middle. */
export interface Disclaimer {
  before?: string;
  after?: string;
  eachBefore?: string | string[];
  eachAfter?: string | string[];
  /** The number of sentences after which `text` comes. */
  insertAfter?: number;
  text?: string;
}

const textInTurn = (texts: string | string[] | undefined, at: number): string =>
  (Array.isArray(texts) ? texts[at % texts.length] : texts) ?? "";

/** Adds a disclaimer to an answer. */
export function disclaim(disclaimer: Disclaimer, answer: string): string {
  const sentences = sentencesIn(answer);
  if (disclaimer.insertAfter !== undefined)
    return sentences.toSpliced(disclaimer.insertAfter, 0, disclaimer.text ?? "").join(" ");
  if (disclaimer.eachBefore === undefined && disclaimer.eachAfter === undefined) {
    return (disclaimer.before ?? "") + answer + (disclaimer.after ?? "");
  }
  return sentences
    .map((sentence, index) => {
      const before = textInTurn(disclaimer.eachBefore, index);
      const clause = before === "" ? sentence.replace(/[.?!\s]+$/, "") : asClause(sentence);
      return before + clause + (textInTurn(disclaimer.eachAfter, index) || ".");
    })
    .join(" ");
}
