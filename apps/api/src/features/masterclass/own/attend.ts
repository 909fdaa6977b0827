import type { Output } from "@dryrun/domain/contract/define";
import type { attend as contract } from "@dryrun/domain/masterclass/contract";
import { ATTENDANCE_LOGGED, WINDOW_CLOSED } from "@dryrun/domain/masterclass/messages";
import { enrolmentFor } from "@dryrun/domain/masterclass/my-session";
import { refusalToJoin } from "@dryrun/domain/masterclass/window";
import type { Db } from "../../../db/client.ts";
import { AppError, notFound } from "../../../http/app-error.ts";
import { newId } from "../../../ids.ts";
import { findSeatsOf, insertEnrolment, type Seat } from "../../../records/purchases/enrolments.ts";
import { findSession } from "../../../records/purchases/live-sessions.ts";
import { findCallerAccount, type UserRow } from "../../../records/users.ts";
import type { MasterclassParts } from "../parts.ts";
import * as query from "../queries.ts";

/** Logs the attendance and gives the meeting's address, only inside the join window; any number of times. */
export const attend =
  ({ db, clock }: MasterclassParts) =>
  async (userId: string, sessionId: string): Promise<Output<typeof contract>> => {
    const now = clock.now();
    const user = await findCallerAccount(db, userId);
    const [session, seats] = await Promise.all([findSession(db, sessionId), findSeatsOf(db, user)]);
    const seat = session && enrolmentFor(seats, session, now);
    if (!session || !seat) throw notFound("This session");
    if (refusalToJoin(session.startAt, now)) throw new AppError("WINDOW_CLOSED", WINDOW_CLOSED);
    if (seat.session.id === sessionId) await query.markAttended(db, seat.id, now);
    else await takeFreeSeat(db, { user, seat, sessionId }, now);
    return {
      message: ATTENDANCE_LOGGED,
      teamsMeetingUrl: session.teamsMeetingUrl,
      attendanceStatus: "attended",
    };
  };

/** After a missed session: a new seat, paid by the order of the missed one. */
async function takeFreeSeat(
  db: Db,
  { user, seat, sessionId }: { user: UserRow; seat: Seat; sessionId: string },
  now: Date,
) {
  const { id: userId, email, fullName, phone } = user;
  const of = { userId, email, fullName, phone, sessionId, orderId: seat.orderId };
  await insertEnrolment(db, {
    ...of,
    id: newId(now),
    attendanceStatus: "attended",
    attendedAt: now,
    createdAt: now,
  });
}
