import { boolean, number, object, string } from "yup";
import { APPLICATION_STATUSES } from "../applications/limits.ts";
import { undoable } from "../applications/schema.ts";
import { linkToken } from "../auth/schema.ts";
import { defineContract } from "../contract/define.ts";
import { choice, isoDate, list, nullableChoice, nullableIsoDate, nullableText, text } from "../contract/wire.ts";
import { id } from "../fields.ts";
import * as calls from "./calls.ts";
import { INTERVIEW_DONE, INTERVIEW_PENDING, INVITE_RESULTS, NOT_REMINDED, VALIDITIES } from "./limits.ts";
import { interviewReminderSchema, inviteSchema, reminderSchema, validitySchema } from "./schema.ts";

const message = object({ message: text() });

/** 201 for a new invitation; 200 if the candidate was invited earlier or has applied (then without a mail). */
export const invite = defineContract({
  ...calls.invite,
  params: object({ jobId: id() }),
  body: inviteSchema,
  status: 201,
  response: object({
    message: text(),
    alreadyInvited: boolean(),
    reminderSent: boolean(),
    alreadyApplied: boolean(),
    applicationId: string().strict(),
  }),
  errors: [
    "NOT_FOUND",
    "JOB_CLOSED",
    "EMAIL_UNVERIFIED",
    "EMPLOYER_UNVERIFIED",
    "INVITES_DECLINED",
    "DO_NOT_CONTACT",
    "TOO_MANY_REQUESTS",
  ],
});

/** All rows or none. A refusal has one of `errors` for each invalid row, with its `row` and the first invalid `field`. */
export const bulkInvite = defineContract({
  ...calls.bulkInvite,
  params: object({ jobId: id() }),
  status: 200,
  response: object({
    message: text(),
    results: list(
      object({
        row: number().defined(),
        email: text(),
        type: choice(INVITE_RESULTS),
        applicationId: string().strict(),
      }),
    ),
  }),
  errors: [
    "NOT_FOUND",
    "JOB_CLOSED",
    "EMAIL_UNVERIFIED",
    "EMPLOYER_UNVERIFIED",
    "TOO_LARGE",
    "UNSUPPORTED_MEDIA_TYPE",
    "TOO_MANY_REQUESTS",
  ],
});

/** Newest first; `id` is the job's. */
export const jobInvitations = defineContract({
  ...calls.jobInvitations,
  params: object({ id: id() }),
  status: 200,
  response: object({
    invitations: list(
      object({
        _id: text(),
        student: object({ _id: text(), fullName: text(), email: text() }),
        validity: choice(VALIDITIES),
        createdAt: isoDate(),
        /** Null: never expires. */
        expiresAt: nullableIsoDate(),
        hasApplied: boolean().defined(),
        /** Null while the person has not applied. */
        interviewStatus: nullableChoice([INTERVIEW_DONE, INTERVIEW_PENDING]),
        applicationId: nullableText(),
        /** Null while the person has not applied. */
        applicationStatus: nullableChoice(APPLICATION_STATUSES),
      }),
    ),
  }),
  errors: ["NOT_FOUND"],
});

/** Restarts the validity period now. */
export const extendInvitation = defineContract({
  ...calls.extendInvitation,
  params: object({ invitationId: id() }),
  body: validitySchema,
  status: 200,
  response: message,
  errors: ["NOT_FOUND"],
});

export const cancelInvitation = defineContract({
  ...calls.cancelInvitation,
  params: object({ invitationId: id() }),
  status: 200,
  response: message,
  errors: ["NOT_FOUND"],
});

export const remindToApply = defineContract({
  ...calls.remindToApply,
  body: reminderSchema,
  status: 200,
  response: message,
  errors: ["NOT_FOUND", "ALREADY_APPLIED", "JOB_CLOSED", "INVITES_DECLINED", "DO_NOT_CONTACT", "TOO_MANY_REQUESTS"],
});

const skipped = list(object({ reason: choice(NOT_REMINDED), count: number().defined() }));

/** The number of people whom `remindAllToApply` would remind now, and of those it would not, by reason. */
export const previewReminders = defineContract({
  ...calls.previewReminders,
  params: object({ jobId: id() }),
  status: 200,
  response: object({ mail: number().defined(), skipped }),
  errors: ["NOT_FOUND", "JOB_CLOSED"],
});

/**
 * Reminds everyone in the job's list of invitations who has not applied and was neither invited nor reminded within
 * 24 hours, within the day's limit. Returns how many were reminded, and how many not, by reason. `undoable` holds the
 * mails until `undoUntil`.
 */
export const remindAllToApply = defineContract({
  ...calls.remindAllToApply,
  params: object({ jobId: id() }),
  body: object({ undoable: undoable() }),
  status: 200,
  response: object({
    message: text(),
    reminded: number().defined(),
    notReminded: skipped,
    undoUntil: nullableIsoDate(),
  }),
  errors: ["NOT_FOUND", "JOB_CLOSED"],
});

/** Cancels held reminders of a job. If none is held any more: 409 `TOO_LATE`. */
export const undoReminders = defineContract({
  ...calls.undoReminders,
  params: object({ jobId: id() }),
  status: 200,
  response: message,
  errors: ["NOT_FOUND", "TOO_LATE"],
});

export const remindOfInterview = defineContract({
  ...calls.remindOfInterview,
  body: interviewReminderSchema,
  status: 200,
  response: message,
  errors: [
    "NOT_FOUND",
    "NOT_APPLIED",
    "INTERVIEW_SENT",
    "DECIDED",
    "INVITES_DECLINED",
    "DO_NOT_CONTACT",
    "TOO_MANY_REQUESTS",
  ],
});

/**
 * The data for the page of an invitation's link before the person sets a password. `isSpent`: the password is set,
 * and the page leads to the sign-in.
 */
export const openInvitation = defineContract({
  ...calls.openInvitation,
  params: linkToken,
  status: 200,
  response: object({
    job: object({ _id: text(), title: text(), company: text(), location: text() }),
    isSpent: boolean().defined(),
    /** Whether nobody can apply to the job now. */
    closed: boolean().defined(),
    expiresAt: nullableIsoDate(),
  }),
  errors: ["LINK_DEAD", "TOO_MANY_REQUESTS"],
});

/** "Do not invite me again", from the mail, also signed out; works any number of times. */
export const declineInvitations = defineContract({
  ...calls.declineInvitations,
  params: linkToken,
  status: 200,
  response: message,
  errors: ["LINK_DEAD", "TOO_MANY_REQUESTS"],
});

/** Undoes that, from the page that the link leads to. */
export const allowInvitations = defineContract({
  ...calls.allowInvitations,
  params: linkToken,
  status: 200,
  response: message,
  errors: ["LINK_DEAD", "TOO_MANY_REQUESTS"],
});
