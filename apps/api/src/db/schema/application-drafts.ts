import { index, integer, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { users } from "./accounts.ts";
import { timestampColumn } from "./columns.ts";
import { jobs } from "./jobs.ts";

/** Applications that were started and not sent. */
export const applicationDrafts = pgTable(
  "application_drafts",
  {
    studentId: uuid("student_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    jobId: uuid("job_id")
      .notNull()
      .references(() => jobs.id, { onDelete: "cascade" }),
    /** JSON of the form as typed; only its owner can read it. */
    values: text("values").notNull(),
    version: integer("version").notNull(),
    savedAt: timestampColumn("saved_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.studentId, table.jobId] }),
    index("application_drafts_by_time").on(table.savedAt),
    index("application_drafts_by_job").on(table.jobId),
  ],
);
