import { EXPERIENCE_STEPS, PAY_STEPS } from "@dryrun/domain/jobs/limits";
import { KIND } from "../tokens.ts";

// Terms for the steps that people choose, so that only a few of a million rows must be compared with the exact number.

const NOT_STATED = "none";
/** Marks listings whose pay cannot be parsed. */
export const PAY_NOT_STATED = `${KIND.pay}:${NOT_STATED}`;
const payTerm = (step: number) => `${KIND.pay}:${step}`;
const yearsTerm = (step: number) => `${KIND.experience}:${step}`;

/** Returns the terms of each pay step that this pay reaches and each experience step that this experience does not exceed. */
export const stepTermsOf = (pay: number | null, experience: number): string[] => [
  ...(pay === null ? [PAY_NOT_STATED] : PAY_STEPS.filter((step) => step <= pay).map(payTerm)),
  ...EXPERIENCE_STEPS.filter((step) => step >= experience).map(yearsTerm),
];

/**
 * Returns the terms that every listing has that pays at least this much or requires at most this many years; none
 * beyond the steps.
 */
export function stepsFor(minSalary: number | undefined, maxExperience: number | undefined): string[] {
  const pay = PAY_STEPS.findLast((step) => step <= (minSalary ?? 0));
  const years = EXPERIENCE_STEPS.find((step) => step >= (maxExperience ?? Number.POSITIVE_INFINITY));
  return [...(pay === undefined ? [] : [payTerm(pay)]), ...(years === undefined ? [] : [yearsTerm(years)])];
}
