import type { Output } from "@dryrun/domain/contract/define";
import type { attend as contract } from "@dryrun/domain/masterclass/contract";
import { ATTENDANCE_LOGGED, WINDOW_CLOSED } from "@dryrun/domain/masterclass/messages";
import { enrolmentFor } from "@dryrun/domain/masterclass/my-session";
import { refusalToJoin } from "@dryrun/domain/masterclass/window";
import type { Db } from "../../../db/client.ts";
import { AppError, notFound } from "../../../errors/app-error.ts";
import { newId } from "../../../ids.ts";
import { findSeatsOf, insertEnrolment, lockSeatsOf } from "../../../records/purchases/enrolments.ts";
import { findSession, type SessionRow } from "../../../records/purchases/live-sessions.ts";
import { lockPaidOrder } from "../../../records/purchases/refunds.ts";
import { findCallerAccount, type UserRow } from "../../../records/users.ts";
import type { MasterclassDeps } from "../deps.ts";
import * as query from "../queries.ts";

/** Logs the attendance and returns the meeting's address, only inside the join window; any number of times. */
export const attend =
  ({ db, clock }: MasterclassDeps) =>
  async (userId: string, sessionId: string): Promise<Output<typeof contract>> => {
    const now = clock.now();
    const user = await findCallerAccount(db, userId);
    const [session, seats] = await Promise.all([findSession(db, sessionId), findSeatsOf(db, user)]);
    const seat = session && enrolmentFor(seats, session, now);
    if (!session || !seat) throw notFound("This session");
    if (refusalToJoin(session.startAt, now)) throw new AppError("WINDOW_CLOSED", WINDOW_CLOSED);
    const isIn =
      seat.session.id === sessionId
        ? await query.markAttended(db, seat.id, now)
        : await db.transaction((tx) => takeFreeSeat(tx, { user, session, orderId: seat.orderId }, now));
    if (!isIn) throw notFound("This session"); // the payment was refunded at this moment
    return {
      message: ATTENDANCE_LOGGED,
      teamsMeetingUrl: session.teamsMeetingUrl,
      attendanceStatus: "attended",
    };
  };

/**
 * Gives a new seat after a missed session, paid by the order of the missed one. Locks the order before the seats,
 * like the settlement of payments. Returns false if the missed seat no longer exists or has admitted to another
 * session.
 */
async function takeFreeSeat(
  tx: Db,
  { user, session, orderId }: { user: UserRow; session: SessionRow; orderId: string | null },
  now: Date,
): Promise<boolean> {
  if (orderId !== null) await lockPaidOrder(tx, orderId);
  const seat = enrolmentFor(await lockSeatsOf(tx, user), session, now);
  if (!seat) return false;
  if (seat.session.id === session.id) return query.markAttended(tx, seat.id, now);
  const { id: userId, email, fullName, phone } = user;
  const attendee = { userId, email, fullName, phone, sessionId: session.id, orderId: seat.orderId };
  const times = { attendedAt: now, createdAt: now };
  return (
    (await insertEnrolment(tx, { ...attendee, ...times, id: newId(now), attendanceStatus: "attended" })) !== undefined
  );
}
