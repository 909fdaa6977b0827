import type { Output } from "@dryrun/domain/contract/define";
import { calendarLinkOf } from "@dryrun/domain/masterclass/calendar";
import type { mySession as contract } from "@dryrun/domain/masterclass/contract";
import { JOIN_CLOSES_MINUTES } from "@dryrun/domain/masterclass/limits";
import { attendanceOf, mySession as sessionOf } from "@dryrun/domain/masterclass/my-session";
import { isRecordingOpen, recordingUntilOf, shownRefundUntil } from "@dryrun/domain/masterclass/refund";
import { windowState } from "@dryrun/domain/masterclass/window";
import { addMs, MINUTE_MS } from "@dryrun/domain/time";
import type { Db } from "../../../db/client.ts";
import { findValidCertificate } from "../../../records/certificates.ts";
import { findSeatsOf, type Seat } from "../../../records/purchases/enrolments.ts";
import type { SessionRow } from "../../../records/purchases/live-sessions.ts";
import { findCallerAccount, type UserRow } from "../../../records/users.ts";
import type { MasterclassDeps } from "../deps.ts";
import * as query from "../queries.ts";
import { claimOf } from "./claim-refund.ts";

/** Returns the session for the caller's page, with the state of their seat. */
export const mySession =
  ({ db, clock }: MasterclassDeps) =>
  async (userId: string): Promise<Output<typeof contract>> => {
    const now = clock.now();
    const user = await findCallerAccount(db, userId);
    const seats = await findSeatsOf(db, user);
    const joinable = seats.length > 0 ? await findJoinable({ db, clock }) : [];
    const { session, enrolment } = sessionOf(seats, joinable, now);
    const attendanceStatus = enrolment && attendanceOf(enrolment, now);
    const refundUntil = enrolment && shownRefundUntil(claimOf(enrolment, now));
    return {
      session: session && shownSession(session, enrolment, now),
      attendanceStatus,
      enrollment_id: enrolment?.id ?? null,
      refundStatus: enrolment?.refundStatus ?? "none",
      refundUntil: refundUntil?.toISOString() ?? null,
      certificateId: attendanceStatus === "attended" ? await certificateOf(db, user, enrolment) : null,
      creditUsed: enrolment !== null && enrolment.creditOrderId !== null,
      serverTime: now.toISOString(),
    };
  };

/** Finds the certificate of the attended session; only the verified address owns it. */
async function certificateOf(db: Db, { email, emailVerifiedAt }: UserRow, enrolment: Seat | null) {
  if (!enrolment || emailVerifiedAt === null) return null;
  return (await findValidCertificate(db, email, enrolment.session.title))?.certId ?? null;
}

/** Finds active sessions whose join window has not closed. */
const findJoinable = ({ db, clock }: Pick<MasterclassDeps, "db" | "clock">) =>
  query.findActiveSessions(db, addMs(clock.now(), -JOIN_CLOSES_MINUTES * MINUTE_MS));

function shownSession(session: SessionRow, enrolment: Seat | null, now: Date) {
  const { id, title, startAt, endAt, active, teamsMeetingUrl, recordingUrl } = session;
  const isOwn = enrolment?.session.id === id;
  const hasRecording = isOwn && recordingUrl !== null && isRecordingOpen(endAt, now);
  return {
    _id: id,
    title,
    startAt: startAt.toISOString(),
    endAt: endAt.toISOString(),
    active,
    ...(windowState(startAt, now) === "open" && { teamsMeetingUrl }),
    calendarLink: calendarLinkOf(session, now),
    recordingUrl: hasRecording ? recordingUrl : null,
    recordingUntil: hasRecording ? recordingUntilOf(endAt).toISOString() : null,
  };
}
