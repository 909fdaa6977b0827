import { describe, expect, test } from "@jest/globals";
import type { RefundStatus } from "../payments/limits.ts";
import type { AttendanceStatus } from "./limits.ts";
import { type Enrolment, enrolmentFor, mySession, nextJoinable, type Session, sessionInstead } from "./my-session.ts";

/** One hour from 11:00 in India on this day of November 2026. */
const on = (day: number, active = true): Session => ({
  id: `nov-${day}`,
  startAt: new Date(`2026-11-${String(day).padStart(2, "0")}T05:30:00Z`),
  endAt: new Date(`2026-11-${String(day).padStart(2, "0")}T06:30:00Z`),
  active,
});
const enrolled = (
  session: Session,
  attendanceStatus: AttendanceStatus = "not_attended",
  refundStatus: RefundStatus = "none",
  orderId = `order-${session.id}`,
): Enrolment => ({ id: `of-${session.id}`, orderId, session, attendanceStatus, refundStatus });
const at = (text: string) => new Date(`2026-11-${text}Z`);

describe("the session of the page is", () => {
  const offered = [on(28), on(14), on(21), on(20, false)];
  test.each<{ when: string; enrolments: Enrolment[]; now: string; session: string | null; of: string | null }>([
    { when: "nobody's who never enrolled", enrolments: [], now: "01T00:00:00", session: null, of: null },
    {
      when: "the enrolled one before",
      enrolments: [enrolled(on(7))],
      now: "01T00:00:00",
      session: "nov-7",
      of: "of-nov-7",
    },
    {
      when: "the enrolled one until it is over",
      enrolments: [enrolled(on(7))],
      now: "07T06:29:59",
      session: "nov-7",
      of: "of-nov-7",
    },
    {
      when: "the enrolled one although it was switched off",
      enrolments: [enrolled(on(7, false))],
      now: "07T05:00:00",
      session: "nov-7",
      of: "of-nov-7",
    },
    {
      when: "after a miss the next active one",
      enrolments: [enrolled(on(7))],
      now: "07T06:30:00",
      session: "nov-14",
      of: "of-nov-7",
    },
    {
      when: "after a miss the next active one, as long as it can be joined",
      enrolments: [enrolled(on(7), "missed")],
      now: "14T05:44:59",
      session: "nov-14",
      of: "of-nov-7",
    },
    {
      when: "then the one after that, leaving out one that is switched off",
      enrolments: [enrolled(on(7), "missed")],
      now: "14T05:45:00",
      session: "nov-21",
      of: "of-nov-7",
    },
    {
      when: "none when nothing follows a miss",
      enrolments: [enrolled(on(7), "missed")],
      now: "29T00:00:00",
      session: null,
      of: "of-nov-7",
    },
    {
      when: "an attended one while it runs",
      enrolments: [enrolled(on(7), "attended")],
      now: "07T06:00:00",
      session: "nov-7",
      of: "of-nov-7",
    },
    {
      when: "an attended one for 14 days",
      enrolments: [enrolled(on(7), "attended")],
      now: "21T06:29:59",
      session: "nov-7",
      of: "of-nov-7",
    },
    {
      when: "none after them",
      enrolments: [enrolled(on(7), "attended")],
      now: "21T06:30:00",
      session: null,
      of: "of-nov-7",
    },
    {
      when: "an attended one as long as its refund is under way",
      enrolments: [enrolled(on(7), "attended", "created")],
      now: "30T00:00:00",
      session: "nov-7",
      of: "of-nov-7",
    },
    {
      when: "an attended one as long as its refund failed",
      enrolments: [enrolled(on(7), "attended", "failed")],
      now: "30T00:00:00",
      session: "nov-7",
      of: "of-nov-7",
    },
    {
      when: "none once it was refunded and 14 days are over",
      enrolments: [enrolled(on(7), "attended", "processed")],
      now: "30T00:00:00",
      session: null,
      of: "of-nov-7",
    },
    {
      when: "a new enrolment before an attended one",
      enrolments: [enrolled(on(7), "attended"), enrolled(on(14))],
      now: "08T00:00:00",
      session: "nov-14",
      of: "of-nov-14",
    },
    {
      when: "of two to come the nearer one",
      enrolments: [enrolled(on(21)), enrolled(on(14))],
      now: "08T00:00:00",
      session: "nov-14",
      of: "of-nov-14",
    },
    {
      when: "an attended one again when nothing follows a later miss",
      enrolments: [enrolled(on(28), "missed"), enrolled(on(21), "attended")],
      now: "29T00:00:00",
      session: "nov-21",
      of: "of-nov-21",
    },
    {
      when: "none for an old miss before an attended one",
      enrolments: [enrolled(on(1), "missed"), enrolled(on(2), "attended")],
      now: "17T00:00:00",
      session: null,
      of: "of-nov-2",
    },
  ])("$when", ({ enrolments, now, session, of }) => {
    const mine = mySession(enrolments, offered, at(now));
    expect([mine.session?.id ?? null, mine.enrolment?.id ?? null]).toEqual([session, of]);
  });
});

test.each([
  { now: "14T05:29:59", joinable: "nov-14" },
  { now: "14T05:44:59", joinable: "nov-14" },
  { now: "14T05:45:00", joinable: "nov-21" },
  { now: "30T00:00:00", joinable: undefined },
])("allows at $now to join $joinable next", ({ now, joinable }) => {
  const sessions = [on(21), on(14), on(13, false), on(28, false), on(7)];
  expect(nextJoinable(sessions, at(now))?.id).toBe(joinable);
});

describe("the session of the 14th admits with", () => {
  test.each<{ when: string; enrolments: Enrolment[]; session?: Session; of: string | undefined }>([
    { when: "nothing for a stranger", enrolments: [], of: undefined },
    { when: "the enrolment for it", enrolments: [enrolled(on(7)), enrolled(on(14))], of: "of-nov-14" },
    { when: "a missed one", enrolments: [enrolled(on(7))], of: "of-nov-7" },
    { when: "the newest of the missed", enrolments: [enrolled(on(1)), enrolled(on(7))], of: "of-nov-7" },
    { when: "no attended one", enrolments: [enrolled(on(7), "attended")], of: undefined },
    {
      when: "no missed one that has led into another session",
      enrolments: [enrolled(on(1)), enrolled(on(7), "attended", "none", "order-nov-1")],
      of: undefined,
    },
    { when: "no one for a later session", enrolments: [enrolled(on(21))], of: undefined },
    {
      when: "no missed one when it is switched off",
      enrolments: [enrolled(on(7))],
      session: on(14, false),
      of: undefined,
    },
  ])("$when", ({ enrolments, session = on(14), of }) => {
    expect(enrolmentFor(enrolments, session, at("14T05:30:00"))?.id).toBe(of);
  });
});

test("moves people of a switched-off session to the first active one that starts later and has not started", () => {
  const sessions = [on(28), on(14), on(20, false), on(21)];
  const instead = (day: number, now: string) => sessionInstead(sessions, on(day), at(now))?.id;
  expect(instead(14, "01T00:00:00")).toBe("nov-21");
  expect(instead(14, "21T06:00:00")).toBe("nov-28");
  expect(instead(28, "01T00:00:00")).toBeUndefined();
});
