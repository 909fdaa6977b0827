import { and, getTableColumns, isNull, sql } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { jobs } from "../../db/schema/jobs.ts";

export type JobRow = typeof jobs.$inferSelect;

/** What lists show of a job. */
export type ListedRow = Omit<JobRow, "requirements" | "benefits">;

/** Prepared once: jobs that are neither deleted nor hidden, in no order. */
export function prepareFindListed(db: Db) {
  const { requirements: _, benefits: __, ...columns } = getTableColumns(jobs);
  const statement = db
    .select(columns)
    .from(jobs)
    .where(
      and(
        sql`${jobs.id} = any(string_to_array(${sql.placeholder("ids")}, ',')::uuid[])`,
        isNull(jobs.deletedAt),
        isNull(jobs.hiddenAt),
      ),
    )
    .prepare("listed_jobs");
  return (ids: readonly string[]): Promise<ListedRow[]> => statement.execute({ ids: ids.join(",") });
}
