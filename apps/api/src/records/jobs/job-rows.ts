import { LISTED_JOB_FIELDS, pickFields } from "@dryrun/domain/jobs/fields";
import { and, getTableColumns, isNull, sql } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { jobs } from "../../db/schema/jobs.ts";

export type JobRow = typeof jobs.$inferSelect;

const columns = getTableColumns(jobs);
const { id, createdAt, deletedAt, closedAt, requirements } = columns;
/** The requirements only for the skills that they name. */
const listedColumns = { ...pickFields(columns, LISTED_JOB_FIELDS), id, createdAt, deletedAt, closedAt, requirements };

/** What lists read of a job's row. */
export type ListedRow = Pick<JobRow, keyof typeof listedColumns>;

/** Prepared once: jobs that are neither deleted nor hidden, in no order. */
export function prepareFindListed(db: Db) {
  const statement = db
    .select(listedColumns)
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
