import { type HiringFacts, hiringMail } from "../templates/hiring-mail.ts";
import type { TemplateText } from "../templates/standard.ts";

export interface DecisionFacts extends Pick<HiringFacts, "name" | "jobTitle" | "company" | "signature"> {
  isAccepted: boolean;
  /** The recruiter's reason; "" for none. */
  reason: string;
  /** Whether the candidate began the interview while the decision waited to be sent, so that its credit was returned. */
  isCreditReturned?: boolean;
  /** The employer's text of this mail; null for the standard one. */
  template: TemplateText | null;
}

const CREDIT_RETURNED =
  "You began the interview for this job after the decision was made. It cost you nothing: its credit is back in your account.";

/** The decision mail; the recruiter sees the same text before sending it. */
export function decisionMail({ isAccepted, reason, isCreditReturned, template, ...facts }: DecisionFacts) {
  const mail = hiringMail(isAccepted ? "accept" : "reject", template, facts);
  const recruiterLines = !isAccepted && reason ? [`The recruiter wrote:\n${reason}`] : [];
  return {
    ...mail,
    paragraphs: [...mail.paragraphs, ...recruiterLines, ...(isCreditReturned ? [CREDIT_RETURNED] : [])],
  };
}
