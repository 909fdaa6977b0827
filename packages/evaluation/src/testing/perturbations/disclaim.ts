import { asClause, sentencesIn } from "./perturbation.ts";

/** How a disclaimer is added: around the whole answer, around each sentence (several take turns), or in the middle. */
export interface Disclaimer {
  before?: string;
  after?: string;
  eachBefore?: string | string[];
  eachAfter?: string | string[];
  /** The number of sentences after which `text` comes. */
  insertAfter?: number;
  text?: string;
}

const inTurn = (texts: string | string[] | undefined, at: number): string =>
  (Array.isArray(texts) ? texts[at % texts.length] : texts) ?? "";

/** The answer with the disclaimer. */
export function disclaim(how: Disclaimer, answer: string): string {
  const sentences = sentencesIn(answer);
  if (how.insertAfter !== undefined) return sentences.toSpliced(how.insertAfter, 0, how.text ?? "").join(" ");
  if (how.eachBefore === undefined && how.eachAfter === undefined) {
    return (how.before ?? "") + answer + (how.after ?? "");
  }
  return sentences
    .map((sentence, at) => {
      const before = inTurn(how.eachBefore, at);
      const said = before === "" ? sentence.replace(/[.?!\s]+$/, "") : asClause(sentence);
      return before + said + (inTurn(how.eachAfter, at) || ".");
    })
    .join(" ");
}
