import { type ApplicationPage, applicationPageSchema } from "@dryrun/domain/applications/schema";
import { withTypedPay } from "@dryrun/domain/pay/typed";
import { errorsOf, listErrors } from "@dryrun/forms/field-errors";
import type { FormShellProps } from "@dryrun/forms/form-shell";
import { PAY_FIELDS, type ResumeValues } from "../../../../shared/resume-form/resume-values.ts";

export const applyFormSchema: FormShellProps<ResumeValues, ApplicationPage>["schema"] = withTypedPay(
  applicationPageSchema,
  PAY_FIELDS,
);

/** The pages of the application, the last one to check it before it is sent. */
export const STEPS = ["about", "experience", "education", "letter", "check"] as const;
export type Step = (typeof STEPS)[number];

const FIELDS: Partial<Record<Step, readonly string[]>> = {
  experience: ["noWorkExperience", "workExperience", "projects"],
  education: ["education"],
  letter: ["coverLetter"],
  check: ["saveToProfile", "ifUpdatedAt"],
};

/** Returns the page of a field, by its dotted path; a field of no other page belongs to the person. */
export function stepOf(field: string): Step {
  const [name = ""] = field.split(".");
  return STEPS.find((step) => FIELDS[step]?.includes(name)) ?? "about";
}

/** Whether the fields of a page are still empty. */
export const isBlankStep = (step: Step, values: ResumeValues, blank: ResumeValues): boolean =>
  (Object.keys(blank) as (keyof ResumeValues)[]).every(
    (field) => stepOf(field) !== step || JSON.stringify(values[field]) === JSON.stringify(blank[field]),
  );

/** How much of a page the profile filled in. */
export type Filled = "all" | "some" | "none";

/** Returns the page that the form opens on: the first with something missing, or the check of a complete application. */
export function firstStep(filled: Record<Step, Filled> | undefined): number {
  if (!filled) return 0;
  const missing = STEPS.findIndex((step) => filled[step] !== "all");
  return missing >= 0 ? missing : STEPS.indexOf("check");
}

/** Whether the profile filled in nothing: the first application is then saved to it, unless the student unticks that. */
export const isNew = (filled: Record<Step, Filled> | undefined): boolean =>
  filled !== undefined && STEPS.every((step) => step === "check" || filled[step] === "none");

/** What the profile filled in, page by page. `blank`: the values without a profile. */
export function filledSteps(values: ResumeValues, blank: ResumeValues): Record<Step, Filled> {
  const open = new Set(listErrors(errorsOf(applyFormSchema, values)).map(({ field }) => stepOf(field)));
  const filled = (step: Step): Filled => {
    if (!open.has(step)) return "all";
    return isBlankStep(step, values, blank) ? "none" : "some";
  };
  return Object.fromEntries(STEPS.map((step) => [step, filled(step)])) as Record<Step, Filled>;
}
