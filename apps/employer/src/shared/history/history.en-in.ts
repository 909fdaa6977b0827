import { countOf } from "@dryrun/domain/text";

/** What the company knows of a candidate from other applications. */
export const history = {
  title: "Other applications",
  inCompany: "Applications to your company",
  best: (score: number, verdict: string | null) => `Best result: ${verdict ? `${score} (${verdict})` : score}.`,
  last: (status: string, job: string, date: string) => `${status} for ${job} on ${date}.`,
  decided: (status: string, date: string, by: string | null) => `${status} on ${date}${by ? ` by ${by}` : ""}`,
  applied: (date: string) => `Applied on ${date}`,
  score: (score: number, verdict: string | null) => `Interview: ${verdict ? `${score} (${verdict})` : score}`,
  appliedToJobs: (count: number) => `Applied to ${countOf(count, "job")} of your company`,
  stopped: "Do not contact",
  stoppedBy: (by: string | null, date: string) => `Marked by ${by ?? "a former colleague"} on ${date}.`,
  stop: "Mark as “do not contact”",
  stopTitle: (name: string) => `Mark ${name} as “do not contact”?`,
  stopText:
    "Your company can no longer invite or remind this candidate. The mails about decisions still go out. The candidate does not see this.",
  stopReason: "Reason",
  stopReasonHint: "Only your company reads this.",
  stopConfirm: "Mark as “do not contact”",
  saving: "Saving...",
  cancel: "Cancel",
  allow: "Allow contact again",
  failed: "This was not saved. Try again.",
} as const;
