import { describe, expect, test } from "@jest/globals";
import { bandOf, testResult } from "./lessons/rules.ts";
import {
  type AttendeeFacts,
  bannerOffer,
  checkCoupon,
  coursePrice,
  hasAttendeeCredit,
  listedCoupons,
} from "./rules.ts";

describe("the result of a test", () => {
  test.each([
    [[10, 10, 10, 3, 2], { percent: 70, passed: true }],
    [[10, 10, 10, 2.5, 2], { percent: 69, passed: false }],
    [[null, 10, 10, 10, 10], { percent: 80, passed: true }],
    [[], null],
  ])("of the first scores %j is %j", (scores, result) => {
    expect(testResult(scores)).toEqual(result);
  });
});

test.each([
  [0, 53, "0"],
  [1, 53, "1-24"],
  [14, 53, "25-49"],
  [27, 53, "50-74"],
  [52, 53, "75-99"],
  [53, 53, "100"],
])("%i of %i lessons is the band %s", (done, all, band) => {
  expect(bandOf(done, all)).toBe(band);
});

test.each([
  ["DATA20", { valid: true, discount: 0.2, message: "DATA20 applied: ₹500 off." }],
  [" data25 ", { valid: true, discount: 0.25, message: "DATA25 applied: ₹625 off." }],
  ["DATA30", { valid: false, discount: 0, message: "Invalid or expired coupon." }],
  ["", { valid: false, discount: 0, message: "Invalid or expired coupon." }],
])("answers the code %j with %j", (typed, answer) => {
  expect(checkCoupon(typed)).toEqual(answer);
});

test("shows 1999 with a discount of 500 in the banner", () => {
  expect(bannerOffer()).toEqual({ code: "DATA20", discount: 500, total: 1999 });
});

test.each([
  { fraction: 0, hasCredit: false, discount: 0, credit: 0, total: 2499 },
  { fraction: 0.2, hasCredit: false, discount: 500, credit: 0, total: 1999 },
  { fraction: 0.25, hasCredit: false, discount: 625, credit: 0, total: 1874 },
  { fraction: 0, hasCredit: true, discount: 0, credit: 99, total: 2400 },
  { fraction: 0.25, hasCredit: true, discount: 625, credit: 99, total: 1775 },
])("costs $total with $fraction off and the credit $hasCredit", ({ fraction, hasCredit, ...price }) => {
  expect(coursePrice(fraction, hasCredit)).toEqual({ base: 2499, ...price });
});

test.each([
  { isAttendee: false, codes: ["DATA20"] },
  { isAttendee: true, codes: ["DATA20", "DATA25"] },
])("lists $codes for an attendee ($isAttendee)", ({ isAttendee, codes }) => {
  expect(listedCoupons(isAttendee).map(({ code }) => code)).toEqual(codes);
});

describe("the attendee's credit", () => {
  const attendee: AttendeeFacts = {
    isSelf: true,
    attendanceStatus: "attended",
    refundStatus: "none",
    isCreditUsed: false,
  };
  test.each<{ when: string; facts: AttendeeFacts; has: boolean }>([
    { when: "signed in and attended", facts: attendee, has: true },
    { when: "signed out, or somebody else", facts: { ...attendee, isSelf: false }, has: false },
    { when: "not attended", facts: { ...attendee, attendanceStatus: "not_attended" }, has: false },
    { when: "missed", facts: { ...attendee, attendanceStatus: "missed" }, has: false },
    { when: "never enrolled", facts: { ...attendee, attendanceStatus: null }, has: false },
    { when: "a refund was claimed", facts: { ...attendee, refundStatus: "created" }, has: false },
    { when: "a refund was paid", facts: { ...attendee, refundStatus: "processed" }, has: false },
    { when: "a refund failed", facts: { ...attendee, refundStatus: "failed" }, has: false },
    { when: "the credit was used", facts: { ...attendee, isCreditUsed: true }, has: false },
  ])("$when: $has", ({ facts, has }) => {
    expect(hasAttendeeCredit(facts)).toBe(has);
  });
});
