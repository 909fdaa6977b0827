import { ANSWER_TIME_DECISIONS, LEAST_ANSWER_TIME_DECISIONS } from "@dryrun/domain/jobs/messages";
import { DAY_MS } from "@dryrun/domain/time";
import { and, eq, isNotNull, sql } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { applications } from "../../db/schema/applications.ts";

/** Returns the median time, in days rounded up, of the employer's last decisions; null with too few of them. */
export async function findAnswerDays(db: Db, companyId: string | null): Promise<number | null> {
  if (!companyId) return null;
  const decisions = await db
    .select({ createdAt: applications.createdAt, decidedAt: applications.decidedAt })
    .from(applications)
    .where(and(eq(applications.companyId, companyId), isNotNull(applications.decidedAt)))
    .orderBy(sql`${applications.decidedAt} desc nulls last`) // as its index
    .limit(ANSWER_TIME_DECISIONS);
  if (decisions.length < LEAST_ANSWER_TIME_DECISIONS) return null;
  const times = decisions.map(({ createdAt, decidedAt }) => Number(decidedAt) - createdAt.getTime());
  const sorted = times.toSorted((one, other) => one - other);
  const [low = 0, high = 0] = [sorted[(sorted.length - 1) >> 1], sorted[sorted.length >> 1]];
  return Math.max(1, Math.ceil((low + high) / 2 / DAY_MS));
}
