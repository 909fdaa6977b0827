import { MAX_UNREAD, type NotificationEvent } from "@dryrun/domain/notifications/limits";
import { and, eq, inArray, isNotNull, isNull, sql } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { applications } from "../../db/schema/applications.ts";
import { interviewSessions } from "../../db/schema/interviews.ts";
import { invitations } from "../../db/schema/invitations.ts";
import { notifications } from "../../db/schema/notifications.ts";
import { profileViews } from "../../db/schema/profiles.ts";
import { newId } from "../../ids.ts";
import { reopenedCount } from "../applications.ts";

// Each function runs in the transaction of its change, so that a notification exists exactly when the change does.

type Row = typeof notifications.$inferInsert;
type Notice = Omit<Row, "id" | "createdAt" | "readAt">;
type Of<Prefix extends string> = Extract<NotificationEvent, `${Prefix}${string}`>;

/** Adds notifications; a repeated key adds none. */
export async function notify(tx: Db, notices: readonly Notice[], now: Date): Promise<void> {
  if (notices.length === 0) return;
  const rows = notices.map((notice) => ({ ...notice, id: newId(now), createdAt: now }));
  await tx.insert(notifications).values(rows).onConflictDoNothing();
}

/**
 * Notifies the candidate of an interview. A result or a review is reported once; an interview that is graded again
 * notifies again.
 */
export async function notifyOfSession(tx: Db, sessionId: string, event: Of<"result" | "review">, now: Date) {
  const [session] = await tx
    .select({
      userId: interviewSessions.studentId,
      score: interviewSessions.score,
      evaluatedAt: interviewSessions.evaluatedAt,
      jobId: applications.jobId,
    })
    .from(interviewSessions)
    .leftJoin(applications, eq(applications.id, interviewSessions.applicationId))
    .where(eq(interviewSessions.id, sessionId));
  if (!session?.userId) return;
  const { userId, score, jobId, evaluatedAt } = session;
  const key = `${event}-${sessionId}-${evaluatedAt?.getTime() ?? 0}`;
  await notify(tx, [{ userId, event, key, sessionId, jobId, score }], now);
}

/** Notifies the candidates of these applications, except those with deleted accounts. */
export async function notifyOfApplications(
  tx: Db,
  ids: readonly string[],
  event: "accepted" | "rejected" | "reopened" | "application-opened" | "remind-of-interview",
  now: Date,
) {
  if (ids.length === 0) return;
  const applicationRows = await tx
    .select({
      id: applications.id,
      userId: applications.studentId,
      jobId: applications.jobId,
      reopened: reopenedCount,
    })
    .from(applications)
    .where(and(inArray(applications.id, [...ids]), isNotNull(applications.studentId)));
  // A reminder can be repeated, and everything after a reopening.
  const suffixOf = (reopened: number) =>
    event === "remind-of-interview" ? `-${now.getTime()}` : reopened > 0 ? `-${reopened}` : "";
  const notices = applicationRows.flatMap(({ id, userId, jobId, reopened }) =>
    userId ? [{ userId, event, key: `${event}-${id}${suffixOf(reopened)}`, applicationId: id, jobId }] : [],
  );
  await notify(tx, notices, now);
}

/** Notifies of final decisions, as stored in the applications. */
export async function notifyOfDecisions(tx: Db, ids: readonly string[], now: Date) {
  if (ids.length === 0) return;
  const decided = await tx
    .select({ id: applications.id, status: applications.status })
    .from(applications)
    .where(inArray(applications.id, [...ids]));
  for (const event of ["accepted", "rejected"] as const) {
    const idsDecidedAs = decided.filter(({ status }) => status === event).map(({ id }) => id);
    await notifyOfApplications(tx, idsDecidedAs, event, now);
  }
}

/** Notifies people who are invited to a job, or invited or reminded again. */
export async function notifyOfInvitations(
  tx: Db,
  ids: readonly string[],
  event: "invited" | "remind-to-apply",
  now: Date,
) {
  if (ids.length === 0) return;
  const invitationRows = await tx
    .select({ id: invitations.id, userId: invitations.studentId, jobId: invitations.jobId })
    .from(invitations)
    .where(inArray(invitations.id, [...ids]));
  // Only a reminder can be repeated.
  const suffix = event === "remind-to-apply" ? `-${now.getTime()}` : "";
  await notify(
    tx,
    invitationRows.map(({ id, ...to }) => ({ ...to, event, key: `${event}-${id}${suffix}` })),
    now,
  );
}

/** Notifies of a company that opened profiles on a day in India: once for each candidate and day. */
export async function notifyOfProfileViews(
  tx: Db,
  { companyId, day, studentIds }: { companyId: string; day: string; studentIds: readonly string[] },
  now: Date,
) {
  const event = "profile-opened";
  const seen = await tx
    .select({ id: profileViews.id, userId: profileViews.studentId, company: profileViews.company })
    .from(profileViews)
    .where(
      and(
        eq(profileViews.companyId, companyId),
        eq(profileViews.day, day),
        eq(profileViews.opened, true),
        inArray(profileViews.studentId, [...studentIds]),
      ),
    );
  const notices = seen.map(({ id, ...to }) => ({ ...to, event, key: `${event}-${id}` }) as const);
  await notify(tx, notices, now);
}

/** Counts up to `MAX_UNREAD`. */
export async function countUnread(db: Db, userId: string): Promise<number> {
  const some = db
    .select({ one: sql`1`.as("one") })
    .from(notifications)
    .where(and(eq(notifications.userId, userId), isNull(notifications.readAt)))
    .limit(MAX_UNREAD)
    .as("some");
  const [counted] = await db.select({ unread: sql<number>`count(*)::int` }).from(some);
  return counted?.unread ?? 0;
}
