import type { Rubric, RubricPoint } from "@dryrun/content/interview/question";
import { type LostPoint, lostPoints } from "./lost-points.ts";
import { type Evidence, type QuestionFeedback, type Quote, toHalves } from "./result.ts";

/** What to say of an answer whose criteria and errors were read: what is good, what is missing, and what to do next. */
export function rubricFeedback(
  rubric: Rubric,
  evidence: readonly Evidence[],
  errors: readonly Evidence[],
): QuestionFeedback {
  const lost = lostPoints(rubric, evidence);
  const said = quoteOnce(rubric);
  return {
    good: evidence
      .filter(({ verdict }) => verdict === "met")
      .map(({ note, quote }) => said(quote, (words) => `${withoutStop(note)}: ${words}.`) ?? note),
    missing: [
      ...errors.map(({ note, quote }) => said(quote, (words) => `You write ${words}. ${note}`) ?? note),
      ...lost.map(({ id, feedbackMiss }) => {
        const begun = evidence.find(({ pointId, verdict }) => pointId === id && verdict === "partial");
        return said(begun?.quote, (words) => `${words} is a start. ${feedbackMiss}`) ?? feedbackMiss;
      }),
    ],
    next: nextStep(rubric, lost, errors.length),
  };
}

/** A longer quote is cut after so many words. */
const QUOTED_WORDS = 14;
/** A single word says too little of what is meant. */
const LEAST_QUOTED = 2;

/** Puts the person's words into a sentence about prose, each words once: two criteria may be met by one sentence. */
function quoteOnce({ exec }: Rubric) {
  const had = new Set<string>();
  return (quote: Quote | undefined, sentence: (words: string) => string): string | undefined => {
    const words = quote?.text.trim().split(/\s+/) ?? [];
    if (exec || !quote || words.length < LEAST_QUOTED || had.has(quote.text)) return undefined;
    had.add(quote.text);
    const isCut = words.length > QUOTED_WORDS;
    const shown = isCut ? `${words.slice(0, QUOTED_WORDS).join(" ")} …` : withoutStop(words.join(" "));
    return sentence(`“${shown}”`);
  };
}

const withoutStop = (text: string) => text.replace(/[.!;,:]$/, "");

const heaviest = ({ points }: Rubric): RubricPoint | undefined => points.toSorted((a, b) => b.weight - a.weight)[0];

/** The next step after prose that lacks nothing. */
const afterAll = (rubric: Rubric) =>
  `Nothing is missing. In an interview, expect a follow-up question about “${heaviest(rubric)?.label}”.`;

/** The next step after a right program, named `program`. */
export const afterRightProgram = (rubric: Rubric, program: string) =>
  `Nothing is missing. Practise saying in a sentence or two how your ${program} does this: “${heaviest(rubric)?.label}”.`;

function nextStep(rubric: Rubric, [first, ...others]: readonly LostPoint[], errors: number): string {
  if (errors > 0)
    return `Correct the ${errors === 1 ? "mistake first: it takes" : "mistakes first: they take"} points off whatever else the answer says.`;
  if (!first) return afterAll(rubric);
  const isBegun = first.left < first.weight;
  if (others.length === 0)
    return isBegun
      ? `Say more about “${first.label}”, and the answer is complete.`
      : `Add “${first.label}”, and the answer is complete.`;
  const points = toHalves(first.left);
  return `Start with “${first.label}”: it is worth ${points === 1 ? "1 more point" : `${points} more points`}.`;
}
