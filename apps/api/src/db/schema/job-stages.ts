import type { StageSet } from "@dryrun/domain/company/stages/rules";
import { jsonb, uuid } from "drizzle-orm/pg-core";
import { jobs } from "./jobs.ts";
import { OUR_ID, personal, personalTable } from "./personal.ts";

/** The jobs that have stages of their own. In a table of its own, because most reads of a job do not need them. */
export const jobStages = personalTable("job_stages", "with the job", {
  jobId: personal(
    uuid("job_id")
      .primaryKey()
      .references(() => jobs.id, { onDelete: "cascade" }),
    { notDownloaded: OUR_ID },
  ),
  stages: personal(jsonb("stages").$type<StageSet>().notNull(), { notDownloaded: "the company's, about a job" }),
});
