import { boolean, number, object, string } from "yup";
import { APPLICATION_STATUSES } from "../applications/limits.ts";
import { USER_TYPES } from "../contract/call.ts";
import { defineContract } from "../contract/define.ts";
import {
  choice,
  isoDate,
  list,
  nullableChoice,
  nullableIsoDate,
  nullableObject,
  nullableText,
  text,
} from "../contract/wire.ts";
import { id, noneIfEmpty, requiredText, searchWords } from "../fields.ts";
import { criterion } from "../interviews/criterion.ts";
import { DECISIONS, PRACTICE_TOPICS } from "../interviews/limits.ts";
import { MAX_NOTE } from "../limits.ts";
import { ATTENDANCE_STATUSES } from "../masterclass/limits.ts";
import { pagedQuery, pagingAnswer } from "../paging.ts";
import { LEDGER_UNITS, ORDER_STATUSES, REFUND_STATUSES } from "../payments/limits.ts";
import * as calls from "./calls.ts";
import { withinDays } from "./filters.ts";
import {
  ACCOUNT_STATES,
  ADMIN_PER_PAGE,
  EMPLOYER_STATES,
  PERSON_INTERVIEW_STATES,
  REPORT_STATES,
  REVIEW_STATES,
  WITHIN_DAYS,
  YES_NO,
} from "./limits.ts";
import { auditEntry } from "./records/contract.ts";
import { decideReviewSchema, decisionSchema } from "./schema.ts";

const byId = object({ id: id() });
/** The admin's reason, which the audit records. */
const reason = () => requiredText("A reason", MAX_NOTE);

/** Rupees in and out on these days in India, both included. */
const money = object({ from: text(), to: text(), in: number().defined(), out: number().defined() });

/** The work that waits for an admin; each number is the total of the list that the page links to. No personal data. */
export const today = defineContract({
  ...calls.today,
  status: 200,
  response: object({
    serverTime: isoDate(),
    waiting: object({
      reviews: number().defined(),
      employers: number().defined(),
      reports: number().defined(),
      /** Pending refunds. */
      refunds: number().defined(),
      /** Neither retried nor settled outside. */
      failedRefunds: number().defined(),
      disputes: number().defined(),
      failedMails: number().defined(),
      failedJobs: number().defined(),
      parked: number().defined(),
      /** From the last check of the books. */
      booksDifferences: number().defined(),
    }),
    money: object({ today: money, week: money }),
    /** The active session that runs or comes next. */
    nextSession: nullableObject({
      _id: text(),
      title: text(),
      startAt: isoDate(),
      endAt: isoDate(),
      enrolments: number().defined(),
    }),
  }),
});

const payment = object({
  _id: text(),
  /** The provider's id of the order. */
  providerOrderId: text(),
  description: text(),
  amount: number().defined(),
  status: choice(ORDER_STATUSES),
  /** The refund of the payment that settled it. */
  refundStatus: choice(REFUND_STATUSES),
  /** A failed refund of the order that waits for an admin. */
  failedRefundId: nullableText(),
  createdAt: isoDate(),
});

const interview = object({
  _id: text(),
  /** Null for practice. */
  jobTitle: nullableText(),
  /** Only for practice. */
  topic: nullableChoice(PRACTICE_TOPICS),
  startedAt: isoDate(),
  state: choice(PERSON_INTERVIEW_STATES),
  score: number().defined().nullable(),
  finalDecision: nullableChoice(DECISIONS),
  review: nullableObject({ _id: text(), state: choice(REVIEW_STATES) }),
});

/**
 * One account with what an admin needs to help its owner: no telephone number, no profile, and no text from an
 * application or an interview. `rows` are the newest `PERSON_SHOWN` of `total`.
 */
export const person = defineContract({
  ...calls.person,
  params: object({ id: id() }),
  status: 200,
  response: object({
    _id: text(),
    fullName: text(),
    email: text(),
    userType: choice(USER_TYPES),
    createdAt: isoDate(),
    emailVerifiedAt: nullableIsoDate(),
    blockedAt: nullableIsoDate(),
    /** False for an invited person or a buyer who has not set one yet. */
    hasPassword: boolean().defined(),
    invited: boolean().defined(),
    /** Only for a student. */
    student: nullableObject({
      credits: number().defined(),
      quizPassedAt: nullableIsoDate(),
      applications: list(object({ status: choice(APPLICATION_STATUSES), count: number().defined() })),
      interviews: object({ rows: list(interview), total: number().defined() }),
      enrolments: list(
        object({
          _id: text(),
          sessionId: text(),
          title: text(),
          startAt: isoDate(),
          attendanceStatus: choice(ATTENDANCE_STATUSES),
          refundStatus: choice(REFUND_STATUSES),
        }),
      ),
      certificates: list(
        object({ _id: text(), certId: text(), courseName: text(), issuedOn: isoDate(), revokedAt: nullableIsoDate() }),
      ),
    }),
    /** Only for an employer. */
    employer: nullableObject({
      companyId: nullableText(),
      companyName: text(),
      companyWebsite: text(),
      verifiedAt: nullableIsoDate(),
      jobs: object({
        rows: list(
          object({
            _id: text(),
            title: text(),
            createdAt: isoDate(),
            state: choice(["open", "closed", "hidden"]),
            applications: number().defined(),
          }),
        ),
        total: number().defined(),
      }),
    }),
    payments: object({ rows: list(payment), total: number().defined() }),
    ledger: object({
      rows: list(
        object({ _id: text(), at: isoDate(), unit: choice(LEDGER_UNITS), amount: number().defined(), reason: text() }),
      ),
      total: number().defined(),
    }),
    audit: object({ rows: list(auditEntry), total: number().defined() }),
  }),
  errors: ["NOT_FOUND"],
});

const user = object({
  _id: text(),
  fullName: text(),
  email: text(),
  userType: choice(USER_TYPES),
  createdAt: isoDate(),
  emailVerified: boolean().defined(),
  blocked: boolean().defined(),
  /** Whether an invited person has not set a password yet, and so is not a student yet. */
  invited: boolean().defined(),
});

export const users = defineContract({
  ...calls.users,
  query: pagedQuery(ADMIN_PER_PAGE, {
    search: searchWords("Search"),
    role: string().transform(noneIfEmpty).oneOf(USER_TYPES, "The role is student, employer or admin."),
    state: string().transform(noneIfEmpty).oneOf(ACCOUNT_STATES, "The state is active, invited or blocked."),
    verified: string().transform(noneIfEmpty).oneOf(YES_NO, "verified is yes or no."),
    registeredWithin: withinDays(WITHIN_DAYS),
  }),
  status: 200,
  response: object({ users: list(user), ...pagingAnswer }),
});

/** Blocking signs the person out everywhere and hides an employer's jobs. An admin cannot block their own account. */
export const updateUser = defineContract({
  ...calls.updateUser,
  params: byId,
  body: object({ blocked: decisionSchema("blocked"), reason: reason() }),
  status: 200,
  response: object({ message: text(), user }),
  errors: ["NOT_FOUND"],
});

export const resendUserVerification = defineContract({
  ...calls.resendUserVerification,
  params: byId,
  body: object({ reason: reason() }),
  status: 200,
  response: object({ message: text() }),
  errors: ["NOT_FOUND", "TOO_MANY_REQUESTS"],
});

const employer = object({
  _id: text(),
  fullName: text(),
  email: text(),
  companyName: text(),
  companyWebsite: text(),
  createdAt: isoDate(),
  emailVerified: boolean().defined(),
  jobs: number().defined(),
  verified: boolean().defined(),
  verifiedAt: nullableIsoDate(),
});

export const employers = defineContract({
  ...calls.employers,
  query: pagedQuery(ADMIN_PER_PAGE, {
    search: searchWords("Search"),
    state: string().transform(noneIfEmpty).oneOf(EMPLOYER_STATES, "The state is waiting or verified."),
  }),
  status: 200,
  /** `verificationRequired`: unverified employers have more restrictions than a limit on invitations. */
  response: object({ employers: list(employer), verificationRequired: boolean().defined(), ...pagingAnswer }),
});

export const updateEmployer = defineContract({
  ...calls.updateEmployer,
  params: byId,
  body: object({ verified: decisionSchema("verified"), reason: reason() }),
  status: 200,
  response: object({ message: text(), employer }),
  errors: ["NOT_FOUND"],
});

/** Whether an admin hid the job; jobs of a blocked employer are not shown either. */
const reportedJob = object({
  _id: text(),
  title: text(),
  company: text(),
  hidden: boolean().defined(),
  shown: boolean().defined(),
});

const report = object({
  _id: text(),
  job: reportedJob.default(undefined).nullable().defined(),
  reason: text(),
  note: text(),
  reporter: nullableObject({ _id: text(), fullName: text() }),
  createdAt: isoDate(),
  /** When an admin rejected it as unfounded; otherwise null. */
  settledAt: nullableIsoDate(),
});

/** Jobs that students reported; `job` is null once it is deleted. */
export const reports = defineContract({
  ...calls.reports,
  query: pagedQuery(ADMIN_PER_PAGE, {
    state: string().transform(noneIfEmpty).oneOf(REPORT_STATES, "The state is open or closed."),
  }),
  status: 200,
  response: object({
    reports: list(report),
    ...pagingAnswer,
  }),
});

/** A hidden job is not listed and can be opened only by its employer. */
export const hideJob = defineContract({
  ...calls.hideJob,
  params: byId,
  body: object({ hidden: decisionSchema("hidden"), reason: reason() }),
  status: 200,
  response: object({ message: text(), job: reportedJob }),
  errors: ["NOT_FOUND"],
});

/**
 * Settles a report as unfounded: it is no longer open, and its job stays listed. A new report by the same person
 * opens it again.
 */
export const settleReport = defineContract({
  ...calls.settleReport,
  params: byId,
  body: object({ settled: decisionSchema("settled"), reason: reason() }),
  status: 200,
  response: object({ message: text(), report }),
  errors: ["NOT_FOUND"],
});

const reviewFields = {
  _id: text(),
  sessionId: text(),
  candidateName: text(),
  /** Null for a practice interview. */
  jobTitle: nullableText(),
  score: number().defined(),
  finalDecision: choice(DECISIONS),
  reason: text(),
  state: choice(REVIEW_STATES),
  createdAt: isoDate(),
  decidedAt: nullableIsoDate(),
};

/** Reviews that candidates requested, open ones first. */
export const reviews = defineContract({
  ...calls.reviews,
  query: pagedQuery(ADMIN_PER_PAGE, {
    state: string().transform(noneIfEmpty).oneOf(REVIEW_STATES, "This is not a state of a review."),
  }),
  status: 200,
  response: object({ reviews: list(object(reviewFields)), ...pagingAnswer }),
});

export const review = defineContract({
  ...calls.review,
  params: byId,
  status: 200,
  response: object({
    ...reviewFields,
    note: text(),
    evaluator: nullableObject({ name: text(), version: text(), isFallback: boolean().defined() }),
    questions: list(
      object({
        number: number().defined(),
        type: text(),
        question: text(),
        sampleData: nullableText(),
        answer: text(),
        /** The machine's score, and the newest. */
        scoreBefore: number().defined(),
        score: number().defined(),
        /** Like for a graded question: false until a person has scored it. */
        assessed: boolean().defined(),
        feedback: text(),
        modelAnswer: text(),
        rubric: list(criterion),
      }),
    ),
  }),
  errors: ["NOT_FOUND"],
});

/** A review can only raise scores; a lower one is refused at its field. */
export const decideReview = defineContract({
  ...calls.decideReview,
  params: byId,
  body: decideReviewSchema,
  status: 200,
  response: object({ message: text(), review: object(reviewFields) }),
  errors: ["NOT_FOUND", "ALREADY_DECIDED"],
});
