import { formatRupees } from "../money.ts";
import { formatDateTime } from "../time.ts";
import { MASTERCLASS_PRICE, type Offer, REFUND_ATTENDANCE_PERCENT } from "./limits.ts";

const PRICE = formatRupees(MASTERCLASS_PRICE);

export const ALL_FIELDS_REQUIRED = "All fields are required";
export const PURCHASE_FAILED = "Something went wrong. Please try again.";
export const ALREADY_ENROLLED = "This e-mail is already enrolled in this session.";
export const SESSION_NOT_OPEN = "This session can no longer be booked. Choose another date.";
export const ENROLLED = "Payment successful. Your seat is booked.";
export const NO_SESSIONS =
  "No live sessions scheduled right now. Please check back later or contact support for more info.";
export const REFRESH = "Please refresh to check availability";
export const JOIN_NOW = "Join Now";
export const JOIN_INACTIVE = "Join Link Not Active Yet";
export const ADD_TO_CALENDAR = "Add to Calendar";
export const OPEN_MEETING = "Open the meeting";
export const MISSED = "You missed this session";
export const CREDIT_UNLOCKED = `unlocked your ${PRICE} course credit`;
export const ATTENDANCE_FAILED = "Could not log your attendance. Please try again.";
export const ATTENDANCE_LOGGED = "Your attendance is logged.";
export const WINDOW_CLOSED = "You can join this session from 10 minutes before to 15 minutes after its start.";

export const CLAIM_REFUND = "Claim Refund";
export const CONFIRM_REFUND = "Yes Claim Refund";
export const REFUND_FAILED_CALL = "Something went wrong. Please try again.";
/** The text of the page for each status of the refund. */
export const REFUND_MESSAGES = {
  created: "Your refund has been initiated. The payment provider processes it in 5–7 working days.",
  processed: "Your refund was successful.",
  failed: "Refund failed. Please contact support.",
} as const;
export const NOT_ATTENDED = "Only people who attended the session can get a refund.";
export const NO_PAYMENT = "This booking has no payment that can be refunded. Please contact support.";
export const REFUND_ALREADY_CLAIMED = "The refund for this session has already been claimed.";
export const CREDIT_WAS_USED = `Your ${PRICE} credit was used for the course, so it cannot be refunded.`;
export const refundCouldBeClaimed = (until: Date | string) =>
  `The last day to claim the refund was ${formatDateTime(until)}.`;
export const refundAttendanceTooLow = (percent: number) =>
  `The refund needs ${REFUND_ATTENDANCE_PERCENT}% attendance. You attended ${percent}%.`;

/** Shown after a session with enrolments was switched off. */
export const ALL_SESSION_FIELDS_REQUIRED = "All fields are required.";
export const SESSIONS_CREATED = "Sessions created successfully";
export const SESSION_UPDATED = "Session updated successfully";
export const SESSION_UPDATE_FAILED = "Failed to update session.";
export const SESSIONS_FAILED = "Failed to create sessions. Please try again.";
export const SESSION_CHANGED = "Another admin has changed this session. Check the values and save again.";
export const SESSION_DELETED = "Session deleted";
export const END_NOT_AFTER_START = "The end must be after the start.";
const people = (count: number) => (count === 1 ? "1 person" : `${count} people`);
const enrolled = (count: number) => `${people(count)} ${count === 1 ? "is" : "are"} enrolled.`;
export const hasEnrolments = (count: number) => `${enrolled(count)} Deactivate instead.`;
export const needsOffer = (count: number) => `${enrolled(count)} Choose what they get.`;
export const NO_NEXT_SESSION = "There is no later session. Create one first, or choose a refund.";
/** After a session with enrolments was switched off. */
export const switchedOff = (count: number, offer: Offer) =>
  `${SESSION_UPDATED}. ${people(count)} will be e-mailed and ${count === 1 ? "gets" : "get"} ${offer === "next" ? "a seat in the next session" : "a refund"}.`;
export const movesEnrolled = (count: number) => `${people(count)} will be e-mailed.`;
export const attendanceImported = (matched: number, unmatched: number) =>
  `Attendance imported: ${matched} matched, ${unmatched} not enrolled.`;
export const REPORT_UNREADABLE = "This file cannot be read. Export the attendance report as CSV.";
export const REPORT_COLUMNS_MISSING = "The report needs the columns Email and Duration or Minutes.";
export const reportTooLong = (rows: number) => `A report can have at most ${rows} rows.`;
