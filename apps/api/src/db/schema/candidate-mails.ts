import { boolean, index, integer, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { users } from "./accounts.ts";
import { timestampColumn } from "./columns.ts";
import { companies } from "./companies.ts";

/** What a person of a company chose for mails to candidates; without a row: no signature, replies go to the person. */
export const mailSettings = pgTable("mail_settings", {
  userId: uuid("user_id")
    .primaryKey()
    .references(() => users.id, { onDelete: "cascade" }),
  /** Plain text. */
  signature: text("signature").notNull().default(""),
  repliesToMe: boolean("replies_to_me").notNull().default(true),
});

/** Mails that a person of a company wrote to several candidates. A job of the queue sends each; retention deletes the text. */
export const candidateMails = pgTable(
  "candidate_mails",
  {
    id: uuid("id").primaryKey(),
    companyId: uuid("company_id")
      .notNull()
      .references(() => companies.id, { onDelete: "cascade" }),
    /** Null once that account is deleted. */
    senderId: uuid("sender_id").references(() => users.id, { onDelete: "set null" }),
    subject: text("subject").notNull(),
    /** Plain text with placeholders. */
    text: text("text").notNull(),
    count: integer("count").notNull(),
    at: timestampColumn("at").notNull(),
  },
  (table) => [
    index("candidate_mails_of_company").on(table.companyId),
    index("candidate_mails_by_sender").on(table.senderId),
    index("candidate_mails_by_time").on(table.at),
  ],
);
