import { expect, test } from "@jest/globals";
import {
  attendancePercent,
  isRecordingOpen,
  type RefundClaim,
  recordingUntilOf,
  refusalToRefund,
  shownRefundUntil,
} from "./refund.ts";

const startAt = new Date("2026-11-28T05:30:00Z");
const endAt = new Date("2026-11-28T06:30:00Z");
const claim: RefundClaim = {
  attendanceStatus: "attended",
  refundStatus: "none",
  isCreditUsed: false,
  endAt,
  percent: null,
};

test.each<{ when: string; claim: RefundClaim; now?: string; says: string | null }>([
  { when: "attended", claim, says: null },
  { when: "on the last instant", claim, now: "2026-12-05T06:30:00Z", says: null },
  {
    when: "after it",
    claim,
    now: "2026-12-05T06:30:00.001Z",
    says: "The last day to claim the refund was 5 Dec 2026, 12:00 pm IST.",
  },
  {
    when: "not attended",
    claim: { ...claim, attendanceStatus: "not_attended" },
    says: "Only people who attended the session can get a refund.",
  },
  {
    when: "missed",
    claim: { ...claim, attendanceStatus: "missed" },
    says: "Only people who attended the session can get a refund.",
  },
  {
    when: "claimed before",
    claim: { ...claim, refundStatus: "created" },
    says: "The refund for this session has already been claimed.",
  },
  {
    when: "refunded before",
    claim: { ...claim, refundStatus: "processed" },
    says: "The refund for this session has already been claimed.",
  },
  {
    when: "a refund failed before",
    claim: { ...claim, refundStatus: "failed" },
    says: "The refund for this session has already been claimed.",
  },
  {
    when: "the credit was used",
    claim: { ...claim, isCreditUsed: true },
    says: "Your ₹99 credit was used for the course, so it cannot be refunded.",
  },
  { when: "by the report 70%", claim: { ...claim, percent: 70 }, says: null },
  {
    when: "by the report 69%",
    claim: { ...claim, percent: 69 },
    says: "The refund needs 70% attendance. You attended 69%.",
  },
  {
    when: "the report does not know them",
    claim: { ...claim, percent: 0 },
    says: "The refund needs 70% attendance. You attended 0%.",
  },
])("answers a refund when $when: $says", ({ claim, now = "2026-11-29T00:00:00Z", says }) => {
  expect(refusalToRefund(claim, new Date(now))).toBe(says);
});

test.each([
  [42, 70],
  [41.99, 69],
  [60, 100],
  [95, 100],
  [0, 0],
  [-5, 0],
])("counts %d minutes of an hour as %d percent", (minutes, percent) => {
  expect(attendancePercent(minutes, { startAt, endAt })).toBe(percent);
});

test("allows refund and recording for 7 days from the end", () => {
  expect([shownRefundUntil(claim), recordingUntilOf(endAt)].map((at) => at?.toISOString())).toEqual([
    "2026-12-05T06:30:00.000Z",
    "2026-12-05T06:30:00.000Z",
  ]);
});

test.each([
  ["before attendance", { attendanceStatus: "not_attended" }],
  ["once it was claimed", { refundStatus: "created" }],
  ["once it is back", { refundStatus: "processed" }],
  ["once the credit went into a course", { isCreditUsed: true }],
] as const)("shows no end of the refund %s", (_, change) => {
  expect(shownRefundUntil({ ...claim, ...change })).toBeNull();
});

test.each([
  ["2026-11-28T06:29:59Z", false],
  ["2026-11-28T06:30:00Z", true],
  ["2026-12-05T06:30:00Z", true],
  ["2026-12-05T06:30:01Z", false],
])("at %s the recording can be watched: %s", (now, isOpen) => {
  expect(isRecordingOpen(endAt, new Date(now))).toBe(isOpen);
});
