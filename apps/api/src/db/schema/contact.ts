import { index, text, uuid } from "drizzle-orm/pg-core";
import { timestampColumn } from "./columns.ts";
import { impersonal, personal, personalTable } from "./personal.ts";

/** Messages to support, until their mail has been delivered. */
export const contactMessages = personalTable(
  "contact_messages",
  "deadLetters, and no longer than the mail that carries it",
  {
    id: impersonal(uuid("id").primaryKey()),
    name: personal(text("name").notNull(), {
      notDownloaded: "sent without an account",
      notDeleted: "sent without an account",
    }),
    email: personal(text("email").notNull(), {
      notDownloaded: "sent without an account",
      notDeleted: "sent without an account",
    }),
    topic: impersonal(text("topic").notNull()),
    message: personal(text("message").notNull(), {
      notDownloaded: "sent without an account",
      notDeleted: "sent without an account",
    }),
    createdAt: impersonal(timestampColumn("created_at").notNull()),
  },
  (table) => [index("contact_messages_by_age").on(table.createdAt)],
);
