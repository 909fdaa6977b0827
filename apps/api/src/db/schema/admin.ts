import { AUDIT_ACTIONS } from "@dryrun/domain/admin/limits";
import { index, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { timestampColumn } from "./columns.ts";

/** Changes by admins; rows are only added. No names: entries outlive accounts. A partition for each month of `at`. */
export const auditEntries = pgTable(
  "audit_entries",
  {
    id: uuid("id").notNull(),
    /** The admin's account. */
    actorId: uuid("actor_id").notNull(),
    action: text("action", { enum: AUDIT_ACTIONS }).notNull(),
    /** The changed object: its id, or the name of a job in the queue. */
    target: text("target").notNull(),
    /** The old and the new value, without personal data. */
    detail: text("detail").notNull().default(""),
    at: timestampColumn("at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.id, table.at] }),
    index("audit_by_time").on(table.at.desc(), table.id.desc()),
  ],
);
