import { and, asc, eq, gt, inArray, isNull, lte, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Db } from "../../../db/client.ts";
import { users } from "../../../db/schema/accounts.ts";
import { applications } from "../../../db/schema/applications.ts";
import { interviewSessions } from "../../../db/schema/interviews.ts";
import { reopenedDecisions } from "../../../db/schema/reopened-decisions.ts";
import { deciderName, reopenedCount } from "../../../records/applications.ts";
import { applicationsOf, type Member } from "../../../records/company/members.ts";

/** Locks an application that the person sees, with its final decision. */
export async function lockDecided(tx: Db, member: Member, id: string) {
  const [found] = await tx
    .select({
      status: applications.status,
      reason: applications.decisionReason,
      privateReason: applications.privateReason,
      decidedAt: applications.decidedAt,
      decidedBy: applications.decidedBy,
      isCandidateHere: sql<boolean>`${applications.studentId} is not null and ${applications.status} <> 'withdrawn'`,
      reopened: reopenedCount,
    })
    .from(applications)
    .where(and(eq(applications.id, id), applicationsOf(member)))
    .for("update");
  return found;
}

type Reopened = typeof reopenedDecisions.$inferInsert;
export const storeReopening = (tx: Db, reopened: Reopened) => tx.insert(reopenedDecisions).values(reopened);

/** Removes the decision from the application. */
export const makePending = (tx: Db, id: string) =>
  tx
    .update(applications)
    .set({ status: "pending", decisionReason: "", privateReason: "", decidedAt: null, decidedBy: null })
    .where(eq(applications.id, id));

/** Finds who reopened a decision; null once that account is deleted. */
export async function findReopener(db: Db, id: string): Promise<string | null> {
  const [found] = await db
    .select({ byId: reopenedDecisions.reopenedBy })
    .from(reopenedDecisions)
    .where(eq(reopenedDecisions.id, id));
  return found?.byId ?? null;
}

const deciders = alias(users, "deciders");

/** Finds the reopened decisions of an application, oldest first. */
export const findReopened = (db: Db, applicationId: string) =>
  db
    .select({ reopened: reopenedDecisions, decidedBy: deciders.fullName, reopenedBy: users.fullName })
    .from(reopenedDecisions)
    .leftJoin(deciders, eq(deciders.id, reopenedDecisions.decidedBy))
    .leftJoin(users, eq(users.id, reopenedDecisions.reopenedBy))
    .where(eq(reopenedDecisions.applicationId, applicationId))
    .orderBy(asc(reopenedDecisions.reopenedAt));
export type FoundReopened = Awaited<ReturnType<typeof findReopened>>[number];

type ApplicationRow = typeof applications.$inferSelect;
export type Decided = "accepted" | "rejected";
export interface Decision {
  status: Decided;
  reason: string;
  /** Whether the candidate reads the reason. */
  isShared: boolean;
  now: Date;
  /** The decision is held until this time; null: final at once. */
  undoUntil: Date | null;
}

const own = (member: Member, ids: readonly string[]) => and(applicationsOf(member), inArray(applications.id, [...ids]));
const isUndecided = and(eq(applications.status, "pending"), isNull(applications.heldStatus));

/** Returns the ids of the decided applications; those decided or withdrawn in the meantime are left out. */
export async function decide(db: Db, member: Member, ids: readonly string[], decision: Decision) {
  const { status, isShared, now, undoUntil } = decision;
  const reason = isShared ? decision.reason : "";
  const by = { decidedBy: member.userId, privateReason: isShared ? "" : decision.reason };
  const decided = await db
    .update(applications)
    .set(
      undoUntil
        ? { heldStatus: status, heldReason: reason, heldAt: now, heldUntil: undoUntil, ...by }
        : { status, decisionReason: reason, decidedAt: now, ...by },
    )
    .where(and(own(member, ids), isUndecided))
    .returning({ id: applications.id });
  return decided.map(({ id }) => id);
}

const NOT_HELD = { heldStatus: null, heldReason: "", heldAt: null, heldUntil: null } as const;

/** Returns the ids of the undone decisions. */
export async function undo(db: Db, member: Member, ids: readonly string[], now: Date): Promise<string[]> {
  const undone = await db
    .update(applications)
    .set({ ...NOT_HELD, decidedBy: null, privateReason: "" })
    .where(and(own(member, ids), gt(applications.heldUntil, now)))
    .returning({ id: applications.id });
  return undone.map(({ id }) => id);
}

export async function countOwn(db: Db, member: Member, ids: readonly string[]): Promise<number> {
  return db.$count(applications, own(member, ids));
}

/** Finds the job of an application to this employer. */
export async function findJobOf(db: Db, member: Member, id: string): Promise<string | undefined> {
  const [found] = await db
    .select({ jobId: applications.jobId })
    .from(applications)
    .where(own(member, [id]));
  return found?.jobId;
}

/**
 * Makes held decisions final once they cannot be undone, and returns their ids. Skips rows that other transactions
 * lock; the next run takes them.
 */
export async function settleHeld(db: Db, now: Date, limit: number): Promise<string[]> {
  const due = db
    .select({ id: applications.id })
    .from(applications)
    .where(lte(applications.heldUntil, now))
    .orderBy(asc(applications.heldUntil))
    .limit(limit)
    .for("update", { skipLocked: true });
  const settled = await db
    .update(applications)
    .set({
      status: sql`${applications.heldStatus}`,
      decisionReason: sql`${applications.heldReason}`,
      decidedAt: sql`${applications.heldAt}`,
      ...NOT_HELD,
    })
    .where(inArray(applications.id, due))
    .returning({ id: applications.id });
  return settled.map(({ id }) => id);
}

/** Marks the interviews for these applications that run at the moment: their students may stop them. */
export const markOvertaken = (tx: Db, ids: readonly string[], now: Date) =>
  tx
    .update(interviewSessions)
    .set({ overtakenAt: now })
    .where(
      and(
        inArray(interviewSessions.applicationId, [...ids]),
        isNull(interviewSessions.submittedAt),
        gt(interviewSessions.expiresAt, now),
      ),
    );

/** Locks the applications that belong to the employer (`for update`), in the order of their ids, until the transaction ends. */
export const lockEmployerApplications = (db: Db, member: Member, ids: readonly string[]) =>
  db
    .select({
      id: applications.id,
      status: applications.shownStatus,
      decidedAt: sql<Date | null>`coalesce(${applications.heldAt}, ${applications.decidedAt})`.mapWith(
        applications.decidedAt,
      ),
      decidedBy: deciderName,
    })
    .from(applications)
    .where(own(member, ids))
    .orderBy(asc(applications.id))
    .for("update");

type Marks = Partial<Pick<ApplicationRow, "tags">> & { stage?: string | SQL };
/** Returns the number of changed rows, which belong to the employer. */
export async function markApplications(db: Db, member: Member, ids: readonly string[], marks: Marks) {
  const marked = await db.update(applications).set(marks).where(own(member, ids)).returning({ id: applications.id });
  return marked.length;
}

/** The stage after removing an application from the shortlist: other stages stay. */
export const offShortlist = sql`case when ${applications.stage} = 'shortlist' then 'reading' else ${applications.stage} end`;

/** Returns undefined if nothing changed: a change is the first opening or the end of the stage `new`. */
export async function markOpened(db: Db, member: Member, id: string, now: Date) {
  const [opened] = await db
    .update(applications)
    .set({
      viewedAt: sql`coalesce(${applications.viewedAt}, ${now.toISOString()}::timestamptz)`,
      stage: sql`case when ${applications.stage} = 'new' then 'reading' else ${applications.stage} end`,
    })
    .where(and(own(member, [id]), sql`(${applications.viewedAt} is null or ${applications.stage} = 'new')`))
    .returning({ viewedAt: applications.viewedAt });
  return opened && { isFirst: opened.viewedAt?.getTime() === now.getTime() };
}
