import { boolean, number, object, string } from "yup";
import { defineContract, fileAnswer } from "../contract/define.ts";
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
import { id } from "../fields.ts";
import { pagedQuery, pagingAnswer } from "../paging.ts";
import { CURRENCY, REFUND_STATUSES } from "../payments/limits.ts";
import { paymentSchema } from "../payments/schema.ts";
import * as calls from "./calls.ts";
import { ATTENDANCE_STATUSES, ENROLMENTS_PER_PAGE } from "./limits.ts";
import { enrolSchema } from "./schema.ts";
import { createSessionsSchema, updateSessionSchema } from "./sessions/schema.ts";

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

/** The sessions that can be booked: active future ones, earliest first. */
export const publicSessions = defineContract({
  ...calls.publicSessions,
  status: 200,
  response: object({
    sessions: list(object({ _id: text(), title: text(), startAt: isoDate(), endAt: isoDate() })),
    serverTime: isoDate(),
  }),
});

export const sessionCalendar = defineContract({
  ...calls.sessionCalendar,
  params: object({ id: id() }),
  status: 200,
  response: fileAnswer("text/calendar"),
  errors: ["NOT_FOUND"],
});

export const createMasterclassOrder = defineContract({
  ...calls.createMasterclassOrder,
  body: enrolSchema,
  status: 201,
  response: object({ orderId: text(), amount: number().defined(), currency: choice([CURRENCY]), key: text() }),
  errors: ["NOT_FOUND", "ALREADY_ENROLLED", "TOO_MANY_REQUESTS", "PROVIDER_AWAY"],
});

export const verifyMasterclass = defineContract({
  ...calls.verifyMasterclass,
  body: paymentSchema,
  status: 200,
  response: object({
    message: text(),
    enrollmentId: text(),
    receiptNumber: nullableText(),
    calendarLink: nullableText(),
  }),
  errors: ["BAD_SIGNATURE", "NOT_FOUND", "PAYMENT_RETURNED"],
});

/** The session for the caller's page; despite its path for all signed-in people. */
export const mySession = defineContract({
  ...calls.mySession,
  status: 200,
  response: object({
    session: nullableObject({
      _id: text(),
      title: text(),
      startAt: isoDate(),
      endAt: isoDate(),
      active: boolean().defined(),
      /** Only while the session can be joined. */
      teamsMeetingUrl: string().strict(),
      calendarLink: nullableText(),
      recordingUrl: nullableText(),
      recordingUntil: nullableIsoDate(),
    }),
    attendanceStatus: nullableChoice(ATTENDANCE_STATUSES),
    enrollment_id: nullableText(),
    refundStatus: choice(REFUND_STATUSES),
    refundUntil: nullableIsoDate(),
    /** Whether the ₹99 was deducted from a course. */
    creditUsed: boolean().defined(),
    /** The certificate of the attended session, once it is issued. */
    certificateId: nullableText(),
    serverTime: isoDate(),
  }),
});

export const attend = defineContract({
  ...calls.attend,
  body: object({ sessionId: id() }),
  status: 200,
  response: object({ message: text(), teamsMeetingUrl: text(), attendanceStatus: choice(ATTENDANCE_STATUSES) }),
  errors: ["NOT_FOUND", "WINDOW_CLOSED"],
});

/** A refusal by rule gets an answer too: `success` false with the reason. */
export const claimRefund = defineContract({
  ...calls.claimRefund,
  params: object({ enrollmentId: id() }),
  status: 200,
  response: object({ success: boolean().defined(), message: text(), refundStatus: choice(REFUND_STATUSES) }),
  errors: ["NOT_FOUND"],
});
