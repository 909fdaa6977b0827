import { STOPPABLE_MAILS } from "@dryrun/domain/notifications/mails/limits";
import { pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { users } from "./accounts.ts";
import { timestampColumn } from "./columns.ts";

/** Kinds of mail that a person has stopped. */
export const mailStops = pgTable(
  "mail_stops",
  {
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    kind: text("kind", { enum: STOPPABLE_MAILS }).notNull(),
    stoppedAt: timestampColumn("stopped_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.kind] })],
);
