import { asClause, sentencesIn } from "./twin.ts";

/** How a frame is put around an answer: as a whole, around each sentence (several take turns), or in its middle. */
export interface Frame {
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

/** The answer in the frame. */
export function framedBy(frame: Frame, answer: string): string {
  const sentences = sentencesIn(answer);
  if (frame.insertAfter !== undefined) return sentences.toSpliced(frame.insertAfter, 0, frame.text ?? "").join(" ");
  if (frame.eachBefore === undefined && frame.eachAfter === undefined) {
    return (frame.before ?? "") + answer + (frame.after ?? "");
  }
  return sentences
    .map((sentence, at) => {
      const before = inTurn(frame.eachBefore, at);
      const said = before === "" ? sentence.replace(/[.?!\s]+$/, "") : asClause(sentence);
      return before + said + (inTurn(frame.eachAfter, at) || ".");
    })
    .join(" ");
}
