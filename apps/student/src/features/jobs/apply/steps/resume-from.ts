import { cleanPhone } from "@dryrun/domain/fields";
import { typedRupees } from "@dryrun/domain/pay/typed";
import { isBlankProject } from "@dryrun/domain/profile/entries";
import type { ShownResume } from "../../../../shared/answers.ts";
import type { ResumeValues } from "../../../../shared/resume-form/resume-values.ts";

/** Converts a month field's value to a calendar date. */
const dayOf = (month: string) => (/^\d{4}-\d{2}$/.test(month) ? `${month}-01` : null);
const inDays = <E extends { startDate: string; endDate: string }>(entry: E) => ({
  ...entry,
  startDate: dayOf(entry.startDate),
  endDate: dayOf(entry.endDate),
});
const rupees = (typed: string) => typedRupees(typed) ?? 0;

/** Returns the typed values as a resume shows them, even if they cannot be sent yet. */
export function resumeFrom(values: ResumeValues): ShownResume {
  const { workExperience, education, projects, currentCTC, expectedCTC, phone, ...rest } = values;
  return {
    ...rest,
    phone: cleanPhone(phone),
    currentCTC: rupees(currentCTC),
    expectedCTC: rupees(expectedCTC),
    workExperience: workExperience.filter(({ company, position }) => company || position).map(inDays),
    education: education.filter(({ institution, degree }) => institution || degree).map(inDays),
    projects: projects.filter((project) => !isBlankProject(project)).map(inDays),
    whole: true,
  };
}
