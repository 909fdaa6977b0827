import { index, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { timestampColumn } from "./columns.ts";

/** Messages to support, until their mail has been delivered. */
export const contactMessages = pgTable(
  "contact_messages",
  {
    id: uuid("id").primaryKey(),
    name: text("name").notNull(),
    email: text("email").notNull(),
    topic: text("topic").notNull(),
    message: text("message").notNull(),
    createdAt: timestampColumn("created_at").notNull(),
  },
  (table) => [index("contact_messages_by_age").on(table.createdAt)],
);
