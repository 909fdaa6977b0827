import { and, desc, eq, lt, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Db } from "../../db/client.ts";
import { users } from "../../db/schema/accounts.ts";
import { activity } from "../../db/schema/activity.ts";
import { applications } from "../../db/schema/applications.ts";
import { candidateMailCopies } from "../../db/schema/candidate-mails.ts";

const target = alias(users, "target");

/** Reads entries, newest first; `before` is the id of an entry. */
const selectEntries = (db: Db, of: ReturnType<typeof eq>, before: string | undefined, limit: number) =>
  db
    .select({
      id: activity.id,
      kind: activity.kind,
      at: activity.at,
      detail: activity.detail,
      count: activity.count,
      byKey: activity.byKey,
      to: { id: target.id, fullName: target.fullName },
      by: { id: users.id, fullName: users.fullName },
      mail: { subject: candidateMailCopies.subject, text: candidateMailCopies.text },
      candidate: { applicationId: applications.id, fullName: applications.fullName },
    })
    .from(activity)
    .leftJoin(users, eq(users.id, activity.userId))
    .leftJoin(target, eq(target.id, activity.targetId))
    .leftJoin(applications, eq(applications.id, activity.applicationId))
    .leftJoin(candidateMailCopies, eq(candidateMailCopies.activityId, activity.id))
    .where(and(of, before ? lt(activity.id, BigInt(before)) : undefined))
    .orderBy(desc(activity.id))
    .limit(limit);
export type EntryRow = Awaited<ReturnType<typeof selectEntries>>[number];

export const findOfApplication = async (db: Db, id: string, before: string | undefined, limit: number) => {
  const rows = await selectEntries(db, eq(activity.applicationId, id), before, limit);
  return rows.map((row): EntryRow => ({ ...row, candidate: null }));
};

/** As the index `activity_of_job`: without each look and each exported application. */
export const findOfJob = (db: Db, id: string, before: string | undefined, limit: number) => {
  const isShown = sql`(activity.application_id is null or kind not in ('looked', 'exported'))`;
  return selectEntries(db, sql`${eq(activity.jobId, id)} and ${isShown}`, before, limit);
};

/** Deletes entries from before this time. */
export const deleteOldActivity = (db: Db, before: Date) => db.delete(activity).where(lt(activity.at, before));
