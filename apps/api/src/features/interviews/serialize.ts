import type { Output } from "@dryrun/domain/contract/define";
import type { employerInterview, interviewDetail } from "@dryrun/domain/interviews/contract";
import { applicationEndOf, applicationStateOf, isParked, refusalToSend } from "@dryrun/domain/interviews/rules";
import { summaryFeedback } from "@dryrun/evaluation/summary";
import { sessionVerdict } from "@dryrun/evaluation/verdict";
import { titleOf } from "../../records/jobs/job-answers.ts";
import { currentResult, evaluatorOf, gradeFieldsOf, ownGraded } from "../../records/session-answers.ts";
import type { AnswerRow, SessionRow } from "../../records/sessions.ts";
import type { SessionRecord } from "./result-queries.ts";

const isoOrNull = (at: Date | null) => at?.toISOString() ?? null;

type Of = Pick<SessionRecord, "session" | "job" | "applicationStatus">;
const stateOf = ({ job, applicationStatus }: Pick<Of, "job" | "applicationStatus">) =>
  applicationStateOf(applicationStatus, job?.deletedAt);

/** The fields that the history and the detail of a session share. */
export const sessionFields = ({ session, job, applicationStatus }: Of, evaluated: number) => ({
  sessionId: session.id,
  createdAt: session.startedAt.toISOString(),
  isCompleted: session.evaluatedAt !== null,
  submitted: session.submittedAt !== null,
  score: session.score,
  finalDecision: session.finalDecision,
  submittedToEmployer: session.sentAt !== null,
  sentAt: isoOrNull(session.sentAt),
  reviewedAt: isoOrNull(session.reviewedAt),
  evaluated,
  applicationEnd: applicationEndOf(stateOf({ job, applicationStatus })),
  topic: session.topic,
  applicationId:
    session.applicationId && job
      ? { _id: session.applicationId, jobId: { title: titleOf(job), company: job.company } }
      : null,
  job: job && {
    title: titleOf(job),
    company: job.company,
    companyApply: job.companyApply,
    companyUrl: job.companyUrl,
  },
});

interface Events {
  type: Output<typeof interviewDetail>["events"][number]["type"];
  number: number | null;
  at: Date;
}

/** Returns the student's result; questions and scores only once it is complete. */
export function detailOf(
  record: SessionRecord,
  answers: AnswerRow[],
  events: Events[],
): Omit<Output<typeof interviewDetail>, "answersWithinDays" | "corrected"> {
  const { session, review } = record;
  const isCompleted = session.evaluatedAt !== null;
  const graded = answers.filter(({ result }) => result !== null).map(({ number }) => number);
  return {
    ...sessionFields(record, graded.length),
    graded,
    summaryFeedback: session.summaryFeedback,
    questions: isCompleted && !isParked(session) ? answers.map(ownGraded) : [],
    evaluator: evaluatorOf(session),
    events: events.map(({ at, ...event }) => ({ ...event, at: at.toISOString() })),
    fullScreen: session.fullScreen,
    startedAt: session.startedAt.toISOString(),
    expiresAt: session.expiresAt.toISOString(),
    submittedAt: isoOrNull(session.submittedAt),
    evaluatedAt: isoOrNull(session.evaluatedAt),
    sendable: refusalToSend(session, stateOf(record)) === null,
    review: review && {
      reason: review.reason,
      askedAt: review.askedAt.toISOString(),
      decidedAt: isoOrNull(review.decidedAt),
      note: review.note,
      scoreBefore: review.scoreBefore,
    },
  };
}

interface Correction {
  number: number;
  /** In the interview. */
  score: number | null;
  /** The scores of all tries in practice. */
  climb: readonly (number | null)[];
}

/** Returns the best score of each answer that practice has improved. */
export function correctedOf(corrections: readonly Correction[]): Output<typeof interviewDetail>["corrected"] {
  const best = new Map<number, number>();
  for (const { number, score, climb } of corrections) {
    const reached = Math.max(best.get(number) ?? 0, ...climb.map((one) => one ?? 0));
    if (reached > (score ?? 0)) best.set(number, reached);
  }
  return [...best].map(([number, score]) => ({ number, score }));
}

/** Returns the basis of the verdict; a review has its own. */
function summaryForRecruiter({ score, finalDecision, reviewedAt }: SessionRow, answers: readonly AnswerRow[]): string {
  const graded = answers.flatMap((answer) => {
    const result = currentResult(answer);
    return result ? [{ question: answer.question, result }] : [];
  });
  const results = graded.map(({ result }) => result);
  const decision = finalDecision ?? "Review";
  const verdict = { score: score ?? 0, decision, reasons: reviewedAt ? [] : sessionVerdict(results).reasons };
  const questions = graded.map(({ question }) => question);
  return summaryFeedback(questions, results, verdict, "recruiter");
}

interface EmployerRecord {
  session: SessionRow;
  job: { id: string; title: string; company: string; deletedAt: Date | null };
  application: {
    id: string;
    fullName: string;
    shownStatus: string;
    heldUntil: Date | null;
    heldAt: Date | null;
    decidedAt: Date | null;
  };
  decidedBy: string | null;
  bookedMeetingAt: Date | null;
}

/** Returns the recruiter's view: events by kind and question, without times. */
export function employerSummaryOf(
  { session, job, application, decidedBy, bookedMeetingAt }: EmployerRecord,
  answers: AnswerRow[],
  events: Events[],
): Output<typeof employerInterview> {
  return {
    applicationId: {
      _id: application.id,
      fullName: application.fullName,
      status: application.shownStatus,
      undoUntil: isoOrNull(application.heldUntil),
      bookedMeetingAt: isoOrNull(bookedMeetingAt),
      decidedAt: isoOrNull(application.heldAt ?? application.decidedAt),
      decidedBy,
      jobId: { _id: job.id, title: titleOf(job), company: job.company },
    },
    finalDecision: session.finalDecision ?? "Review",
    score: session.score ?? 0,
    summaryFeedback: summaryForRecruiter(session, answers),
    sentAt: (session.sentAt as Date).toISOString(),
    reviewedAt: isoOrNull(session.reviewedAt),
    evaluator: evaluatorOf(session) ?? { name: "", version: "", isFallback: false },
    fullScreen: session.fullScreen,
    events: events.map(({ type, number }) => ({ type, number })),
    questions: answers.map(gradeFieldsOf),
  };
}
