import { describe, expect, test } from "@jest/globals";
import * as certificates from "../certificates/messages.ts";
import * as courseLimits from "../courses/limits.ts";
import * as courses from "../courses/messages.ts";
import * as masterclassLimits from "../masterclass/limits.ts";
import { ATTENDANCE_STATUSES, DEFAULT_TITLE } from "../masterclass/limits.ts";
import * as masterclass from "../masterclass/messages.ts";
import * as limits from "./limits.ts";
import * as payments from "./messages.ts";

// Fixed texts and numbers, repeated here so that a change is deliberate.

describe("texts", () => {
  test.each([
    [payments.PAYMENT_FAILED, "Payment failed. Please try again."],
    [payments.ORDER_FAILED, "Failed to create order. Please try again."],
    [payments.SOMETHING_WRONG, "Something went wrong."],
    [payments.CREDITS_ADDED, "Payment successful, credits added"],
    [payments.PAYMENT_UNVERIFIED, "Payment verification failed."],
    [courses.INVALID_COUPON, "Invalid or expired coupon."],
    [courses.COUPON_NEEDS_BOTH, "Please enter your email and coupon code."],
    [certificates.CERTIFICATE_NOT_FOUND, "Certificate not found"],
    [masterclass.SESSION_UPDATE_FAILED, "Failed to update session."],
    [masterclass.SESSIONS_FAILED, "Failed to create sessions. Please try again."],
    [masterclass.SESSION_UPDATED, "Session updated successfully"],
    [masterclass.SESSIONS_CREATED, "Sessions created successfully"],
    [masterclass.ALL_SESSION_FIELDS_REQUIRED, "All fields are required."],
    [masterclass.ALL_FIELDS_REQUIRED, "All fields are required"],
    [masterclass.PURCHASE_FAILED, "Something went wrong. Please try again."],
    [masterclass.REFUND_FAILED_CALL, "Something went wrong. Please try again."],
    [masterclass.ATTENDANCE_FAILED, "Could not log your attendance. Please try again."],
    [
      masterclass.NO_SESSIONS,
      "No live sessions scheduled right now. Please check back later or contact support for more info.",
    ],
    [masterclass.REFRESH, "Please refresh to check availability"],
    [masterclass.JOIN_NOW, "Join Now"],
    [masterclass.JOIN_INACTIVE, "Join Link Not Active Yet"],
    [masterclass.ADD_TO_CALENDAR, "Add to Calendar"],
    [masterclass.MISSED, "You missed this session"],
    [masterclass.CREDIT_UNLOCKED, "unlocked your ₹99 course credit"],
    [masterclass.CLAIM_REFUND, "Claim Refund"],
    [masterclass.CONFIRM_REFUND, "Yes Claim Refund"],
    [masterclass.REFUND_MESSAGES.failed, "Refund failed. Please contact support."],
  ])("%j", (word, specified) => {
    expect(word).toBe(specified);
  });

  test("names 5–7 working days at the start of a refund", () => {
    expect(masterclass.REFUND_MESSAGES.created).toContain(limits.REFUND_WORKING_DAYS);
    expect(limits.REFUND_WORKING_DAYS).toBe("5–7 working days");
  });

  test("texts with numbers", () => {
    expect([
      courses.priceChanged(1874),
      courses.banner("DATA20", 500, 1999),
      masterclass.hasEnrolments(12),
      masterclass.hasEnrolments(1),
      masterclass.movesEnrolled(12),
      certificates.certificatesIssued(1, 0),
      certificates.certificatesIssued(3, 2),
    ]).toEqual([
      "The price changed to ₹1,874. Continue?",
      "₹1,999 with DATA20: ₹500 off",
      "12 people are enrolled. Deactivate instead.",
      "1 person is enrolled. Deactivate instead.",
      "12 people will be e-mailed.",
      "1 certificate issued",
      "3 certificates issued, 2 already existed",
    ]);
  });
});

test("numbers", () => {
  expect({
    course: courseLimits.COURSE_PRICE,
    credit: courseLimits.ATTENDEE_CREDIT,
    masterclass: masterclassLimits.MASTERCLASS_PRICE,
    opens: masterclassLimits.JOIN_OPENS_MINUTES,
    closes: masterclassLimits.JOIN_CLOSES_MINUTES,
    recheck: masterclassLimits.RECHECK_SECONDS,
    attendance: masterclassLimits.REFUND_ATTENDANCE_PERCENT,
    refundDays: masterclassLimits.REFUND_DAYS,
    recording: masterclassLimits.RECORDING_DAYS,
    slots: masterclassLimits.MAX_SLOTS,
  }).toEqual({
    course: 2499,
    credit: 99,
    masterclass: 99,
    opens: 10,
    closes: 15,
    recheck: 15,
    attendance: 70,
    refundDays: 7,
    recording: 7,
    slots: 2,
  });
  expect(DEFAULT_TITLE).toBe("Data Analyst Masterclass");
  expect(ATTENDANCE_STATUSES).toEqual(["not_attended", "missed", "attended"]);
  expect(limits.REFUND_STATUSES).toEqual(["none", "created", "processed", "failed"]);
});

test("offers DATA25, a quarter off, for the upgrade, and DATA20 in the banner", () => {
  const fractionOf = (code: string) => courseLimits.COUPONS.find((coupon) => coupon.code === code)?.fraction;
  expect([courseLimits.UPGRADE_COUPON, fractionOf(courseLimits.UPGRADE_COUPON)]).toEqual(["DATA25", 0.25]);
  expect([courseLimits.BANNER_COUPON, fractionOf(courseLimits.BANNER_COUPON)]).toEqual(["DATA20", 0.2]);
});
