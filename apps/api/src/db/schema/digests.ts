import type { DigestEvery } from "@dryrun/domain/company/digest/rules";
import { index, text, uuid } from "drizzle-orm/pg-core";
import { users } from "./accounts.ts";
import { timestampColumn } from "./columns.ts";
import { ACCOUNT_ID, personal, personalTable, WITH_ACCOUNT } from "./personal.ts";

/** The people of companies who get a summary by mail. */
export const digests = personalTable(
  "digests",
  WITH_ACCOUNT,
  {
    userId: personal(
      uuid("user_id")
        .primaryKey()
        .references(() => users.id, { onDelete: "cascade" }),
      { notDownloaded: ACCOUNT_ID },
    ),
    every: personal(text("every").$type<DigestEvery>().notNull()),
    /** The end of the last summary, also of one that had nothing to say, or when the person chose to get them. */
    since: personal(timestampColumn("since").notNull()),
    dueAt: personal(timestampColumn("due_at").notNull(), { notDownloaded: "follows from the choice" }),
  },
  (table) => [index("digests_due").on(table.dueAt)],
);
