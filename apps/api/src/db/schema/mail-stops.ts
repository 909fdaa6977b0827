import { STOPPABLE_MAILS } from "@dryrun/domain/notifications/limits";
import { primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { users } from "./accounts.ts";
import { timestampColumn } from "./columns.ts";
import { ACCOUNT_ID, personal, personalTable, WITH_ACCOUNT } from "./personal.ts";

/** Kinds of mail that a person has stopped. */
export const mailStops = personalTable(
  "mail_stops",
  WITH_ACCOUNT,
  {
    userId: personal(
      uuid("user_id")
        .notNull()
        .references(() => users.id, { onDelete: "cascade" }),
      { notDownloaded: ACCOUNT_ID },
    ),
    kind: personal(text("kind", { enum: STOPPABLE_MAILS }).notNull()),
    stoppedAt: personal(timestampColumn("stopped_at").notNull()),
  },
  (table) => [primaryKey({ columns: [table.userId, table.kind] })],
);
