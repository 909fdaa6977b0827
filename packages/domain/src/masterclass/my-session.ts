import type { RefundStatus } from "../payments/limits.ts";
import { addMs, DAY_MS } from "../time.ts";
import { ATTENDED_DAYS, type AttendanceStatus } from "./limits.ts";
import { joinWindow } from "./window.ts";

export interface Session {
  id: string;
  startAt: Date;
  endAt: Date;
  active: boolean;
}
export interface Enrolment {
  id: string;
  /** The order that paid for it; a free seat after a missed session has the order of the missed one. */
  orderId: string | null;
  session: Session;
  attendanceStatus: AttendanceStatus;
  refundStatus: RefundStatus;
}

interface Attendance {
  attendanceStatus: AttendanceStatus;
  session: { endAt: Date };
}
/** Returns the attendance: a session that ended without the enrolled person was missed. */
export const attendanceOf = ({ attendanceStatus, session }: Attendance, now: Date): AttendanceStatus =>
  attendanceStatus === "not_attended" && now >= session.endAt ? "missed" : attendanceStatus;

const earliest = <S extends Session>(sessions: readonly S[]): S | null =>
  sessions.toSorted((a, b) => a.startAt.getTime() - b.startAt.getTime())[0] ?? null;

/** Returns the next session that can still be joined, after a missed one. */
export const nextJoinable = <S extends Session>(sessions: readonly S[], now: Date): S | null =>
  earliest(sessions.filter(({ active, startAt }) => active && joinWindow(startAt).closesAt > now));

/** Returns the session that replaces one that is switched off: the first active one that starts later. */
export const sessionInstead = <S extends Session>(
  sessions: readonly S[],
  { startAt }: Pick<Session, "startAt">,
  now: Date,
): S | null => earliest(sessions.filter((other) => other.active && other.startAt > startAt && other.startAt > now));

/** Whether an attended session is still shown: for 14 days, and while its refund is pending or failed. */
const isStillShown = ({ session, refundStatus }: Enrolment, now: Date) =>
  now < addMs(session.endAt, ATTENDED_DAYS * DAY_MS) || refundStatus === "created" || refundStatus === "failed";

export interface MySession<S extends Session, E extends Enrolment> {
  session: S | null;
  /** The enrolment for the answer's attendance and refund; null if the person never enrolled. */
  enrolment: E | null;
}

/** Returns the session of the person's page: the enrolled one until it is over, then by the state of the newest ones. */
export function mySession<S extends Session, E extends Enrolment & { session: S }>(
  enrolments: readonly E[],
  sessions: readonly S[],
  now: Date,
): MySession<S, E> {
  const newestFirst = enrolments.toSorted((a, b) => b.session.startAt.getTime() - a.session.startAt.getTime());
  const present = newestFirst.findLast(({ session }) => now < session.endAt);
  if (present) return { session: present.session, enrolment: present };
  for (const enrolment of newestFirst) {
    const isAttended = attendanceOf(enrolment, now) === "attended";
    if (isAttended && isStillShown(enrolment, now)) return { session: enrolment.session, enrolment };
    const next = isAttended || enrolment !== newestFirst[0] ? null : nextJoinable(sessions, now);
    if (next) return { session: next, enrolment };
  }
  return { session: null, enrolment: newestFirst[0] ?? null };
}

/**
 * Returns the enrolment that admits a person to a session: one for it, or a missed one, which opens one later session
 * for free.
 */
export function enrolmentFor<E extends Enrolment>(enrolments: readonly E[], session: Session, now: Date): E | null {
  const ownEnrolment = enrolments.find((enrolment) => enrolment.session.id === session.id);
  if (ownEnrolment || !session.active) return ownEnrolment ?? null;
  const isUsed = ({ id, orderId }: E) =>
    orderId !== null && enrolments.some((other) => other.id !== id && other.orderId === orderId);
  const missed = enrolments.filter(
    (enrolment) =>
      attendanceOf(enrolment, now) === "missed" && enrolment.session.startAt < session.startAt && !isUsed(enrolment),
  );
  return missed.toSorted((a, b) => b.session.startAt.getTime() - a.session.startAt.getTime())[0] ?? null;
}
