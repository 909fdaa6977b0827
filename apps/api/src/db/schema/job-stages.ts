import type { StageSet } from "@dryrun/domain/company/stages/limits";
import { jsonb, pgTable, uuid } from "drizzle-orm/pg-core";
import { jobs } from "./jobs.ts";

/** The jobs that have stages of their own. In a table of its own, because most reads of a job do not need them. */
export const jobStages = pgTable("job_stages", {
  jobId: uuid("job_id")
    .primaryKey()
    .references(() => jobs.id, { onDelete: "cascade" }),
  stages: jsonb("stages").$type<StageSet>().notNull(),
});
