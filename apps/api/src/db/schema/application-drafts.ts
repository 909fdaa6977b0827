import { index, integer, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { users } from "./accounts.ts";
import { timestampColumn } from "./columns.ts";
import { jobs } from "./jobs.ts";
import { ACCOUNT_ID, impersonal, personal, personalTable } from "./personal.ts";

/** Applications that were started and not sent. */
export const applicationDrafts = personalTable(
  "application_drafts",
  "applicationDrafts",
  {
    studentId: personal(
      uuid("student_id")
        .notNull()
        .references(() => users.id, { onDelete: "cascade" }),
      { notDownloaded: ACCOUNT_ID },
    ),
    jobId: personal(
      uuid("job_id")
        .notNull()
        .references(() => jobs.id, { onDelete: "cascade" }),
    ),
    /** JSON of the form as typed; only its owner can read it. */
    values: personal(text("values").notNull()),
    version: impersonal(integer("version").notNull()),
    savedAt: personal(timestampColumn("saved_at").notNull()),
  },
  (table) => [
    primaryKey({ columns: [table.studentId, table.jobId] }),
    index("application_drafts_by_time").on(table.savedAt),
    index("application_drafts_by_job").on(table.jobId),
  ],
);
