import { EXPERIENCE_STEPS, PAY_STEPS } from "@dryrun/domain/jobs/limits";
import { KIND } from "../tokens.ts";

// Terms for the steps that people choose, so that few of a million rows are left to be compared with the very number.

const NOT_STATED = "none";
/** Of listings whose pay cannot be read. */
export const PAY_NOT_STATED = `${KIND.pay}:${NOT_STATED}`;
const payTerm = (step: number) => `${KIND.pay}:${step}`;
const yearsTerm = (step: number) => `${KIND.experience}:${step}`;

/** The terms of each step that this pay reaches and this experience does not pass. */
export const stepTermsOf = (pay: number | null, experience: number): string[] => [
  ...(pay === null ? [PAY_NOT_STATED] : PAY_STEPS.filter((step) => step <= pay).map(payTerm)),
  ...EXPERIENCE_STEPS.filter((step) => step >= experience).map(yearsTerm),
];

/** What every listing that pays at least this much, or asks for at most this many years, has; none beyond the steps. */
export function stepsFor(minSalary: number | undefined, maxExperience: number | undefined): string[] {
  const pay = PAY_STEPS.findLast((step) => step <= (minSalary ?? 0));
  const years = EXPERIENCE_STEPS.find((step) => step >= (maxExperience ?? Number.POSITIVE_INFINITY));
  return [...(pay === undefined ? [] : [payTerm(pay)]), ...(years === undefined ? [] : [yearsTerm(years)])];
}
