import { VIEW_LISTS } from "@dryrun/domain/views/limits";
import { sql } from "drizzle-orm";
import { boolean, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { users } from "./accounts.ts";
import { timestampColumn } from "./columns.ts";
import { impersonal, personal, personalTable, WITH_ACCOUNT } from "./personal.ts";

/** Filters of an employer's lists, stored under a name. */
export const savedViews = personalTable(
  "saved_views",
  WITH_ACCOUNT,
  {
    id: impersonal(uuid("id").primaryKey()),
    employerId: personal(
      uuid("employer_id")
        .notNull()
        .references(() => users.id, { onDelete: "cascade" }),
    ),
    list: personal(text("list", { enum: VIEW_LISTS }).notNull()),
    name: personal(text("name").notNull()),
    query: personal(text("query").notNull()),
    /** Whether the whole company sees it. */
    shared: personal(boolean("shared").notNull().default(false)),
    savedAt: personal(timestampColumn("saved_at").notNull()),
  },
  (table) => [uniqueIndex("one_view_per_name").on(table.employerId, table.list, sql`lower(${table.name})`)],
);
