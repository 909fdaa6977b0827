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
