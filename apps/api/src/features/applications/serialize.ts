import type { TIMELINE_TYPES } from "@dryrun/domain/applications/contract";
import { DEFAULT_STAGE_SET, STAGE_COLOURS } from "@dryrun/domain/company/stages/rules";
import { interviewStateOf } from "@dryrun/domain/interviews/rules";
import { INTERVIEW_TOPICS } from "@dryrun/domain/interviews/topics";
import { BLANK_RESUME } from "../../records/applications.ts";
import type { ApplicationRecord } from "./queries.ts";
import type { FoundReopened } from "./received/decision-queries.ts";
import type { ListedRecord } from "./received/list-queries.ts";

type Interview = ApplicationRecord["interview"];
type TimelineType = (typeof TIMELINE_TYPES)[number];

/** Returns the student's view: score and verdict once the evaluation is complete. */
export function interviewForStudent(interview: Interview) {
  const state = interviewStateOf(interview);
  const isKnown = state === "completed" || state === "sent";
  return {
    state,
    score: isKnown ? (interview?.score ?? null) : null,
    finalDecision: isKnown ? (interview?.finalDecision ?? null) : null,
  };
}

type Known = Pick<
  ListedRecord["application"],
  "interviewSentAt" | "interviewScore" | "interviewVerdict" | "topicScores"
>;

/** Returns the employer's view: no interview before it was sent. */
export function knownInterview({ interviewSentAt, interviewScore, interviewVerdict }: Known) {
  if (!interviewSentAt) return { state: "none" as const, score: null, finalDecision: null };
  return { state: "sent" as const, score: interviewScore, finalDecision: interviewVerdict };
}

const topicScoresOf = ({ topicScores }: Pick<Known, "topicScores">) =>
  INTERVIEW_TOPICS.flatMap((topic) => {
    const score = topicScores[topic];
    return score === undefined ? [] : [{ topic, score }];
  });

/** Returns the candidate's texts of an application. */
export const resumeOf = ({ application }: ApplicationRecord) => ({
  fullName: application.fullName,
  email: application.email,
  phone: application.phone,
  summary: application.summary,
  skills: application.skills,
  languages: application.languages,
  portfolioUrl: application.portfolioUrl,
  coverLetter: application.coverLetter,
  currentCTC: application.currentCTC,
  expectedCTC: application.expectedCTC,
  noticePeriod: application.noticePeriod,
  noWorkExperience: application.noWorkExperience,
  workExperience: application.workExperience,
  education: application.education,
  projects: application.projects,
});

/** Returns only the name of a withdrawn application: any other field could contain contact details. */
export const resumeForEmployer = (record: ApplicationRecord) =>
  record.application.status === "withdrawn"
    ? { ...BLANK_RESUME, fullName: record.application.fullName }
    : resumeOf(record);

/** Returns the decision as its reader sees it: a held one is hidden from the candidate. */
export function decisionOf(application: ApplicationRecord["application"], isEmployer: boolean) {
  const { status, decisionReason, privateReason, decidedAt, heldStatus, heldReason, heldAt } = application;
  if (!isEmployer) return { status, reason: decisionReason, at: decidedAt };
  return heldStatus
    ? { status: heldStatus, reason: heldReason || privateReason, at: heldAt }
    : { status, reason: decisionReason || privateReason, at: decidedAt };
}

interface TimelineEvent {
  type: TimelineType;
  at: Date | null | undefined;
  reason?: string;
  by?: string;
}

/** Returns an earlier decision, which only the company sees, and its reopening. */
function reopenedEvents({ reopened, decidedBy, reopenedBy }: FoundReopened, isEmployer: boolean): TimelineEvent[] {
  const { status, decidedAt, reopenedAt, reopenReason } = reopened;
  if (!isEmployer) return [{ type: "reopened", at: reopenedAt }];
  const reason = reopened.reason || reopened.privateReason;
  return [
    { type: status, at: decidedAt, ...(reason && { reason }), ...(decidedBy && { by: decidedBy }) },
    {
      type: "reopened",
      at: reopenedAt,
      ...(reopenReason && { reason: reopenReason }),
      ...(reopenedBy && { by: reopenedBy }),
    },
  ];
}

/** Returns the history of an application, oldest first; the employer does not see an interview that was not sent. */
export function timelineOf(
  { application, interview }: ApplicationRecord,
  reopened: readonly FoundReopened[],
  isEmployer: boolean,
) {
  const shown = isEmployer && !interview?.sentAt ? null : interview;
  const events: TimelineEvent[] = [
    { type: "applied", at: application.createdAt },
    { type: "viewed", at: application.viewedAt },
    { type: "interview-submitted", at: isEmployer ? null : shown?.submittedAt },
    { type: "sent", at: shown?.sentAt },
    { type: "reviewed", at: shown?.reviewedAt },
    { type: "withdrawn", at: application.withdrawnAt },
  ];
  events.push(...reopened.flatMap((one) => reopenedEvents(one, isEmployer)));
  const { status, reason, at } = decisionOf(application, isEmployer);
  if (status === "accepted" || status === "rejected") events.push({ type: status, at, ...(reason && { reason }) });
  return events
    .flatMap(({ at, ...event }) => (at ? [{ ...event, at: at.toISOString() }] : []))
    .sort((a, b) => a.at.localeCompare(b.at));
}

/** Hides contact details of a withdrawn application, which stays as an entry. */
export function contactOf({ application }: { application: Pick<ApplicationRecord["application"], ContactField> }) {
  const isWithdrawn = application.status === "withdrawn";
  const person = {
    fullName: application.fullName,
    email: isWithdrawn ? "" : application.email,
    phone: isWithdrawn ? "" : application.phone,
  };
  return { ...person, studentId: { _id: application.studentId ?? "", ...person } };
}
type ContactField = "status" | "fullName" | "email" | "phone" | "studentId";

/** Returns the candidate's texts for lists and exports. */
export function listedForEmployer(row: ListedRecord) {
  const isWithdrawn = row.application.status === "withdrawn";
  const { skills, languages, portfolioUrl, currentCTC, expectedCTC, noticePeriod } = isWithdrawn
    ? BLANK_RESUME
    : row.application;
  const experienceYears = isWithdrawn ? null : row.application.experienceYears;
  const pay = { currentCTC, expectedCTC, noticePeriod };
  return { ...contactOf(row), skills, languages, portfolioUrl, ...pay, experienceYears };
}

/** Returns a stage as its company shows it. */
export function stageOf({ stage, shownStage }: { stage: string } & Pick<ListedRecord, "shownStage">) {
  const usual = DEFAULT_STAGE_SET.stages.find(({ _id }) => _id === stage);
  return {
    stage,
    stageName: shownStage?.name ?? usual?.name ?? stage,
    stageColour: shownStage?.colour ?? usual?.colour ?? STAGE_COLOURS[0],
  };
}

type Marked = Pick<ListedRecord["application"], "stage" | "tags" | "decidedBy" | "undoUntil" | "topicScores"> &
  Pick<ListedRecord, "assignee" | "shownStage">;
/** Returns the employer's private marks, and how long a decision can be undone. */
export const marksOf = (application: Marked) => ({
  ...stageOf(application),
  shortlisted: application.stage === "shortlist",
  tags: application.tags,
  assignee: application.assignee,
  decidedBy: application.decidedBy,
  undoUntil: application.undoUntil?.toISOString() ?? null,
  topicScores: topicScoresOf(application),
});
