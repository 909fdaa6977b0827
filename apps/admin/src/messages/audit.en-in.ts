import { AUDIT_ACTIONS, type AuditAction } from "@dryrun/domain/admin/limits";
import { jobInWords, jobsInWords } from "@dryrun/domain/admin/records/job-names";
import { formatDateTime } from "@dryrun/domain/time";

const ACTIONS: Record<AuditAction, string> = {
  "user.blocked": "Blocked an account",
  "user.unblocked": "Unblocked an account",
  "user.verification-resent": "Sent a verification mail again",
  "employer.verified": "Verified an employer",
  "employer.unverified": "Withdrew a verification",
  "company.merged": "Merged two companies",
  "job.hidden": "Hid a job",
  "job.shown": "Made a job visible again",
  "report.settled": "Settled a report as unfounded",
  "report.reopened": "Opened a report again",
  "review.decided": "Decided a review",
  "certificate.issued": "Issued a certificate",
  "certificate.imported": "Imported certificates",
  "certificate.revoked": "Revoked a certificate",
  "session.created": "Created a live session",
  "session.updated": "Changed a live session",
  "session.deleted": "Deleted a live session",
  "attendance.imported": "Imported an attendance report",
  "refund.retried": "Retried a failed refund",
  "refund.settled": "Recorded a failed refund as paid outside Dryrun",
  "quiz-item.retired": "Retired a quiz question",
  "quiz-item.restored": "Restored a quiz question",
  "interview-question.retired": "Retired an interview question",
  "interview-question.restored": "Restored an interview question",
  "calibration.drawn": "Drew answers for calibration",
  "calibration.exported": "Exported the calibration",
  "job-queue.retried": "Ran a failed job again",
  "ledger.exported": "Exported the ledger",
  "evaluation.retried": "Started a new grading of an interview",
  "second-factor.on": "Switched two-step verification on",
  "second-factor.off": "Switched two-step verification off",
  "second-factor.reset": "Two-step verification was reset on the server",
  "second-factor.recovered": "Used a recovery code",
  "maintenance.planned": "Planned or started maintenance",
  "maintenance.ended": "Ended maintenance",
  "flag.changed": "Changed a switch",
  "incident.opened": "Reported an incident",
  "incident.updated": "Added an update to an incident",
  "incident.resolved": "Resolved an incident",
};

/** The target of these actions is an id without meaning for a reader; the detail describes it. */
const WITHOUT_TARGET = /^(ledger\.exported$|calibration\.|maintenance\.|incident\.)/;

/** What admins changed. */
export const audit = {
  title: "Audit",
  about: "What admins changed, newest first. Entries cannot be changed.",
  loading: "Loading the audit",
  failed: "The audit could not be loaded",
  none: "No admin has changed anything yet.",
  list: "Audit",
  when: "When",
  who: "Who",
  what: "What",
  target: "Target",
  detail: "Detail",
  /** An unknown action, of a newer release, is shown by its code. */
  action: (action: string) => ACTIONS[action as AuditAction] ?? action,
  at: (moment: string) => formatDateTime(moment),
  /** Names jobs of the queue in words; a detail counts several. */
  targetOf: ({ action, target, detail }: { action: string; target: string; detail: string }) => {
    if (WITHOUT_TARGET.test(action)) return "–";
    if (action !== "job-queue.retried") return target;
    return detail ? jobsInWords(target) : jobInWords(target);
  },
  searchLabel: "Search by name, e-mail, job or certificate",
  anyAdmin: "All admins",
  anyAction: "All actions",
  actionOptions: AUDIT_ACTIONS.map((value) => ({ value, label: ACTIONS[value] })),
  ofPerson: "One account only",
} as const;
