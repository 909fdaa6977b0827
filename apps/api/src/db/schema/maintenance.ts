import { sql } from "drizzle-orm";
import { index, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { timestampColumn } from "./columns.ts";
import { impersonalTable } from "./personal.ts";

/** Periods in which the product is read-only. */
export const maintenanceWindows = impersonalTable(
  "maintenance_windows",
  "for good",
  {
    id: uuid("id").primaryKey(),
    startsAt: timestampColumn("starts_at").notNull(),
    /** The planned end; null if none was given. */
    endsAt: timestampColumn("ends_at"),
    /** When an admin ended it, or cancelled it before its start. */
    endedAt: timestampColumn("ended_at"),
    /** Shown to all users. */
    message: text("message").notNull().default(""),
    /** Shown to admins only. */
    reason: text("reason").notNull(),
    createdAt: timestampColumn("created_at").notNull(),
  },
  (table) => [
    uniqueIndex("one_open_maintenance").on(sql`(${table.endedAt} is null)`).where(sql`ended_at is null`),
    index("maintenance_by_end").on(table.endedAt.desc()),
  ],
);
