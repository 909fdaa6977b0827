import { attendanceOf } from "@dryrun/domain/masterclass/my-session";
import { attendancePercent } from "@dryrun/domain/masterclass/refund";
import type { SessionRow } from "../../../records/purchases/live-sessions.ts";
import type { findEnrolments } from "./session-queries.ts";

/** Returns the admin's view of a session. */
export const adminSession = (session: SessionRow, enrolments: number) => ({
  _id: session.id,
  title: session.title,
  startAt: session.startAt.toISOString(),
  endAt: session.endAt.toISOString(),
  teamsMeetingUrl: session.teamsMeetingUrl,
  active: session.active,
  recordingUrl: session.recordingUrl,
  enrolments,
  reportedAt: session.reportedAt?.toISOString() ?? null,
  updatedAt: (session.updatedAt ?? session.createdAt).toISOString(),
});

type Row = Awaited<ReturnType<typeof findEnrolments>>["rows"][number];

/** Returns the admin's view of a seat; the person is blank once the account is deleted. */
export function adminEnrolment({ enrolment, refundStatus, creditOrderId }: Row, session: SessionRow, now: Date) {
  const { id, fullName, email, phone, createdAt, attendedAt, reportedMinutes } = enrolment;
  const [firstName = "", ...lastNames] = fullName.split(" ");
  const isReported = session.reportedAt !== null;
  return {
    _id: id,
    firstName,
    lastName: lastNames.join(" "),
    email: email ?? "",
    phone,
    createdAt: createdAt.toISOString(),
    attendanceStatus: attendanceOf({ ...enrolment, session }, now),
    attendedAt: attendedAt?.toISOString() ?? null,
    attendancePercent: isReported ? attendancePercent(reportedMinutes ?? 0, session) : null,
    refundStatus,
    creditUsed: creditOrderId !== null,
  };
}
