import { hasAttendeeCredit } from "@dryrun/domain/courses/rules";
import type { RefundStatus } from "@dryrun/domain/payments/limits";
import { and, desc, eq, inArray, isNull, ne, or, sql } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { liveSessions } from "../../db/schema/live-sessions.ts";
import { enrolments } from "../../db/schema/masterclass.ts";
import { orders } from "../../db/schema/payments.ts";

interface Owner {
  id: string;
  email: string;
  emailVerifiedAt: Date | null;
}

/** Selects the account's enrolments, and unowned ones with its verified address. */
export const ofOwner = ({ id, email, emailVerifiedAt }: Owner) =>
  or(
    eq(enrolments.userId, id),
    emailVerifiedAt === null ? undefined : and(isNull(enrolments.userId), eq(enrolments.email, email)),
  );

/** Finds enrolments with their sessions, the newest first; never the meeting's address. */
export const findEnrolmentsOf = (db: Db, owner: Owner) =>
  db
    .select({
      session: liveSessions.title,
      startAt: liveSessions.startAt,
      endAt: liveSessions.endAt,
      email: enrolments.email,
      fullName: enrolments.fullName,
      phone: enrolments.phone,
      attendanceStatus: enrolments.attendanceStatus,
      attendedAt: enrolments.attendedAt,
      reportedMinutes: enrolments.reportedMinutes,
      createdAt: enrolments.createdAt,
    })
    .from(enrolments)
    .innerJoin(liveSessions, eq(liveSessions.id, enrolments.sessionId))
    .where(ofOwner(owner))
    .orderBy(desc(enrolments.createdAt), desc(enrolments.id));

export const countEnrolmentsOf = (db: Db, owner: Owner) => db.$count(enrolments, ofOwner(owner));

/** Removes the person from paid enrolments, which stay. */
export const stripEnrolments = (tx: Db, owner: Owner) =>
  tx.update(enrolments).set({ email: null, fullName: "", phone: "", userId: null }).where(ofOwner(owner));

// Written as SQL: in a select from one table drizzle omits the table names.
export const refundStatus = sql<RefundStatus>`coalesce((
  select r.status from refunds r join orders o on o.payment_id = r.payment_id
  where o.id = enrolments.order_id and r.reason in ('claim', 'session-cancelled', 'provider', 'dispute') and not (r.reason = 'dispute' and r.status = 'failed')
  order by r.created_at desc limit 1), 'none')`;

/** The order of a course that used the ₹99 as a credit, by this seat or by another one that the same order paid for. */
export const creditOrderId = sql<string | null>`coalesce(enrolments.credit_order_id, (
  select e.credit_order_id from enrolments e
  where e.order_id = enrolments.order_id and e.credit_order_id is not null limit 1))`;

const SEAT = {
  id: enrolments.id,
  orderId: enrolments.orderId,
  attendanceStatus: enrolments.attendanceStatus,
  attendedAt: enrolments.attendedAt,
  reportedMinutes: enrolments.reportedMinutes,
  creditOrderId,
  refundStatus,
  createdAt: enrolments.createdAt,
  session: liveSessions,
};
export type Seat = Awaited<ReturnType<typeof findSeatsOf>>[number];

/** Finds seats with their state, their payment and the whole session: the meeting's address must not leave the server. */
export const findSeatsOf = (db: Db, owner: Owner) =>
  db
    .select(SEAT)
    .from(enrolments)
    .innerJoin(liveSessions, eq(liveSessions.id, enrolments.sessionId))
    .where(ofOwner(owner))
    .orderBy(desc(enrolments.createdAt), desc(enrolments.id));

/**
 * Finds and locks seats (`for update`): until the transaction ends nobody else can use the credit of these seats or
 * claim their refund. A caller that locks an order too must lock it first.
 */
export async function lockSeatsOf(tx: Db, owner: Owner): Promise<Seat[]> {
  await tx.select({ id: enrolments.id }).from(enrolments).where(ofOwner(owner)).orderBy(enrolments.id).for("update");
  return findSeatsOf(tx, owner);
}

/** Returns the attended seat whose ₹99 can still be deducted from a course, or undefined. */
export const creditableSeat = (seats: readonly Seat[]): Seat | undefined =>
  seats.find(({ attendanceStatus, refundStatus: status, creditOrderId: usedBy }) =>
    hasAttendeeCredit({ isSelf: true, attendanceStatus, refundStatus: status, isCreditUsed: usedBy !== null }),
  );

/**
 * Returns the same under the locks that a claim of the refund takes: of the orders that paid for the seats, then of
 * the seats.
 */
export async function lockCreditableSeat(tx: Db, owner: Owner): Promise<Seat | undefined> {
  const paying = tx.select({ id: enrolments.orderId }).from(enrolments).where(ofOwner(owner));
  await tx.select({ id: orders.id }).from(orders).where(inArray(orders.id, paying)).orderBy(orders.id).for("update");
  return creditableSeat(await lockSeatsOf(tx, owner));
}

export const setCreditOrder = (tx: Db, id: string, usedBy: string) =>
  tx.update(enrolments).set({ creditOrderId: usedBy }).where(eq(enrolments.id, id));

/** Frees the credit that a refunded course had used. */
export const releaseCredit = (tx: Db, orderId: string) =>
  tx.update(enrolments).set({ creditOrderId: null }).where(eq(enrolments.creditOrderId, orderId));

/** Returns undefined if this address has a seat in this session already. */
export async function insertEnrolment(tx: Db, enrolment: typeof enrolments.$inferInsert): Promise<string | undefined> {
  const [made] = await tx.insert(enrolments).values(enrolment).onConflictDoNothing().returning({ id: enrolments.id });
  return made?.id;
}

export async function isEnrolled(db: Db, sessionId: string, email: string): Promise<boolean> {
  return (await db.$count(enrolments, and(eq(enrolments.sessionId, sessionId), eq(enrolments.email, email)))) > 0;
}

/** Finds the enrolments that an order paid for. */
export async function findEnrolmentOfOrder(db: Db, orderId: string) {
  const [found] = await db
    .select({ id: enrolments.id, session: liveSessions })
    .from(enrolments)
    .innerJoin(liveSessions, eq(liveSessions.id, enrolments.sessionId))
    .where(eq(enrolments.orderId, orderId))
    .orderBy(enrolments.id)
    .limit(1);
  return found;
}

/** Deletes the unattended seats of a refunded order. */
export const deleteUnattended = (tx: Db, orderId: string) =>
  tx.delete(enrolments).where(and(eq(enrolments.orderId, orderId), ne(enrolments.attendanceStatus, "attended")));
