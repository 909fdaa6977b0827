import { and, asc, eq, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Db } from "../../../db/client.ts";
import { users } from "../../../db/schema/accounts.ts";
import { applications } from "../../../db/schema/applications.ts";
import { reopenedDecisions } from "../../../db/schema/reopened-decisions.ts";
import { reopenedCount } from "../../../records/applications.ts";
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
