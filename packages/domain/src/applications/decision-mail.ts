import { type HiringFacts, hiringMail } from "../templates/hiring-mail.ts";
import type { TemplateText } from "../templates/standard.ts";

export interface DecisionFacts extends Pick<HiringFacts, "name" | "jobTitle" | "company" | "signature"> {
  isAccepted: boolean;
  /** The recruiter's reason; "" for none. */
  reason: string;
  /** The employer's text of this mail; null for the standard one. */
  template: TemplateText | null;
}

/** The decision mail; the recruiter sees the same text before sending it. */
export function decisionMail({ isAccepted, reason, template, ...facts }: DecisionFacts) {
  const mail = hiringMail(isAccepted ? "accept" : "reject", template, facts);
  const recruiterLines = !isAccepted && reason ? [`The recruiter wrote:\n${reason}`] : [];
  return { ...mail, paragraphs: [...mail.paragraphs, ...recruiterLines] };
}
