import { LISTED_JOB_FIELDS, pickFields } from "@dryrun/domain/jobs/fields";
import { and, getTableColumns, isNull, sql } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { jobs } from "../../db/schema/jobs.ts";

export type JobRow = typeof jobs.$inferSelect;

const columns = getTableColumns(jobs);
const { id, createdAt, deletedAt, closedAt, requirements } = columns;
/** The columns of a list; the requirements are read only for the skills that they name. */
const listedColumns = { ...pickFields(columns, LISTED_JOB_FIELDS), id, createdAt, deletedAt, closedAt, requirements };

/** The columns of a job's row that lists read. */
export type ListedRow = Pick<JobRow, keyof typeof listedColumns>;

/** Finds jobs that are neither deleted nor hidden, in no order. Prepared once. */
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
