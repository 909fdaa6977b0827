import { sql } from "drizzle-orm";
import { index, text, uuid } from "drizzle-orm/pg-core";
import { users } from "./accounts.ts";
import { applications } from "./applications.ts";
import { timestampColumn } from "./columns.ts";
import { impersonal, OWN_NOTES, personal, personalTable } from "./personal.ts";

/** Decisions that a company reopened. */
export const reopenedDecisions = personalTable(
  "reopened_decisions",
  "with the application or the student's account",
  {
    id: impersonal(uuid("id").primaryKey()),
    applicationId: personal(
      uuid("application_id")
        .notNull()
        .references(() => applications.id, { onDelete: "cascade" }),
    ),
    status: personal(text("status", { enum: ["accepted", "rejected"] }).notNull()),
    /** As the candidate read it; `privateReason` only the company. */
    reason: personal(text("reason").notNull().default("")),
    privateReason: personal(text("private_reason").notNull().default(""), { notDownloaded: OWN_NOTES }),
    decidedAt: personal(timestampColumn("decided_at").notNull()),
    decidedBy: personal(
      uuid("decided_by").references(() => users.id, { onDelete: "set null" }),
      { notDownloaded: "the person of the company who decided" },
    ),
    reopenedAt: personal(timestampColumn("reopened_at").notNull()),
    reopenedBy: personal(
      uuid("reopened_by").references(() => users.id, { onDelete: "set null" }),
      { notDownloaded: "a person of the company" },
    ),
    /** Why it was reopened; only the company reads it. */
    reopenReason: personal(text("reopen_reason").notNull().default(""), { notDownloaded: OWN_NOTES }),
  },
  (table) => [
    index("reopened_decisions_of_application").on(table.applicationId, table.reopenedAt),
    index("reopened_decisions_by_decider").on(table.decidedBy).where(sql`decided_by is not null`),
    index("reopened_decisions_by_reopener").on(table.reopenedBy).where(sql`reopened_by is not null`),
  ],
);
