import { VIEW_LISTS } from "@dryrun/domain/views/limits";
import { sql } from "drizzle-orm";
import { boolean, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { users } from "./accounts.ts";
import { timestampColumn } from "./columns.ts";

/** Filters of an employer's lists, stored under a name. */
export const savedViews = pgTable(
  "saved_views",
  {
    id: uuid("id").primaryKey(),
    employerId: uuid("employer_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    list: text("list", { enum: VIEW_LISTS }).notNull(),
    name: text("name").notNull(),
    query: text("query").notNull(),
    /** Whether the whole company sees it. */
    shared: boolean("shared").notNull().default(false),
    savedAt: timestampColumn("saved_at").notNull(),
  },
  (table) => [uniqueIndex("one_view_per_name").on(table.employerId, table.list, sql`lower(${table.name})`)],
);
