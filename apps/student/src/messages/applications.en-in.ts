import { type ApplicationStatus, DECISION_LABEL, STATUS_LABELS } from "@dryrun/domain/applications/limits";
import { VERDICT_LABEL } from "@dryrun/domain/interviews/messages";
import { countOf } from "@dryrun/domain/text";
import { START_INTERVIEW } from "../shared/interview/start-interview.en-in.ts";

/** Example: "Company's decision: Accepted". */
export const decisionLabel = (status: ApplicationStatus) => `${DECISION_LABEL}: ${STATUS_LABELS[status]}`;

/** Example: "Interview verdict: Review, 62 out of 100". */
const verdictText = (score: number, verdict: string | null) => `${VERDICT_LABEL}: ${verdict}, ${score} out of 100`;

/** The list of applications, and a single one. */
export const applications = {
  title: "My Applications",
  back: "My Applications",
  browse: "Browse Jobs",
  notFound: "This application does not exist.",
  notLoaded: "The application could not be loaded.",
  appliedOn: (date: string) => `Applied ${date}`,
  interview: {
    none: "Interview not taken",
    running: "Interview running",
    evaluating: "Interview being evaluated",
    completed: (score: number | null, verdict: string | null) =>
      score === null ? "Interview not graded" : `${verdictText(score, verdict)}. Not sent.`,
    sent: (score: number | null, verdict: string | null) =>
      score === null ? "Interview sent" : `${verdictText(score, verdict)}. Sent.`,
  },
  notGraded: "Not graded yet",
  practise: "Practise without a job",
  start: START_INTERVIEW,
  resume: (minutes: number) => `Resume, ${minutes} min left`,
  resumeAny: "Resume",
  submitted: "Already Submitted",
  noInterview: {
    rejected: "This application was rejected, so no interview can start for it.",
    withdrawn: "You withdrew this application, so no interview can start for it.",
  },
  seeResult: "See result",
  costs: (credits: number) => `Costs 1 credit. You have ${countOf(credits, "credit")}.`,
  timeline: "Application timeline",
  timelineHeading: "Status",
  steps: {
    applied: "Applied",
    viewed: "Seen by the recruiter",
    interview: "Mock interview",
    result: "Result",
    sent: "Sent to the recruiter",
    reopened: "Opened again by the company",
    decision: "Decision",
    accepted: decisionLabel("accepted"),
    rejected: decisionLabel("rejected"),
    withdrawn: "Withdrawn",
  },
  withdraw: {
    open: "Withdraw application",
    title: "Withdraw this application?",
    text: "The recruiter keeps an entry without your contact details. You cannot undo this or apply to this job again.",
    keep: "Keep application",
    pending: "Withdrawing...",
    failed: "The application was not withdrawn. Try again.",
  },
  running: "The interview is running.",
  evaluating: "Being evaluated",
  outOf: verdictText,
  reviewed: (date: string) => `Reviewed on ${date}`,
  job: "The job",
  openJob: "Open the job",
  sent: "What you sent",
  none: "None",
  noWork: "No work experience yet",
} as const;
