import type { ActivityKind } from "@dryrun/domain/company/activity/meeting-times";
import { indianDay, startOfIndianDay } from "@dryrun/domain/time";
import { and, inArray, type SQL, sql } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { activity } from "../../db/schema/activity.ts";
import { applications } from "../../db/schema/applications.ts";
import { applicationsOf, type Member } from "./members.ts";
import { nameOfStage } from "./stages.ts";

/** Logs what a person did to a job. `count`: how many people or applications it was about. */
export const logOfJob = (
  tx: Db,
  { companyId, userId, byKey }: Member,
  jobId: string,
  kind: ActivityKind,
  at: Date,
  count = 1,
) => tx.insert(activity).values({ companyId, userId, byKey, jobId, kind, count, at });

interface Entry {
  kind: ActivityKind;
  at: Date;
  detail?: string | SQL;
  /** The colleague that the entry is about. */
  targetId?: string | null;
}

/** Logs what a person did to applications; those that the person does not see, or that `where` excludes, are left out. */
export const logOfApplications = (tx: Db, member: Member, ids: readonly string[], entry: Entry, where?: SQL) =>
  tx.execute(sql`
    insert into activity (company_id, job_id, application_id, user_id, target_id, kind, detail, at, by_key)
    select ${applications.companyId}, ${applications.jobId}, ${applications.id}, ${member.userId}::uuid,
      ${entry.targetId ?? null}::uuid, ${entry.kind},
      ${entry.detail ?? ""}, ${entry.at.toISOString()}::timestamptz, ${member.byKey ?? false}
    from ${applications} where ${and(applicationsOf(member), inArray(applications.id, [...ids]), where)}`);

/** Logs that a person looked at applications or exported them, once a day of India for each. */
function logOnceADay(tx: Db, member: Member, ids: readonly string[], kind: "looked" | "exported", at: Date) {
  const today = startOfIndianDay(indianDay(at)).toISOString();
  const isFirst = sql`not exists (select from activity a where a.application_id = ${applications.id}
    and a.user_id = ${member.userId}::uuid and a.kind = ${kind} and a.at >= ${today}::timestamptz)`;
  return logOfApplications(tx, member, ids, { kind, at }, isFirst);
}

/** Logs that a person looked at an application, once a day of India. */
export const logLook = (tx: Db, member: Member, id: string, at: Date) => logOnceADay(tx, member, [id], "looked", at);

/**
 * Logs what another system read with an API key, once a day of India: an application as looked at, a list as exported. Pages
 * report themselves what a person opens.
 */
export async function logKeyRead(
  db: Db,
  member: Member,
  { ids, kind }: { ids: readonly string[]; kind: "looked" | "exported" },
  at: Date,
): Promise<void> {
  if (member.byKey && ids.length > 0) await logOnceADay(db, member, ids, kind, at);
}

/** Logs the move of applications to another stage; those that are in it already are left out. Called before the move. */
export const logMoves = (tx: Db, member: Member, ids: readonly string[], stage: string | SQL, at: Date) =>
  logOfApplications(
    tx,
    member,
    ids,
    { kind: "moved", at, detail: nameOfStage(stage) },
    sql`${applications.stage} <> ${stage}`,
  );
