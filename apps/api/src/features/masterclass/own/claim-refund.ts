import type { Output } from "@dryrun/domain/contract/define";
import type { claimRefund as contract } from "@dryrun/domain/masterclass/contract";
import { NO_PAYMENT, REFUND_MESSAGES } from "@dryrun/domain/masterclass/messages";
import { attendanceOf } from "@dryrun/domain/masterclass/my-session";
import { attendancePercent, refusalToRefund } from "@dryrun/domain/masterclass/refund";
import type { RefundStatus } from "@dryrun/domain/payments/limits";
import { notFound } from "../../../errors/app-error.ts";
import type { Queue } from "../../../ports.ts";
import { findSeatsOf, lockSeatsOf, type Seat } from "../../../records/purchases/enrolments.ts";
import { lockPaidOrder, requestRefund } from "../../../records/purchases/refunds.ts";
import { findCallerAccount } from "../../../records/users.ts";
import type { MasterclassDeps } from "../deps.ts";

type Answer = Output<typeof contract>;
const refused = (message: string, refundStatus: RefundStatus): Answer => ({ success: false, message, refundStatus });

/** Refunds the whole price once. Locks the order before the seats, like the settlement of payments. */
export const claimRefund =
  ({ db, clock, queue }: Pick<MasterclassDeps, "db" | "clock"> & { queue: Pick<Queue, "enqueue"> }) =>
  async (userId: string, enrolmentId: string): Promise<Answer> => {
    const user = await findCallerAccount(db, userId);
    const found = (await findSeatsOf(db, user)).find(({ id }) => id === enrolmentId);
    if (!found) throw notFound("This enrolment");
    return db.transaction(async (tx) => {
      const now = clock.now();
      const order = found.orderId === null ? undefined : await lockPaidOrder(tx, found.orderId);
      const seat = (await lockSeatsOf(tx, user)).find(({ id }) => id === enrolmentId);
      if (!seat) throw notFound("This enrolment");
      const refusal = refusalToRefund(claimOf(seat, now), now);
      if (refusal) return refused(refusal, seat.refundStatus);
      if (!order) return refused(NO_PAYMENT, seat.refundStatus);
      await requestRefund(tx, queue, { ...order, reason: "claim" }, now);
      return { success: true, message: REFUND_MESSAGES.created, refundStatus: "created" };
    });
  };

/** Returns what decides about a seat's refund. A seat that is missing from an imported report counts as not attended. */
export function claimOf(seat: Seat, now: Date) {
  const { session, refundStatus, creditOrderId, reportedMinutes } = seat;
  return {
    attendanceStatus: attendanceOf(seat, now),
    refundStatus,
    isCreditUsed: creditOrderId !== null,
    endAt: session.endAt,
    percent: session.reportedAt === null ? null : attendancePercent(reportedMinutes ?? 0, session),
  };
}
