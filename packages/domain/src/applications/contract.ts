import { boolean, number, object, string } from "yup";
import { defineContract } from "../contract/define.ts";
import { choice, isoDate, list, nullableText, text } from "../contract/wire.ts";
import { id, lenientText, noneIfEmpty, optionalId } from "../fields.ts";
import { DECISIONS, INTERVIEW_STATES } from "../interviews/limits.ts";
import { jobFields } from "../jobs/contract.ts";
import { MAX_TAG } from "../limits.ts";
import { pagedQuery, pagingAnswer } from "../paging.ts";
import { ownResumeAnswer, resumeAnswer, textsQuery } from "../profile/wire.ts";
import * as calls from "./calls.ts";
import {
  APPLICATION_SORTS,
  APPLICATION_STATUSES,
  EMPLOYER_APPLICATIONS_PER_PAGE,
  INTERVIEW_FILTERS,
  LIVE,
  MY_APPLICATIONS_PER_PAGE,
} from "./limits.ts";
import { applySchema, decisionReason } from "./schema.ts";

const interviewState = object({
  state: choice(INTERVIEW_STATES),
  score: number().defined().nullable(),
  finalDecision: string()
    .defined()
    .nullable()
    .oneOf([...DECISIONS, null]),
});

export const TIMELINE_TYPES = [
  "applied",
  "viewed",
  "interview-submitted",
  "sent",
  "accepted",
  "rejected",
  "withdrawn",
  "reviewed",
] as const;
const timeline = list(object({ type: choice(TIMELINE_TYPES), at: isoDate(), reason: string().strict() }));

export const apply = defineContract({
  ...calls.apply,
  body: applySchema,
  status: 201,
  response: object({ message: text(), applicationId: text() }),
  errors: ["QUIZ_REQUIRED", "NOT_FOUND", "JOB_CLOSED", "ALREADY_APPLIED"],
});

const listedJob = object({ _id: text(), title: text(), company: text(), location: text(), salary: text() });

export const myApplications = defineContract({
  ...calls.myApplications,
  query: pagedQuery(MY_APPLICATIONS_PER_PAGE, { jobId: optionalId("This is not a job's id.") }),
  status: 200,
  response: object({
    applications: list(
      object({
        _id: text(),
        status: choice(APPLICATION_STATUSES),
        createdAt: isoDate(),
        jobId: listedJob,
        jobTakenDown: boolean().defined(),
        interview: interviewState,
      }),
    ),
    ...pagingAnswer,
  }),
});

export const myApplication = defineContract({
  ...calls.myApplication,
  params: object({ applicationId: id() }),
  query: textsQuery,
  status: 200,
  response: object({
    _id: text(),
    status: choice(APPLICATION_STATUSES),
    createdAt: isoDate(),
    jobId: object(jobFields),
    /** Deleted or hidden: no interview starts for it any more. */
    jobTakenDown: boolean().defined(),
    ...ownResumeAnswer,
    interviewSubmitted: boolean().defined(),
    interviewSessionId: nullableText(),
    interview: interviewState,
    timeline,
  }),
  errors: ["NOT_FOUND"],
});

/** Until a decision; final. */
export const withdrawApplication = defineContract({
  ...calls.withdrawApplication,
  params: object({ applicationId: id() }),
  status: 200,
  response: object({ message: text() }),
  errors: ["NOT_FOUND", "ALREADY_DECIDED"],
});

const studentAnswer = object({ _id: text(), fullName: text(), email: text(), phone: text() });

/** The employer's own marks, which the candidate never sees. */
const triage = { shortlisted: boolean().defined(), tags: list(text()) };

const listedForEmployer = object({
  _id: text(),
  status: choice(APPLICATION_STATUSES),
  createdAt: isoDate(),
  fullName: text(),
  email: text(),
  phone: text(),
  skills: list(text()),
  expectedCTC: number().defined(),
  studentId: studentAnswer,
  jobId: object({ _id: text(), title: text(), company: text() }),
  interview: interviewState,
  ...triage,
});

/** The employer's filters and sort orders for applications. */
export const employerFilter = {
  status: string()
    .transform(noneIfEmpty)
    .oneOf([...APPLICATION_STATUSES, LIVE], "This is not a status."),
  verdict: string()
    .transform(noneIfEmpty)
    .oneOf([...DECISIONS], "This is not a verdict."),
  interview: string()
    .transform(noneIfEmpty)
    .oneOf([...INTERVIEW_FILTERS], "Choose sent, pending or unread."),
  shortlisted: boolean().transform(noneIfEmpty).typeError("This is true or false."),
  tag: lenientText().transform(noneIfEmpty).trim().max(MAX_TAG, `A tag is at most ${MAX_TAG} characters.`),
  sort: string()
    .transform(noneIfEmpty)
    .oneOf([...APPLICATION_SORTS], "Sort by newest or score.")
    .default("newest"),
};
const employerListQuery = pagedQuery(EMPLOYER_APPLICATIONS_PER_PAGE, employerFilter);

export const jobApplications = defineContract({
  ...calls.jobApplications,
  params: object({ id: id() }),
  query: employerListQuery,
  status: 200,
  response: object({ applications: list(listedForEmployer), ...pagingAnswer }),
  errors: ["NOT_FOUND"],
});

export const employerApplications = defineContract({
  ...calls.employerApplications,
  query: employerListQuery,
  status: 200,
  response: object({ applications: list(listedForEmployer), ...pagingAnswer }),
});

export const employerApplication = defineContract({
  ...calls.employerApplication,
  params: object({ applicationId: id() }),
  status: 200,
  response: object({
    application: object({
      _id: text(),
      status: choice(APPLICATION_STATUSES),
      createdAt: isoDate(),
      ...resumeAnswer,
      jobId: object({ _id: text(), title: text(), company: text() }),
      studentId: studentAnswer,
      interview: interviewState,
      interviewCompleted: boolean().defined(),
      decidedAt: nullableText(),
      decisionReason: text(),
      ...triage,
      note: text(),
      timeline,
    }),
    interviewCompleted: boolean().defined(),
    verdict: string()
      .defined()
      .nullable()
      .oneOf([...DECISIONS, null]),
  }),
  errors: ["NOT_FOUND"],
});

export const rejectApplication = defineContract({
  ...calls.rejectApplication,
  body: object({ applicationId: id(), reason: decisionReason() }),
  status: 200,
  response: object({ message: text() }),
  errors: ["NOT_FOUND", "ALREADY_DECIDED"],
});

export const acceptApplication = defineContract({
  ...calls.acceptApplication,
  body: object({ applicationId: id() }),
  status: 200,
  response: object({ message: text() }),
  errors: ["NOT_FOUND", "ALREADY_DECIDED"],
});
