import { parseCsv } from "@dryrun/csv/csv";
import type { Input, Output } from "@dryrun/domain/contract/define";
import type * as contract from "@dryrun/domain/masterclass/contract";
import { MAX_REPORT_ROWS } from "@dryrun/domain/masterclass/limits";
import { attendanceImported } from "@dryrun/domain/masterclass/messages";
import { sessionInstead } from "@dryrun/domain/masterclass/my-session";
import { checkReport } from "@dryrun/domain/masterclass/sessions/report";
import { pagingOf } from "@dryrun/domain/pages";
import type { Db } from "../../db/client.ts";
import { AppError, notFound } from "../../errors/app-error.ts";
import { addAuditEntry } from "../../records/audit.ts";
import { isEnrolled } from "../../records/purchases/enrolments.ts";
import { findSession } from "../../records/purchases/live-sessions.ts";
import { lockPaidOrder, requestRefund } from "../../records/purchases/refunds.ts";
import type { MasterclassDeps } from "./deps.ts";
import { attend } from "./own/attend.ts";
import { claimRefund } from "./own/claim-refund.ts";
import { mySession } from "./own/my-session.ts";
import { calendar, openSessions } from "./public.ts";
import { findActiveSessions } from "./queries.ts";
import { createSessions, deleteSession, listSessions, toggleSession, updateSession } from "./sessions/manage.ts";
import { adminEnrolment } from "./sessions/serialize.ts";
import * as query from "./sessions/session-queries.ts";
import { sweep } from "./sweep.ts";

export const sessionEnrolments =
  ({ db, clock }: MasterclassDeps) =>
  async (
    id: string,
    paging: Input<typeof contract.sessionEnrolments>["query"],
  ): Promise<Output<typeof contract.sessionEnrolments>> => {
    const session = await findSession(db, id);
    if (!session) throw notFound("This session");
    const { rows, total } = await query.findEnrolments(db, id, paging);
    return {
      enrolments: rows.map((row) => adminEnrolment(row, session, clock.now())),
      ...pagingOf(total, paging),
    };
  };

/**
 * Imports the meeting's own report: minutes by e-mail. Anyone with minutes attended, even without pressing Join;
 * importing again replaces the minutes. All rows or none.
 */
export const importAttendance =
  ({ db, clock }: MasterclassDeps) =>
  async (adminId: string, id: string, file: string): Promise<Output<typeof contract.importAttendance>> => {
    if (!(await findSession(db, id))) throw notFound("This session"); // before the file is parsed
    const { minutes, errors } = checkReport(parseCsv(file, MAX_REPORT_ROWS));
    if (errors.length > 0) throw new AppError("VALIDATION", errors[0]?.message ?? "", { errors });
    return db.transaction(async (tx) => {
      const now = clock.now();
      const session = await query.lockSession(tx, id);
      if (!session) throw notFound("This session");
      const seats = await query.lockEnrolmentsByEmail(tx, id, [...minutes.keys()]);
      await query.forgetMinutes(tx, id);
      for (const { id: seatId, email, attendedAt } of seats) {
        const reportedMinutes = minutes.get(email?.toLowerCase() ?? "") ?? 0;
        const came = reportedMinutes > 0 && {
          attendanceStatus: "attended" as const,
          attendedAt: attendedAt ?? session.startAt,
        };
        await query.updateEnrolment(tx, seatId, { reportedMinutes, ...came });
      }
      await query.changeSession(tx, id, { reportedAt: now });
      await addAuditEntry(tx, { actorId: adminId, action: "attendance.imported", target: id }, now);
      const matched = new Set(seats.map(({ email }) => email?.toLowerCase()));
      const unmatched = [...minutes.keys()].filter((email) => !matched.has(email));
      return { message: attendanceImported(seats.length, unmatched.length), matched: seats.length, unmatched };
    });
  };

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
