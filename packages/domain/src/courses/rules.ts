import type { AttendanceStatus } from "../masterclass/limits.ts";
import type { RefundStatus } from "../payments/limits.ts";
import { ATTENDEE_CREDIT, BANNER_COUPON, COUPONS, COURSE_PRICE, type Coupon } from "./limits.ts";
import { couponApplied, INVALID_COUPON } from "./messages.ts";

/** Normalises for comparison: trimmed, in upper case. */
export const normalCode = (typed: string) => typed.trim().toUpperCase();

export const findCoupon = (typed: string): Coupon | null =>
  COUPONS.find(({ code }) => code === normalCode(typed)) ?? null;

export interface CouponCheck {
  valid: boolean;
  /** A fraction of the base price. */
  discount: number;
  message: string;
}

/** Returns the result for a typed code, for any buyer. */
export function checkCoupon(typed: string): CouponCheck {
  const coupon = findCoupon(typed);
  if (!coupon) return { valid: false, discount: 0, message: INVALID_COUPON };
  return { valid: true, discount: coupon.fraction, message: couponApplied(coupon.code, discountOf(coupon.fraction)) };
}

/** Returns the coupons listed for a caller; only known attendees see the attendees' ones. */
export const listedCoupons = (isAttendee: boolean): Coupon[] =>
  COUPONS.filter(({ isForAttendees }) => isAttendee || !isForAttendees);

/** Returns the discount in rupees. */
export const discountOf = (fraction: number) => Math.round(COURSE_PRICE * fraction);

export interface AttendeeFacts {
  /** Whether the caller is signed in with the e-mail address of the order. */
  isSelf: boolean;
  attendanceStatus: AttendanceStatus | null;
  refundStatus: RefundStatus;
  /** Whether the credit was used for a course. */
  isCreditUsed: boolean;
}

/** Whether the 99 rupees of the masterclass are deducted, once; using them ends the right to the refund, and vice versa. */
export const hasAttendeeCredit = ({ isSelf, attendanceStatus, refundStatus, isCreditUsed }: AttendeeFacts) =>
  isSelf && attendanceStatus === "attended" && refundStatus === "none" && !isCreditUsed;

export interface CoursePrice {
  base: number;
  discount: number;
  credit: number;
  total: number;
}

/** Returns the price of a course, line by line. */
export function coursePrice(fraction: number, hasCredit: boolean): CoursePrice {
  const discount = discountOf(fraction);
  const credit = hasCredit ? ATTENDEE_CREDIT : 0;
  return { base: COURSE_PRICE, discount, credit, total: COURSE_PRICE - discount - credit };
}

/** Returns the banner's price with the public code, and its discount. */
export function bannerOffer() {
  const { discount, total } = coursePrice(findCoupon(BANNER_COUPON)?.fraction ?? 0, false);
  return { code: BANNER_COUPON, discount, total };
}
