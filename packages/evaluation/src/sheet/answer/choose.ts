import { linear } from "../../linear.ts";
import { type FoundFormula, formulasIn } from "./find-formulas.ts";

const REACH = 60;
/** Words before or after a formula that reject it. */
const REJECTED_BEFORE = linear(
  String.raw`\b(?:not|never|avoid|instead of|rather than|unlike|don't use|wrong(?:ly)?|incorrect(?:ly)?|mistake)\b[^.\n;]*$`,
);
const REJECTED_AFTER = linear(
  String.raw`^[^.\n=;]{0,30}\b(?:(?:is|are|was|be|would be|looks|seems) (?:wrong|incorrect|not (?:right|correct)|misleading|a mistake)|(?:does not|doesn't|will not|won't|would not|cannot|can't) work|fails?|ignores?|treats?)\b`,
);

const normalizeFormula = (formula: string): string => formula.toLowerCase().replace(/[\s$=+']/g, "");

function isRejected(answer: string, { quote: { start, end } }: FoundFormula): boolean {
  const textBefore = answer.slice(Math.max(0, start - REACH), start);
  return REJECTED_BEFORE.test(textBefore) || REJECTED_AFTER.test(answer.slice(end, end + 2 * REACH));
}

/**
 * Returns the formulas that may be the answer, the last one first, because a correction follows its draft. Leaves out formulas that the
 * question names, parts of earlier formulas and rejected formulas, unless there are no others.
 */
export function candidateFormulas(answer: string, prompt: string): FoundFormula[] {
  const formulas = formulasIn(answer);
  const promptText = normalizeFormula(prompt);
  const earlierForms: string[] = [];
  const candidates = formulas.filter((candidate) => {
    const form = normalizeFormula(candidate.formula);
    const isExplanation = earlierForms.some((earlier) => earlier !== form && earlier.includes(form));
    earlierForms.push(form);
    return !isExplanation && !promptText.includes(form) && !isRejected(answer, candidate);
  });
  return (candidates.length > 0 ? candidates : formulas).toReversed();
}
