import { sql } from "drizzle-orm";
import { bigint, boolean, index, integer, text, uuid } from "drizzle-orm/pg-core";
import { users } from "./accounts.ts";
import { activity } from "./activity.ts";
import { applications } from "./applications.ts";
import { timestampColumn } from "./columns.ts";
import { companies } from "./companies.ts";
import {
  ACCOUNT_ID,
  impersonal,
  OUR_ID,
  personal,
  personalTable,
  WITH_ACCOUNT,
  WRITTEN_FOR_COMPANY,
} from "./personal.ts";

/** What a person of a company chose for mails to candidates; without a row: no signature, replies go to the person. */
export const mailSettings = personalTable("mail_settings", WITH_ACCOUNT, {
  userId: personal(
    uuid("user_id")
      .primaryKey()
      .references(() => users.id, { onDelete: "cascade" }),
    { notDownloaded: ACCOUNT_ID },
  ),
  /** Plain text. */
  signature: personal(text("signature").notNull().default("")),
  repliesToMe: personal(boolean("replies_to_me").notNull().default(true)),
});

/** Mails that a person of a company wrote to several candidates. A job of the queue sends each; retention deletes the text. */
export const candidateMails = personalTable(
  "candidate_mails",
  "candidateMails, and with the company",
  {
    id: impersonal(uuid("id").primaryKey()),
    companyId: personal(
      uuid("company_id")
        .notNull()
        .references(() => companies.id, { onDelete: "cascade" }),
      { notDownloaded: "the account's company" },
    ),
    /** Null once that account is deleted. */
    senderId: personal(
      uuid("sender_id").references(() => users.id, { onDelete: "set null" }),
      { notDownloaded: WRITTEN_FOR_COMPANY },
    ),
    subject: personal(text("subject").notNull(), { notDownloaded: WRITTEN_FOR_COMPANY }),
    /** Plain text with placeholders. */
    text: personal(text("text").notNull(), { notDownloaded: WRITTEN_FOR_COMPANY }),
    count: impersonal(integer("count").notNull()),
    at: impersonal(timestampColumn("at").notNull()),
    /** When a held mail is sent; it can be cancelled until then. Null once it is sent. */
    dueAt: impersonal(timestampColumn("due_at")),
    /** The applications whose candidates get a held mail. */
    heldFor: personal(uuid("held_for").array(), { notDownloaded: "our ids of applications, until the mail is sent" }),
  },
  (table) => [
    index("candidate_mails_of_company").on(table.companyId),
    index("candidate_mails_by_sender").on(table.senderId),
    index("candidate_mails_by_time").on(table.at),
    index("candidate_mails_due").on(table.dueAt).where(sql`due_at is not null`),
  ],
);

/** What a candidate was sent, without the signature: the company reads it in the log of activity, and it ends with its entry there. */
export const candidateMailCopies = personalTable(
  "candidate_mail_copies",
  "with its entry in the log, the application or the student's account",
  {
    activityId: impersonal(
      bigint("activity_id", { mode: "bigint" })
        .primaryKey()
        .references(() => activity.id, { onDelete: "cascade" }),
    ),
    applicationId: personal(
      uuid("application_id")
        .notNull()
        .references(() => applications.id, { onDelete: "cascade" }),
      { notDownloaded: OUR_ID },
    ),
    /** Null once the mail as it was written, with placeholders, is deleted. */
    mailId: impersonal(uuid("mail_id").references(() => candidateMails.id, { onDelete: "set null" })),
    subject: personal(text("subject").notNull(), {
      notDownloaded: "the student got it by mail; the company keeps it without the person who wrote it",
    }),
    text: personal(text("text").notNull(), {
      notDownloaded: "the student got it by mail; the company keeps it without the person who wrote it",
    }),
  },
  (table) => [
    index("candidate_mail_copies_of_application").on(table.applicationId),
    index("candidate_mail_copies_of_mail").on(table.mailId),
  ],
);
