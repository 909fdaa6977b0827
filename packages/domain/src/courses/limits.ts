/** The name of the course on its certificate. */
export const COURSE_NAME = "Data Analyst Course";
/** The questions of a unit's test, and the percentage that passes it. */
export const TEST_QUESTIONS = 5;
export const TEST_PASS_PERCENT = 70;
/** The most exercises of a unit. */
export const MAX_EXERCISES = 10;
/** Sets of exercises and tests that one student may start per day in India. */
export const COURSE_SETS_PER_DAY = 60;

/** Tries at the test of one unit that a student may start within TEST_TRIES_HOURS. */
export const TEST_TRIES = 3;
export const TEST_TRIES_HOURS = 24;

/** The longest id of a unit, a lesson or a set. */
export const MAX_COURSE_ID = 80;
/** The id of a unit's test as the source of a drill; its exercises have the unit's id. */
const TEST = "/test";
export const testOf = (unit: string) => unit + TEST;
/** Returns the unit of a set, and whether it is the test. */
export const setOf = (id: string) =>
  id.endsWith(TEST) ? { unit: id.slice(0, -TEST.length), isTest: true } : { unit: id, isTest: false };

/** Shares of the lessons that a buyer has done, in percent. */
export const PROGRESS_BANDS = ["0", "1-24", "25-49", "50-74", "75-99", "100"] as const;
export type ProgressBand = (typeof PROGRESS_BANDS)[number];

export const COURSE_PRICE = 2499;
/** The discount for people who attended the masterclass, in rupees. */
export const ATTENDEE_CREDIT = 99;
export const MAX_COUPON = 40;
/** Attempts to use codes per network address, and per e-mail address. */
export const COUPON_TRIES_PER_HOUR = 300;
export const COUPON_TRIES_PER_EMAIL = 20;

export interface Coupon {
  code: string;
  title: string;
  description: string;
  /** The fraction of the base price. */
  fraction: number;
  /** Listed for attendees; anyone who types the code can use it. */
  isForAttendees: boolean;
}

export const COUPONS: readonly Coupon[] = [
  {
    code: "DATA20",
    title: "20% off",
    description: "₹500 off the data-analyst course.",
    fraction: 0.2,
    isForAttendees: false,
  },
  {
    code: "DATA25",
    title: "25% off",
    description: "For those who attended the masterclass: ₹625 off the data-analyst course.",
    fraction: 0.25,
    isForAttendees: true,
  },
];
/** The code in the checkout's banner. */
export const BANNER_COUPON = "DATA20";
/** The code offered to attendees before a refund. */
export const UPGRADE_COUPON = "DATA25";
