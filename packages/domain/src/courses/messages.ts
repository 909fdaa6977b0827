import { formatRupees } from "../money.ts";
import { ATTENDEE_CREDIT } from "./limits.ts";

/** Shown on the course's page and at the end of the test that completed it. */
export const COURSE_COMPLETED = {
  title: "You have completed the course.",
  text: "Your certificate is issued, and we have mailed it to you. Anybody with the link can verify it.",
  link: "See the certificate",
} as const;

export const COUPON_NEEDS_BOTH = "Please enter your email and coupon code.";
export const INVALID_COUPON = "Invalid or expired coupon.";
export const couponApplied = (code: string, rupees: number) => `${code} applied: ${formatRupees(rupees)} off.`;
export const priceChanged = (amount: number) => `The price changed to ${formatRupees(amount)}. Continue?`;
export const ALREADY_BOUGHT = "You already have this course.";
export const COURSE_BOUGHT = "Payment successful. The course is yours.";
export const SIGN_IN_FOR_CREDIT = `Attended the masterclass? Log in to use your ${formatRupees(ATTENDEE_CREDIT)} credit.`;
export const banner = (code: string, discount: number, total: number) =>
  `${formatRupees(total)} with ${code}: ${formatRupees(discount)} off`;
