import { boolean, number, object, string } from "yup";
import { STAGE_COLOURS } from "../company/stages/rules.ts";
import { defineContract } from "../contract/define.ts";
import { choice, isoDate, list, nullableIsoDate, nullableObject, nullableText, text } from "../contract/wire.ts";
import { id, optionalId, optionalText, requiredText } from "../fields.ts";
import { DECISIONS, INTERVIEW_STATES } from "../interviews/limits.ts";
import { INTERVIEW_TOPICS } from "../interviews/topics.ts";
import { answersWithinDays, jobFields } from "../jobs/contract.ts";
import { MAX_NOTE } from "../limits.ts";
import { pagedQuery, pageNumber, pagingAnswer } from "../paging.ts";
import { ownResumeAnswer, resumeAnswer, textsQuery } from "../profile/wire.ts";
import * as calls from "./calls.ts";
import { besideAnother, employerFilter } from "./employer-filter.ts";
import { APPLICATION_STATUSES, EMPLOYER_APPLICATIONS_PER_PAGE, MY_APPLICATIONS_PER_PAGE } from "./limits.ts";
import { NOTICE_VALUES } from "./notice.ts";
import { applySchema, decisionReason, notifyTime, sharesReason, undoable } from "./schema.ts";

/** The colleague gets a mail. Null assigns nobody. */
export const assignApplication = defineContract({
  ...calls.assignApplication,
  params: object({ applicationId: id() }),
  body: object({ userId: optionalId().nullable().default(null) }),
  status: 200,
  response: object({ message: text() }),
  errors: ["NOT_FOUND"],
});

/** Reports that the caller looks at an application; answers who else of the company does. Sent again while the page is open. */
export const lookAtApplication = defineContract({
  ...calls.lookAtApplication,
  params: object({ applicationId: id() }),
  status: 200,
  response: object({ others: list(object({ _id: text(), fullName: text() })) }),
  errors: ["NOT_FOUND"],
});

/** A note of the company about an application; the candidate never sees it. */
export const noteAnswer = object({
  _id: text(),
  text: text(),
  /** Null once the author's account is deleted. */
  author: nullableObject({ _id: text(), fullName: text() }),
  /** Null for a note from before notes had a time. */
  createdAt: nullableIsoDate(),
  /** Null if it was never changed. */
  editedAt: nullableIsoDate(),
});

const body = object({ text: requiredText("Note", MAX_NOTE) });
const ofNote = object({ applicationId: id(), noteId: id() });

/** Colleagues whose names follow an `@` get a mail and a notification, if they see the job. */
export const addNote = defineContract({
  ...calls.addNote,
  params: object({ applicationId: id() }),
  body,
  status: 201,
  response: object({ note: noteAnswer }),
  errors: ["NOT_FOUND", "LIMIT_REACHED"],
});

/** Only by its author. Notifies colleagues whom the note did not mention before. */
export const editNote = defineContract({
  ...calls.editNote,
  params: ofNote,
  body,
  status: 200,
  response: object({ note: noteAnswer }),
  errors: ["NOT_FOUND", "FORBIDDEN"],
});

/** Only by its author. */
export const deleteNote = defineContract({
  ...calls.deleteNote,
  params: ofNote,
  status: 200,
  response: object({ message: text() }),
  errors: ["NOT_FOUND", "FORBIDDEN"],
});

/** An application of the same candidate to another job of the company, as far as the caller sees the job. */
export const otherApplication = object({
  _id: text(),
  jobTitle: text(),
  status: choice(APPLICATION_STATUSES),
  createdAt: isoDate(),
  decidedAt: nullableIsoDate(),
  /** Who decided; null before, and once that person's account is deleted. */
  decidedBy: nullableText(),
  decisionReason: text(),
  /** Of a sent interview. */
  score: number().defined().nullable(),
  verdict: nullableText(),
});

/** That the company does not invite or remind the candidate; null if it may. */
export const contactStop = () => nullableObject({ reason: text(), by: nullableText(), at: isoDate() });

/** The company no longer invites or reminds the candidate of this application. Replaces an earlier reason. */
export const stopContact = defineContract({
  ...calls.stopContact,
  params: object({ applicationId: id() }),
  body: object({ reason: optionalText("Reason", MAX_NOTE) }),
  status: 200,
  response: object({ message: text() }),
  errors: ["NOT_FOUND"],
});

/** Idempotent. */
export const allowContact = defineContract({
  ...calls.allowContact,
  params: object({ applicationId: id() }),
  status: 200,
  response: object({ message: text() }),
  errors: ["NOT_FOUND"],
});

/**
 * Makes a decided application pending again. The candidate gets one mail, unless the decision was not sent yet: then it
 * is undone. The reason stays in the company's history.
 */
export const reopenDecision = defineContract({
  ...calls.reopenDecision,
  params: object({ applicationId: id() }),
  body: object({ reason: optionalText("Reason", MAX_NOTE) }),
  status: 200,
  response: object({ message: text() }),
  errors: ["NOT_FOUND", "NOT_DECIDED", "LIMIT_REACHED"],
});

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
  "reopened",
] as const;
const timeline = list(
  object({
    type: choice(TIMELINE_TYPES),
    at: isoDate(),
    reason: string().strict(),
    /** Only for the company, for a decision that was reopened, and for its reopening. */
    by: string().strict(),
  }),
);

export const apply = defineContract({
  ...calls.apply,
  body: applySchema,
  status: 201,
  response: object({ message: text(), applicationId: text() }),
  errors: ["QUIZ_REQUIRED", "NOT_FOUND", "JOB_CLOSED", "ALREADY_APPLIED"],
});

const listedJob = object({ _id: text(), title: text(), company: text(), location: text(), salary: text() });
const invitedJob = object({ _id: text(), title: text(), company: text() });

export const myApplications = defineContract({
  ...calls.myApplications,
  // Without a page, the answer has as many as MY_APPLICATIONS_UNPAGED.
  query: pagedQuery(MY_APPLICATIONS_PER_PAGE, { jobId: optionalId("This is not a job's id.") }).shape({
    page: pageNumber(),
  }),
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
    /** Invitations that the student can still use. The first to expire comes first. */
    invitations: list(object({ job: invitedJob, expiresAt: nullableIsoDate() })),
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
    /** Whether the job is deleted or hidden: no interview starts for it any more. */
    jobTakenDown: boolean().defined(),
    answersWithinDays: answersWithinDays(),
    ...ownResumeAnswer,
    interviewSubmitted: boolean().defined(),
    interviewSessionId: nullableText(),
    interview: interviewState,
    timeline,
  }),
  errors: ["NOT_FOUND"],
});

/** Possible until a decision; final. */
export const withdrawApplication = defineContract({
  ...calls.withdrawApplication,
  params: object({ applicationId: id() }),
  status: 200,
  response: object({ message: text() }),
  errors: ["NOT_FOUND", "ALREADY_DECIDED"],
});

const studentAnswer = object({ _id: text(), fullName: text(), email: text(), phone: text() });

/** The employer's private marks, which the candidate never sees. */
const triage = {
  /** A stage of the job. */
  stage: text(),
  stageName: text(),
  stageColour: choice(STAGE_COLOURS),
  /** Whether the stage is `shortlist`. */
  shortlisted: boolean().defined(),
  tags: list(text()),
  /** The colleague who is to deal with it. */
  assignee: nullableObject({ _id: text(), fullName: text() }),
  /** Who decided; null before, and once that person's account is deleted. */
  decidedBy: nullableText(),
  /** The decision can be undone until then, and the candidate does not see it. */
  undoUntil: nullableIsoDate(),
  /** Scores of a sent interview, 0 to 100, in the order of its topics. */
  topicScores: list(object({ topic: choice(INTERVIEW_TOPICS), score: number().defined() })),
};

const listedForEmployer = object({
  _id: text(),
  status: choice(APPLICATION_STATUSES),
  createdAt: isoDate(),
  fullName: text(),
  email: text(),
  phone: text(),
  skills: list(text()),
  expectedCTC: number().defined(),
  noticePeriod: choice(NOTICE_VALUES),
  studentId: studentAnswer,
  jobId: object({ _id: text(), title: text(), company: text() }),
  interview: interviewState,
  /** Null if the application does not state it. */
  experienceYears: number().defined().nullable(),
  /** Whether the employer has opened the application, and the sent interview, and has not marked them as unread. */
  isOpened: boolean().defined(),
  isInterviewRead: boolean().defined(),
  ...triage,
});

/** With `after` or `before`, returns at most `limit` applications after or before that one instead of a page, in the list's order. */
const employerListQuery = pagedQuery(EMPLOYER_APPLICATIONS_PER_PAGE, { ...employerFilter, ...besideAnother });
const employerListAnswer = object({
  applications: list(listedForEmployer),
  ...pagingAnswer,
  /** Whether more follow in the requested direction. */
  hasMore: boolean().defined(),
  /** The searched name, if nobody has the requested one. */
  meantName: string().nullable(),
});

export const jobApplications = defineContract({
  ...calls.jobApplications,
  params: object({ id: id() }),
  query: employerListQuery,
  status: 200,
  response: employerListAnswer,
  errors: ["NOT_FOUND"],
});

export const employerApplications = defineContract({
  ...calls.employerApplications,
  query: employerListQuery.shape({ jobId: optionalId("This is not a job's id.") }),
  status: 200,
  response: employerListAnswer,
  errors: ["NOT_FOUND"],
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
      /** False for a reason that only the company reads. */
      reasonShared: boolean().defined(),
      experienceYears: number().defined().nullable(),
      ...triage,
      /** The candidate's other applications to the company, newest first. */
      others: list(otherApplication),
      /** The start of the booked meeting with the candidate, which a rejection cancels; may be over. */
      bookedMeetingAt: nullableIsoDate(),
      doNotContact: contactStop(),
      /** Of the company, newest first. */
      notes: list(noteAnswer),
      /** The caller's own newest note, for parts of the former release. */
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

const decision = { applicationId: id(), undoable: undoable(), notify: notifyTime() };
const decided = object({ message: text(), undoUntil: nullableIsoDate() });

export const rejectApplication = defineContract({
  ...calls.rejectApplication,
  body: object({ ...decision, reason: decisionReason(), shareReason: sharesReason() }),
  status: 200,
  response: decided,
  errors: ["NOT_FOUND", "ALREADY_DECIDED"],
});

export const acceptApplication = defineContract({
  ...calls.acceptApplication,
  body: object(decision),
  status: 200,
  response: decided,
  errors: ["NOT_FOUND", "ALREADY_DECIDED"],
});
