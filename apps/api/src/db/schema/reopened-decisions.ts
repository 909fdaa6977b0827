import { sql } from "drizzle-orm";
import { index, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { users } from "./accounts.ts";
import { applications } from "./applications.ts";
import { timestampColumn } from "./columns.ts";

/** Decisions that a company reopened. */
export const reopenedDecisions = pgTable(
  "reopened_decisions",
  {
    id: uuid("id").primaryKey(),
    applicationId: uuid("application_id")
      .notNull()
      .references(() => applications.id, { onDelete: "cascade" }),
    status: text("status", { enum: ["accepted", "rejected"] }).notNull(),
    /** As the candidate read it; `privateReason` only the company. */
    reason: text("reason").notNull().default(""),
    privateReason: text("private_reason").notNull().default(""),
    decidedAt: timestampColumn("decided_at").notNull(),
    decidedBy: uuid("decided_by").references(() => users.id, { onDelete: "set null" }),
    reopenedAt: timestampColumn("reopened_at").notNull(),
    reopenedBy: uuid("reopened_by").references(() => users.id, { onDelete: "set null" }),
    /** Why it was reopened; only the company reads it. */
    reopenReason: text("reopen_reason").notNull().default(""),
  },
  (table) => [
    index("reopened_decisions_of_application").on(table.applicationId, table.reopenedAt),
    index("reopened_decisions_by_decider").on(table.decidedBy).where(sql`decided_by is not null`),
    index("reopened_decisions_by_reopener").on(table.reopenedBy).where(sql`reopened_by is not null`),
  ],
);
