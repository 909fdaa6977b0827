import { boolean, number, object } from "yup";
import { APPLICATION_STATUSES } from "../../applications/limits.ts";
import { USER_TYPES } from "../../contract/call.ts";
import { defineContract } from "../../contract/define.ts";
import {
  choice,
  isoDate,
  list,
  nullableChoice,
  nullableIsoDate,
  nullableObject,
  nullableText,
  text,
} from "../../contract/wire.ts";
import { id } from "../../fields.ts";
import { DECISIONS, PRACTICE_TOPICS } from "../../interviews/limits.ts";
import { ATTENDANCE_STATUSES } from "../../masterclass/limits.ts";
import { LEDGER_UNITS, ORDER_STATUSES, REFUND_STATUSES } from "../../payments/limits.ts";
import { REVIEW_STATES } from "../limits.ts";
import { auditEntry } from "../records/contract.ts";
import * as calls from "./calls.ts";
import { PERSON_INTERVIEW_STATES } from "./limits.ts";

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
