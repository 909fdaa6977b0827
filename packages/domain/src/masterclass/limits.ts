export const MASTERCLASS_PRICE = 99;
export const DEFAULT_TITLE = "Data Analyst Masterclass";
export const JOIN_OPENS_MINUTES = 10;
export const JOIN_CLOSES_MINUTES = 15;
export const RECHECK_SECONDS = 15;
export const REFUND_DAYS = 7;
export const REFUND_ATTENDANCE_PERCENT = 70;
export const RECORDING_DAYS = 7;
/** How long an attended session is shown. */
export const ATTENDED_DAYS = 14;
/** The maximum number of sessions that an admin creates in one request. */
export const MAX_SLOTS = 2;
/** Mails before the start, in hours. */
export const REMINDER_HOURS = [24, 1] as const;

/** Offers to the enrolled people of a session that is switched off. */
export const OFFERS = ["next", "refund"] as const;
export type Offer = (typeof OFFERS)[number];

export const ATTENDANCE_STATUSES = ["not_attended", "missed", "attended"] as const;
export type AttendanceStatus = (typeof ATTENDANCE_STATUSES)[number];
/** The maximum number of rows in an imported attendance report: people leave and return. */
export const MAX_REPORT_ROWS = 5000;
export const ENROLMENTS_PER_PAGE = 20;
