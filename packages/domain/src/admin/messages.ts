import { MAX_SEATS } from "../company/team/limits.ts";
import { countOf } from "../text.ts";
import type { MergeRefusal } from "./limits.ts";

export const COMPANY_VERIFIED = "Company verified";
export const COMPANY_UNVERIFIED = "Verification withdrawn";
export const COMPANIES_MERGED = "Companies merged";
export const WITHOUT_NAME = "a company without a name";
export const SAME_COMPANY = "Choose another company.";
export const NOT_CONFIRMED = "Type these words exactly to confirm.";
export const REFUSED_MERGES: Readonly<Record<MergeRefusal, string>> = {
  BLOCKED: "One of these companies is blocked. Unblock one of its owners first.",
  SEATS: `Together they would have more than ${MAX_SEATS} people.`,
};

/** The audit text of two merged companies. */
export const mergedText = (from: string, into: string, moved: { people: number; jobs: number }, reason: string) =>
  `${from || WITHOUT_NAME} into ${into || WITHOUT_NAME}: ${countOf(moved.people, "person", "people")}, ${countOf(moved.jobs, "job")}. ${reason}`;

/** Wordings of the admin's lists. */
export const USER_BLOCKED = "Account blocked";
export const USER_UNBLOCKED = "Account unblocked";
export const VERIFICATION_RESENT = "A new verification link is on its way.";
export const EMPLOYER_VERIFIED = "Employer verified";
export const EMPLOYER_UNVERIFIED = "Verification withdrawn";
export const JOB_HIDDEN = "Job hidden";
export const JOB_SHOWN = "Job shown again";
export const REPORT_SETTLED = "Report settled. Nothing about the job changed.";
export const REPORT_REOPENED = "Report opened again";
export const REFUND_RETRIED = "We have asked the payment provider for this refund again.";
export const REFUND_SETTLED = "Refund recorded as paid outside Dryrun";
export const REFUND_NOT_FAILED = "This refund has not failed. Somebody may have retried or settled it.";
export const REFUND_OF_OTHER_PROVIDER = "Another payment provider took this payment. Pay the refund outside Dryrun.";
/** The audit text of a refund that was paid back by other means. */
export const refundSettled = (reason: string, reference: string) => `${reason} (reference: ${reference})`;
export const REVIEW_DECIDED = "Review decided. The candidate is notified by e-mail.";
/** The audit text of a decided review; the total may not change if an answer was raised by half a point. */
export function scoreDecided(from: number, to: number, raised: number): string {
  if (from !== to) return `From ${from} to ${to}`;
  return raised === 0 ? `Confirmed at ${to}` : `${countOf(raised, "answer")} raised, still ${to}`;
}
export const ONLY_RAISES = "A review can only raise a score.";
export const ALREADY_REVIEWED = "This review has already been decided.";
export const LAST_DAY_FIRST = "The last day is before the first day.";
export const JOB_RETRIED = "The job is running again.";
export const jobsRetried = (retried: number, gone: number) =>
  [
    retried === 1 ? JOB_RETRIED : `${retried} jobs are running again.`,
    ...(gone > 0 ? [`${countOf(gone, "job was", "jobs were")} no longer there.`] : []),
  ].join(" ");
export const JOBS_GONE = "These jobs no longer exist. Somebody may have retried them.";
export const EVALUATION_RETRIED = "The interview is being graded again.";
export const INTERVIEW_QUESTION_RETIRED = "Question retired. New interviews leave it out.";
export const INTERVIEW_QUESTION_RESTORED = "Question restored. New interviews can have it.";
export const QUIZ_ITEM_RETIRED = "Question retired. New papers leave it out.";
export const QUIZ_ITEM_RESTORED = "Question restored. New papers can have it.";
export const tooFewQuestions = (topic: string, left: number, least: number) =>
  `${countOf(left, "question")} on ${topic} would be left, and a topic needs at least ${least}. Restore another question first.`;
export const tooFewQuizFamilies = (topic: string) =>
  `The remaining questions on ${topic} would be too similar for a paper. Restore another question first.`;
