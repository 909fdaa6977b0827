import type { DigestEvery } from "@dryrun/domain/company/digest/limits";
import { index, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { users } from "./accounts.ts";
import { timestampColumn } from "./columns.ts";

/** The people of companies who get a summary by mail. */
export const digests = pgTable(
  "digests",
  {
    userId: uuid("user_id")
      .primaryKey()
      .references(() => users.id, { onDelete: "cascade" }),
    every: text("every").$type<DigestEvery>().notNull(),
    /** The end of the last summary, also of one that had nothing to say, or when the person chose to get them. */
    since: timestampColumn("since").notNull(),
    dueAt: timestampColumn("due_at").notNull(),
  },
  (table) => [index("digests_due").on(table.dueAt)],
);
