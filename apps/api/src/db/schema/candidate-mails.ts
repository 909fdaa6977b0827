import { sql } from "drizzle-orm";
import { bigint, boolean, index, integer, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { users } from "./accounts.ts";
import { activity } from "./activity.ts";
import { applications } from "./applications.ts";
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
    /** When a held mail is sent; it can be cancelled until then. Null once it is sent. */
    dueAt: timestampColumn("due_at"),
    /** The applications whose candidates get a held mail. */
    heldFor: uuid("held_for").array(),
  },
  (table) => [
    index("candidate_mails_of_company").on(table.companyId),
    index("candidate_mails_by_sender").on(table.senderId),
    index("candidate_mails_by_time").on(table.at),
    index("candidate_mails_due").on(table.dueAt).where(sql`due_at is not null`),
  ],
);

/** What a candidate was sent, without the signature: the company reads it in the log of activity, and it ends with its entry there. */
export const candidateMailCopies = pgTable(
  "candidate_mail_copies",
  {
    activityId: bigint("activity_id", { mode: "bigint" })
      .primaryKey()
      .references(() => activity.id, { onDelete: "cascade" }),
    applicationId: uuid("application_id")
      .notNull()
      .references(() => applications.id, { onDelete: "cascade" }),
    /** Null once the mail as it was written, with placeholders, is deleted. */
    mailId: uuid("mail_id").references(() => candidateMails.id, { onDelete: "set null" }),
    subject: text("subject").notNull(),
    text: text("text").notNull(),
  },
  (table) => [
    index("candidate_mail_copies_of_application").on(table.applicationId),
    index("candidate_mail_copies_of_mail").on(table.mailId),
  ],
);
