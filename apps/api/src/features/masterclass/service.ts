import { sessionInstead } from "@dryrun/domain/masterclass/my-session";
import type { Db } from "../../db/client.ts";
import { isEnrolled } from "../../records/purchases/enrolments.ts";
import { lockPaidOrder, requestRefund } from "../../records/purchases/refunds.ts";
import type { MasterclassDeps } from "./deps.ts";
import { attend } from "./own/attend.ts";
import { claimRefund } from "./own/claim-refund.ts";
import { mySession } from "./own/my-session.ts";
import { calendar, openSessions } from "./public.ts";
import { findActiveSessions } from "./queries.ts";
import { importAttendance, sessionEnrolments } from "./sessions/enrolled.ts";
import { createSessions, deleteSession, listSessions, toggleSession, updateSession } from "./sessions/manage.ts";
import * as query from "./sessions/session-queries.ts";
import { sweep } from "./sweep.ts";

/**
 * Gives people of switched-off sessions the offer, each seat in its own transaction, including seats that were paid
 * for after the switch-off. Returns whether there may be more.
 */
const settleOffers = (deps: MasterclassDeps) => async (): Promise<boolean> => {
  const due = await query.findOffered(deps.db);
  for (const seat of due) await deps.db.transaction((tx) => settleOffer(tx, deps, seat));
  return due.length === query.SETTLED_AT_ONCE;
};

/** Locks the order before the seat, like the settlement of payments. */
async function settleOffer(
  tx: Db,
  { clock, queue }: Pick<MasterclassDeps, "clock" | "queue">,
  { id, orderId }: { id: string; orderId: string | null },
) {
  const now = clock.now();
  const order = orderId === null ? undefined : await lockPaidOrder(tx, orderId);
  const seat = await query.lockOffered(tx, id);
  if (!seat) return;
  const { session, email } = seat;
  const next = session.offer === "next" ? sessionInstead(await findActiveSessions(tx, now), session, now) : null;
  if (next && !(email !== null && (await isEnrolled(tx, next.id, email)))) {
    await query.moveSeat(tx, id, next.id);
    await queue.enqueue(tx, "mail.session-replaced", { enrolmentId: id, sessionId: session.id });
    return;
  }
  if (order && !seat.isOrderUsed) await requestRefund(tx, queue, { ...order, reason: "session-cancelled" }, now);
  await query.deleteSeat(tx, id);
}

export type Masterclass = ReturnType<typeof createMasterclass>;

export const createMasterclass = (deps: MasterclassDeps) => ({
  openSessions: openSessions(deps),
  calendar: calendar(deps),
  mySession: mySession(deps),
  attend: attend(deps),
  claimRefund: claimRefund(deps),
  listSessions: listSessions(deps),
  createSessions: createSessions(deps),
  updateSession: updateSession(deps),
  toggleSession: toggleSession(deps),
  deleteSession: deleteSession(deps),
  sessionEnrolments: sessionEnrolments(deps),
  importAttendance: importAttendance(deps),
  sweep: sweep(deps),
  offers: { sweep: settleOffers(deps) },
});
