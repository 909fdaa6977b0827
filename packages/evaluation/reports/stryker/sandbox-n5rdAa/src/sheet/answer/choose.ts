import { linear } from "../../linear.ts";
import { type FoundFormula, formulasIn } from "./find-formulas.ts";

const REACH = 60;
/** Words before or after a formula that the person does not recommend. */
const REFUSED_BEFORE = linear(
  String.raw`\b(?:not|never|avoid|instead of|rather than|unlike|don't use|wrong(?:ly)?|incorrect(?:ly)?|mistake)\b[^.\n;]*$`,
);
const REFUSED_AFTER = linear(
  String.raw`^[^.\n=;]{0,30}\b(?:(?:is|are|was|be|would be|looks|seems) (?:wrong|incorrect|not (?:right|correct)|misleading|a mistake)|(?:does not|doesn't|will not|won't|would not|cannot|can't) work|fails?|ignores?|treats?)\b`,
);

const plain = (formula: string): string => formula.toLowerCase().replace(/[\s$=+']/g, "");

function isRefused(answer: string, { quote: { start, end } }: FoundFormula): boolean {
  const line = answer.slice(Math.max(0, start - REACH), start);
  return REFUSED_BEFORE.test(line) || REFUSED_AFTER.test(answer.slice(end, end + 2 * REACH));
}

/**
 * The formulas that the answer may mean, the last one first: a draft comes before its correction. A formula that the question
 * itself names, that is a part of an earlier one, or that the person refuses is an explanation, unless there is no other.
 */
export function meantFormulas(answer: string, prompt: string): FoundFormula[] {
  const all = formulasIn(answer);
  const asked = plain(prompt);
  const seen: string[] = [];
  const meant = all.filter((found) => {
    const form = plain(found.formula);
    const isExplanation = seen.some((earlier) => earlier !== form && earlier.includes(form));
    seen.push(form);
    return !isExplanation && !asked.includes(form) && !isRefused(answer, found);
  });
  return (meant.length > 0 ? meant : all).toReversed();
}
