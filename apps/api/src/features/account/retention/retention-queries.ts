import { and, eq, exists, gte, inArray, isNull, lt, ne, notExists, or } from "drizzle-orm";
import type { Db } from "../../../db/client.ts";
import { dropMonths } from "../../../db/months/drop.ts";
import { monthOf, startOf } from "../../../db/months/partitions.ts";
import { ledger, users } from "../../../db/schema/accounts.ts";
import { auditEntries } from "../../../db/schema/admin.ts";
import { applicationDrafts } from "../../../db/schema/application-drafts.ts";
import { applications } from "../../../db/schema/applications.ts";
import { drills } from "../../../db/schema/drills.ts";
import {
  interviewAnswers,
  interviewEvents,
  interviewReviews,
  interviewSessions,
} from "../../../db/schema/interviews.ts";
import { invitations } from "../../../db/schema/invitations.ts";
import { enrolments } from "../../../db/schema/masterclass.ts";
import { notifications } from "../../../db/schema/notifications.ts";
import { documents, orders, paymentEvents, payments } from "../../../db/schema/payments.ts";
import { contactDays, profileViews } from "../../../db/schema/profiles.ts";
import { sharedResults } from "../../../db/schema/shared-results.ts";
import { knownNetworks, secondFactors } from "../../../db/schema/sign-in.ts";
import { clearNotes } from "../../../records/questions/calibration-notes.ts";

/** The maximum number of deleted rows per transaction. */
export const DELETED_AT_ONCE = 500;

/**
 * Finds interviews whose last decision, by the machine, a review or the employer, is from before this time. Excludes
 * those with an open review, whose decision is still to come.
 */
export async function findOutlivedSessions(tx: Db, before: Date): Promise<string[]> {
  const s = interviewSessions;
  const openReview = tx
    .select({ id: interviewReviews.id })
    .from(interviewReviews)
    .where(and(eq(interviewReviews.sessionId, s.id), isNull(interviewReviews.decidedAt)));
  const old = and(
    isNull(s.answersDeletedAt),
    lt(s.evaluatedAt, before),
    or(isNull(s.reviewedAt), lt(s.reviewedAt, before)),
    or(isNull(applications.decidedAt), lt(applications.decidedAt, before)),
    notExists(openReview),
  );
  const rows = await tx
    .select({ id: s.id })
    .from(s)
    .leftJoin(applications, eq(applications.id, s.applicationId))
    .where(old)
    .limit(DELETED_AT_ONCE)
    .for("update", { of: s, skipLocked: true });
  return rows.map(({ id }) => id);
}

/** Deletes the answers; score and verdict stay. */
export async function deleteAnswersOf(tx: Db, sessionIds: string[], now: Date): Promise<void> {
  await tx.delete(interviewAnswers).where(inArray(interviewAnswers.sessionId, sessionIds));
  await tx.delete(sharedResults).where(inArray(sharedResults.sessionId, sessionIds)); // these rows show the scores of the answers
  await tx.delete(interviewEvents).where(inArray(interviewEvents.sessionId, sessionIds));
  const typed = inArray(interviewReviews.sessionId, sessionIds);
  await tx.update(interviewReviews).set({ reason: "", note: "" }).where(typed);
  await clearNotes(tx, inArray(interviewSessions.id, sessionIds));
  await tx.update(interviewSessions).set({ answersDeletedAt: now }).where(inArray(interviewSessions.id, sessionIds));
}

/**
 * Finds accounts that an invitation created and that were never activated or bought with, whose newest invitation is
 * from before this time.
 */
export async function findUnusedInvited(tx: Db, before: Date): Promise<string[]> {
  const invitationOf = tx.select({ id: invitations.id }).from(invitations).where(eq(invitations.studentId, users.id));
  const newer = tx
    .select({ id: invitations.id })
    .from(invitations)
    .where(and(eq(invitations.studentId, users.id), gte(invitations.lastSentAt, before)));
  const bought = tx
    .select({ id: ledger.id })
    .from(ledger)
    .where(and(eq(ledger.userId, users.id), eq(ledger.unit, "INR")));
  const enrolled = tx.select({ id: enrolments.id }).from(enrolments).where(eq(enrolments.userId, users.id));
  const rows = await tx
    .select({ id: users.id })
    .from(users)
    .where(
      and(
        isNull(users.passwordHash),
        eq(users.userType, "student"),
        lt(users.createdAt, before),
        exists(invitationOf),
        notExists(newer),
        notExists(bought),
        notExists(enrolled),
      ),
    )
    .limit(DELETED_AT_ONCE)
    .for("update", { skipLocked: true });
  return rows.map(({ id }) => id);
}

/** Deletes them with their profile, links and invitations. */
export const deleteUsers = (tx: Db, ids: string[]) => tx.delete(users).where(inArray(users.id, ids));

/** Deletes views and counts from before this day: whole months at once, then the days of its month. */
export async function deleteOldViews(db: Db, day: string): Promise<void> {
  await dropMonths(db, "profile_views", day.slice(0, "2026-12".length));
  await db.delete(profileViews).where(lt(profileViews.day, day));
  await db.delete(contactDays).where(lt(contactDays.day, day));
}

export const deleteOldDrafts = (db: Db, before: Date) =>
  db.delete(applicationDrafts).where(lt(applicationDrafts.savedAt, before));

/** Deletes drills with their answers. */
export const deleteOldDrills = (db: Db, before: Date) => db.delete(drills).where(lt(drills.startedAt, before));

export const deleteOldNotifications = (db: Db, before: Date) =>
  db.delete(notifications).where(lt(notifications.createdAt, before));

/** Deletes networks without a sign-in since then. */
export const deleteOldNetworks = (db: Db, before: Date) =>
  db.delete(knownNetworks).where(lt(knownNetworks.lastAt, before));

/** Deletes set-ups that started before this time and were never confirmed. */
export const deleteUnconfirmed = (db: Db, before: Date) =>
  db.delete(secondFactors).where(and(isNull(secondFactors.confirmedAt), lt(secondFactors.createdAt, before)));

/** Drops the partitions of events that are empty because their sessions were deleted, and whose month ended before this time. */
export const dropEmptiedEvents = (db: Db, before: Date) =>
  dropMonths(db, "interview_events", monthOf(before), { onlyEmpty: true });

/** Deletes entries of the months before this time's month. Entries outside of a month's partition are deleted row by row. */
export async function deleteOldAudit(db: Db, before: Date): Promise<void> {
  const month = monthOf(before);
  await dropMonths(db, "audit_entries", month);
  await db.delete(auditEntries).where(lt(auditEntries.at, startOf(month)));
}

/** Deletes orders with their payments, refunds and documents; an order is kept as long as its newest document. */
export async function deleteOldOrders(db: Db, before: Date): Promise<void> {
  const newer = db
    .select({ id: documents.id })
    .from(documents)
    .where(and(eq(documents.orderId, orders.id), gte(documents.issuedAt, before)));
  await db.delete(orders).where(and(lt(orders.createdAt, before), notExists(newer)));
}

/**
 * Deletes orders without any payment that the provider is no longer queried about. A payment below the price settles
 * no order, but its order is kept.
 */
export function deleteUnpaidOrders(db: Db, before: Date) {
  const taken = db
    .select({ id: payments.id })
    .from(payments)
    .where(and(eq(payments.orderId, orders.id), ne(payments.status, "failed")));
  return db.delete(orders).where(and(lt(orders.createdAt, before), isNull(orders.paymentId), notExists(taken)));
}

export const deleteOldEvents = (db: Db, before: Date) =>
  db.delete(paymentEvents).where(lt(paymentEvents.receivedAt, before));
