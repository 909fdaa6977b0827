import { hideAddresses } from "../candidates/masking/masker.ts";
import { INTERVIEW_MINUTES, INTERVIEW_QUESTIONS } from "../interviews/limits.ts";
import { formatSalary } from "../money.ts";
import { salaryText } from "../pay/salary-text.ts";
import { fill, firstNameOf } from "./fill.ts";
import type { TemplateKind } from "./limits.ts";
import { writtenBy } from "./messages.ts";
import { STANDARD, type TemplateText } from "./standard.ts";

export interface HiringFacts {
  name: string;
  jobTitle: string;
  company: string;
  /** Only for invitations, as the employer typed them in the job. */
  location?: string;
  salary?: string;
  /** Of the person who causes the mail; plain text, or empty. */
  signature?: string;
}

/** `{interview}`: a description of the interview and its length. */
const INTERVIEW = `a ${INTERVIEW_MINUTES}-minute online interview: ${INTERVIEW_QUESTIONS} questions on data work, whenever it suits you`;

/**
 * Returns the text of a mail to a candidate: the employer's template, or the standard text without one. The server
 * sends it, and the pages preview it.
 */
export function hiringMail(
  kind: TemplateKind,
  own: TemplateText | null,
  { name, jobTitle: job, company, location = "", salary = "", signature = "" }: HiringFacts,
) {
  const { subject, text } = own ?? STANDARD[kind];
  // Place and pay are free text of the job; a mail to a stranger must contain only our links.
  const values = {
    name: firstNameOf(name),
    job,
    company,
    place: hideAddresses(location),
    pay: salary && hideAddresses(formatSalary(salaryText(salary))),
    interview: INTERVIEW,
  };
  const [greeting = "", ...paragraphs] = fill(text, values).split(/\n{2,}/);
  return {
    subject: fill(subject, values),
    greeting,
    paragraphs,
    signature,
    closing: own || signature ? [writtenBy(company)] : [],
  };
}
