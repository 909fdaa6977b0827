import type { ErrorCode } from "../errors.ts";
import { type Invitation, isAlive } from "../invitations/rules.ts";
import { type HiringFacts, hiringMail } from "../templates/hiring-mail.ts";
import { writtenBy } from "../templates/messages.ts";
import type { TemplateText } from "../templates/standard.ts";
import { type ApplicationStatus, type ExportFormat, MAX_WORKBOOK_ROWS } from "./limits.ts";
import { TOO_LONG_FOR_WORKBOOK } from "./messages.ts";

export interface DecisionFacts extends Pick<HiringFacts, "name" | "jobTitle" | "company" | "signature"> {
  isAccepted: boolean;
  /** The recruiter's reason; "" for none. */
  reason: string;
  /** Whether the candidate's interview was running when the decision became final. */
  isOvertaking?: boolean;
  /** The employer's text of this mail; null for the standard one. */
  template: TemplateText | null;
}

const OVERTAKING =
  "Your interview for this job was running at that time. Finish it, and its result is for your own practice. Or stop it before its time ends: its credit comes back, and there is no result.";

/** The decision mail; the recruiter sees the same text before sending it. */
export function decisionMail({ isAccepted, reason, isOvertaking, template, ...facts }: DecisionFacts) {
  const mail = hiringMail(isAccepted ? "accept" : "reject", template, facts);
  const recruiterLines = !isAccepted && reason ? [`The recruiter wrote:\n${reason}`] : [];
  return {
    ...mail,
    paragraphs: [...mail.paragraphs, ...recruiterLines, ...(isOvertaking ? [OVERTAKING] : [])],
    closing: recruiterLines.length > 0 ? [writtenBy(facts.company)] : mail.closing,
  };
}

/** Returns why this student may not open or apply to jobs, or null. */
export const refusalWithoutQuiz = (passedQuiz: boolean): ErrorCode | null => (passedQuiz ? null : "QUIZ_REQUIRED");

/** Returns why an employer may not decide an application, or null: only a pending one can be decided, once. */
export const refusalToDecide = (status: ApplicationStatus): ErrorCode | null =>
  status === "pending" ? null : "ALREADY_DECIDED";

/** Whether a request sets a stage and a shortlist mark that contradict each other. */
export const contradictsStage = (stage: string | undefined, shortlisted: boolean | undefined): boolean =>
  stage !== undefined && shortlisted !== undefined && shortlisted !== (stage === "shortlist");

/** Returns why a student may not withdraw an application, or null: it is possible once, until a decision. */
export const refusalToWithdraw = (status: ApplicationStatus): ErrorCode | null => refusalToDecide(status);

interface Applicant {
  passedQuiz: boolean;
  /** Whether the student has applied to this job. */
  hasApplied: boolean;
}
/** Returns why a student may not open this job, or null: an active invitation opens it, and applicants can always read it. */
export function refusalToOpen(
  { passedQuiz, hasApplied }: Applicant,
  invitation: Invitation | null,
  now: Date,
): ErrorCode | null {
  const isInvited = invitation !== null && isAlive(invitation, now);
  return passedQuiz || hasApplied || isInvited ? null : "QUIZ_REQUIRED";
}

/** Returns why an application is not allowed, or null; the first reason that applies. */
export function refusalToApply(
  applicant: Applicant,
  invitation: Invitation | null,
  isJobClosed: boolean,
  now: Date,
): ErrorCode | null {
  const refusal = refusalToOpen(applicant, invitation, now);
  if (refusal) return refusal;
  if (applicant.hasApplied) return "ALREADY_APPLIED";
  return isJobClosed ? "JOB_CLOSED" : null;
}

/** Returns why this many applications cannot be exported in a format, or null. */
export const refusalToExport = (format: ExportFormat, count: number): string | null =>
  format === "xlsx" && count > MAX_WORKBOOK_ROWS ? TOO_LONG_FOR_WORKBOOK : null;
