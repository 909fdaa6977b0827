function stryNS_9fa48() {
  var g = typeof globalThis === 'object' && globalThis && globalThis.Math === Math && globalThis || new Function("return this")();
  var ns = g.__stryker__ || (g.__stryker__ = {});
  if (ns.activeMutant === undefined && g.process && g.process.env && g.process.env.__STRYKER_ACTIVE_MUTANT__) {
    ns.activeMutant = g.process.env.__STRYKER_ACTIVE_MUTANT__;
  }
  function retrieveNS() {
    return ns;
  }
  stryNS_9fa48 = retrieveNS;
  return retrieveNS();
}
stryNS_9fa48();
function stryCov_9fa48() {
  var ns = stryNS_9fa48();
  var cov = ns.mutantCoverage || (ns.mutantCoverage = {
    static: {},
    perTest: {}
  });
  function cover() {
    var c = cov.static;
    if (ns.currentTestId) {
      c = cov.perTest[ns.currentTestId] = cov.perTest[ns.currentTestId] || {};
    }
    var a = arguments;
    for (var i = 0; i < a.length; i++) {
      c[a[i]] = (c[a[i]] || 0) + 1;
    }
  }
  stryCov_9fa48 = cover;
  cover.apply(null, arguments);
}
function stryMutAct_9fa48(id) {
  var ns = stryNS_9fa48();
  function isActive(id) {
    if (ns.activeMutant === id) {
      if (ns.hitCount !== void 0 && ++ns.hitCount > ns.hitLimit) {
        throw new Error('Stryker: Hit count limit reached (' + ns.hitCount + ')');
      }
      return true;
    }
    return false;
  }
  stryMutAct_9fa48 = isActive;
  return isActive(id);
}
import type { AttendanceStatus } from "../masterclass/limits.ts";
import type { RefundStatus } from "../payments/limits.ts";
import { ATTENDEE_CREDIT, BANNER_COUPON, COUPONS, COURSE_PRICE, type Coupon } from "./limits.ts";
import { couponApplied, INVALID_COUPON } from "./messages.ts";

/** For comparison: trimmed, in upper case. */
export const normalCode = stryMutAct_9fa48("247") ? () => undefined : (stryCov_9fa48("247"), (() => {
  const normalCode = (typed: string) => stryMutAct_9fa48("249") ? typed.toUpperCase() : stryMutAct_9fa48("248") ? typed.trim().toLowerCase() : (stryCov_9fa48("248", "249"), typed.trim().toUpperCase());
  return normalCode;
})());
export const findCoupon = stryMutAct_9fa48("250") ? () => undefined : (stryCov_9fa48("250"), (() => {
  const findCoupon = (typed: string): Coupon | null => stryMutAct_9fa48("251") ? COUPONS.find(({
    code
  }) => code === normalCode(typed)) && null : (stryCov_9fa48("251"), COUPONS.find(stryMutAct_9fa48("252") ? () => undefined : (stryCov_9fa48("252"), ({
    code
  }) => stryMutAct_9fa48("255") ? code !== normalCode(typed) : stryMutAct_9fa48("254") ? false : stryMutAct_9fa48("253") ? true : (stryCov_9fa48("253", "254", "255"), code === normalCode(typed)))) ?? null);
  return findCoupon;
})());
export interface CouponCheck {
  valid: boolean;
  /** A fraction of the base price. */
  discount: number;
  message: string;
}

/** The result for a typed code, for any buyer. */
export function checkCoupon(typed: string): CouponCheck {
  if (stryMutAct_9fa48("256")) {
    {}
  } else {
    stryCov_9fa48("256");
    const coupon = findCoupon(typed);
    if (stryMutAct_9fa48("259") ? false : stryMutAct_9fa48("258") ? true : stryMutAct_9fa48("257") ? coupon : (stryCov_9fa48("257", "258", "259"), !coupon)) return stryMutAct_9fa48("260") ? {} : (stryCov_9fa48("260"), {
      valid: stryMutAct_9fa48("261") ? true : (stryCov_9fa48("261"), false),
      discount: 0,
      message: INVALID_COUPON
    });
    return stryMutAct_9fa48("262") ? {} : (stryCov_9fa48("262"), {
      valid: stryMutAct_9fa48("263") ? false : (stryCov_9fa48("263"), true),
      discount: coupon.fraction,
      message: couponApplied(coupon.code, discountOf(coupon.fraction))
    });
  }
}

/** The coupons listed for a caller; only known attendees see the attendees' ones. */
export const listedCoupons = stryMutAct_9fa48("264") ? () => undefined : (stryCov_9fa48("264"), (() => {
  const listedCoupons = (isAttendee: boolean): Coupon[] => stryMutAct_9fa48("265") ? COUPONS : (stryCov_9fa48("265"), COUPONS.filter(stryMutAct_9fa48("266") ? () => undefined : (stryCov_9fa48("266"), ({
    isForAttendees
  }) => stryMutAct_9fa48("269") ? isAttendee && !isForAttendees : stryMutAct_9fa48("268") ? false : stryMutAct_9fa48("267") ? true : (stryCov_9fa48("267", "268", "269"), isAttendee || (stryMutAct_9fa48("270") ? isForAttendees : (stryCov_9fa48("270"), !isForAttendees))))));
  return listedCoupons;
})());

/** Rupees off the base price. */
export const discountOf = stryMutAct_9fa48("271") ? () => undefined : (stryCov_9fa48("271"), (() => {
  const discountOf = (fraction: number) => Math.round(stryMutAct_9fa48("272") ? COURSE_PRICE / fraction : (stryCov_9fa48("272"), COURSE_PRICE * fraction));
  return discountOf;
})());
export interface AttendeeFacts {
  /** Signed in with the e-mail address that the order is for. */
  isSelf: boolean;
  attendanceStatus: AttendanceStatus | null;
  refundStatus: RefundStatus;
  /** The credit went into a course before. */
  isCreditUsed: boolean;
}

/** Whether the 99 rupees of the masterclass come off, once; they end the right to the refund, and the other way round. */
export const hasAttendeeCredit = stryMutAct_9fa48("273") ? () => undefined : (stryCov_9fa48("273"), (() => {
  const hasAttendeeCredit = ({
    isSelf,
    attendanceStatus,
    refundStatus,
    isCreditUsed
  }: AttendeeFacts) => stryMutAct_9fa48("276") ? isSelf && attendanceStatus === "attended" && refundStatus === "none" || !isCreditUsed : stryMutAct_9fa48("275") ? false : stryMutAct_9fa48("274") ? true : (stryCov_9fa48("274", "275", "276"), (stryMutAct_9fa48("278") ? isSelf && attendanceStatus === "attended" || refundStatus === "none" : stryMutAct_9fa48("277") ? true : (stryCov_9fa48("277", "278"), (stryMutAct_9fa48("280") ? isSelf || attendanceStatus === "attended" : stryMutAct_9fa48("279") ? true : (stryCov_9fa48("279", "280"), isSelf && (stryMutAct_9fa48("282") ? attendanceStatus !== "attended" : stryMutAct_9fa48("281") ? true : (stryCov_9fa48("281", "282"), attendanceStatus === (stryMutAct_9fa48("283") ? "" : (stryCov_9fa48("283"), "attended")))))) && (stryMutAct_9fa48("285") ? refundStatus !== "none" : stryMutAct_9fa48("284") ? true : (stryCov_9fa48("284", "285"), refundStatus === (stryMutAct_9fa48("286") ? "" : (stryCov_9fa48("286"), "none")))))) && (stryMutAct_9fa48("287") ? isCreditUsed : (stryCov_9fa48("287"), !isCreditUsed)));
  return hasAttendeeCredit;
})());
export interface CoursePrice {
  base: number;
  discount: number;
  credit: number;
  total: number;
}

/** The price of a course, line by line. */
export function coursePrice(fraction: number, hasCredit: boolean): CoursePrice {
  if (stryMutAct_9fa48("288")) {
    {}
  } else {
    stryCov_9fa48("288");
    const discount = discountOf(fraction);
    const credit = hasCredit ? ATTENDEE_CREDIT : 0;
    return stryMutAct_9fa48("289") ? {} : (stryCov_9fa48("289"), {
      base: COURSE_PRICE,
      discount,
      credit,
      total: stryMutAct_9fa48("290") ? COURSE_PRICE - discount + credit : (stryCov_9fa48("290"), (stryMutAct_9fa48("291") ? COURSE_PRICE + discount : (stryCov_9fa48("291"), COURSE_PRICE - discount)) - credit)
    });
  }
}

/** The banner's price with the public code, and its discount. */
export function bannerOffer() {
  if (stryMutAct_9fa48("292")) {
    {}
  } else {
    stryCov_9fa48("292");
    const {
      discount,
      total
    } = coursePrice(stryMutAct_9fa48("293") ? findCoupon(BANNER_COUPON)?.fraction && 0 : (stryCov_9fa48("293"), (stryMutAct_9fa48("294") ? findCoupon(BANNER_COUPON).fraction : (stryCov_9fa48("294"), findCoupon(BANNER_COUPON)?.fraction)) ?? 0), stryMutAct_9fa48("295") ? true : (stryCov_9fa48("295"), false));
    return stryMutAct_9fa48("296") ? {} : (stryCov_9fa48("296"), {
      code: BANNER_COUPON,
      discount,
      total
    });
  }
}