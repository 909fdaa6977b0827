import { boolean, number, object } from "yup";
import { defineContract } from "../../contract/define.ts";
import { choice, isoDate, list, nullableIsoDate, nullableText, text } from "../../contract/wire.ts";
import { id } from "../../fields.ts";
import { pagedQuery, pagingAnswer } from "../../paging.ts";
import { REFUND_STATUSES } from "../../payments/limits.ts";
import { ATTENDANCE_STATUSES, ENROLMENTS_PER_PAGE } from "../limits.ts";
import * as calls from "./calls.ts";
import { createSessionsSchema, updateSessionSchema } from "./schema.ts";

/** The admin's view. */
const liveSession = object({
  _id: text(),
  title: text(),
  startAt: isoDate(),
  endAt: isoDate(),
  teamsMeetingUrl: text(),
  active: boolean().defined(),
  recordingUrl: nullableText(),
  enrolments: number().defined(),
  /** When the meeting's attendance report was imported. */
  reportedAt: nullableIsoDate(),
  /** When it was last changed, or created. */
  updatedAt: isoDate(),
});

/** All sessions, the newest first. */
export const liveSessions = defineContract({
  ...calls.liveSessions,
  status: 200,
  response: object({ sessions: list(liveSession) }),
});

export const createSessions = defineContract({
  ...calls.createSessions,
  body: createSessionsSchema,
  status: 201,
  response: object({ message: text(), sessions: list(liveSession) }),
});

/**
 * Enrolled people get a mail when the session moves. Switching it off while people are enrolled requires an `offer`:
 * `HAS_ENROLMENTS` contains their number as `enrolments`. `SESSION_CHANGED` contains the current `session`.
 */
export const updateSession = defineContract({
  ...calls.updateSession,
  params: object({ id: id() }),
  body: updateSessionSchema,
  status: 200,
  response: object({ message: text(), session: liveSession }),
  errors: ["NOT_FOUND", "SESSION_CHANGED", "HAS_ENROLMENTS", "NO_NEXT_SESSION"],
});

/** A session with enrolled people is switched off by `updateSession`, with an offer. */
export const toggleSession = defineContract({
  ...calls.toggleSession,
  params: object({ id: id() }),
  status: 200,
  response: object({ message: text(), session: liveSession }),
  errors: ["NOT_FOUND", "HAS_ENROLMENTS"],
});

/** Only without enrolments; the refusal contains their number as `enrolments`. */
export const deleteSession = defineContract({
  ...calls.deleteSession,
  params: object({ id: id() }),
  status: 200,
  response: object({ message: text() }),
  errors: ["NOT_FOUND", "HAS_ENROLMENTS"],
});

/** `unmatched` are the report's addresses without an enrolment in this session. */
export const importAttendance = defineContract({
  ...calls.importAttendance,
  params: object({ id: id() }),
  status: 200,
  response: object({ message: text(), matched: number().defined(), unmatched: list(text()) }),
  errors: ["NOT_FOUND", "TOO_MANY_REQUESTS"],
});

export const sessionEnrolments = defineContract({
  ...calls.sessionEnrolments,
  params: object({ id: id() }),
  query: pagedQuery(ENROLMENTS_PER_PAGE, {}),
  status: 200,
  response: object({
    enrolments: list(
      object({
        _id: text(),
        firstName: text(),
        lastName: text(),
        email: text(),
        phone: text(),
        createdAt: isoDate(),
        attendanceStatus: choice(ATTENDANCE_STATUSES),
        attendedAt: nullableIsoDate(),
        /** From the imported report. */
        attendancePercent: number().defined().nullable(),
        refundStatus: choice(REFUND_STATUSES),
        creditUsed: boolean().defined(),
      }),
    ),
    ...pagingAnswer,
  }),
  errors: ["NOT_FOUND"],
});
