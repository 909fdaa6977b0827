import type { TIMELINE_TYPES } from "@dryrun/domain/applications/contract";
import { interviewStateOf } from "@dryrun/domain/interviews/rules";
import { BLANK_RESUME } from "../../records/applications.ts";
import type { ListedRecord } from "./employer-queries.ts";
import type { ApplicationRecord } from "./queries.ts";

type Interview = ApplicationRecord["interview"];
type TimelineType = (typeof TIMELINE_TYPES)[number];

/** As its student reads it: score and verdict from the completion on. */
export function interviewForStudent(interview: Interview) {
  const state = interviewStateOf(interview);
  const isKnown = state === "completed" || state === "sent";
  return {
    state,
    score: isKnown ? (interview?.score ?? null) : null,
    finalDecision: isKnown ? (interview?.finalDecision ?? null) : null,
  };
}

/** The employer's view: no interview before it was sent. */
export function interviewForEmployer(interview: Interview) {
  if (!interview?.sentAt) return { state: "none" as const, score: null, finalDecision: null };
  return { state: "sent" as const, score: interview.score, finalDecision: interview.finalDecision };
}

/** The part of an application that is the candidate's own words. */
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
  noWorkExperience: application.noWorkExperience,
  workExperience: application.workExperience,
  education: application.education,
  projects: application.projects,
});

/** Of a withdrawn application only the name is left: any other field could contain contact details. */
export const resumeForEmployer = (record: ApplicationRecord) =>
  record.application.status === "withdrawn"
    ? { ...BLANK_RESUME, fullName: record.application.fullName }
    : resumeOf(record);

/** The history of an application, oldest first; the employer does not see an interview that was not sent. */
export function timelineOf({ application, interview }: ApplicationRecord, isEmployer: boolean) {
  const shown = isEmployer && !interview?.sentAt ? null : interview;
  const events: { type: TimelineType; at: Date | null | undefined; reason?: string }[] = [
    { type: "applied", at: application.createdAt },
    { type: "viewed", at: application.viewedAt },
    { type: "interview-submitted", at: isEmployer ? null : shown?.submittedAt },
    { type: "sent", at: shown?.sentAt },
    { type: "reviewed", at: shown?.reviewedAt },
    { type: "withdrawn", at: application.withdrawnAt },
  ];
  const { status, decisionReason } = application;
  if (status === "accepted" || status === "rejected") {
    events.push({ type: status, at: application.decidedAt, ...(decisionReason && { reason: decisionReason }) });
  }
  return events
    .flatMap(({ at, ...event }) => (at ? [{ ...event, at: at.toISOString() }] : []))
    .sort((a, b) => a.at.localeCompare(b.at));
}

/** A withdrawn application stays as an entry without contact details. */
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

/** The candidate's texts that lists and exports show. */
export function listedForEmployer(row: ListedRecord) {
  const isWithdrawn = row.application.status === "withdrawn";
  const { skills, languages, portfolioUrl, currentCTC, expectedCTC } = isWithdrawn ? BLANK_RESUME : row.application;
  return { ...contactOf(row), skills, languages, portfolioUrl, currentCTC, expectedCTC };
}

/** The employer's own marks. */
export const marksOf = ({ shortlisted, tags }: ListedRecord["application"]) => ({ shortlisted, tags });
