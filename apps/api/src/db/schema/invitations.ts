import { VALIDITIES } from "@dryrun/domain/invitations/limits";
import { sql } from "drizzle-orm";
import { boolean, index, pgTable, text, timestamp, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { users } from "./accounts.ts";
import { citext, timestampColumn } from "./columns.ts";
import { jobs } from "./jobs.ts";

/** One row per job and e-mail: inviting again renews it. */
export const invitations = pgTable(
  "invitations",
  {
    id: uuid("id").primaryKey(),
    jobId: uuid("job_id")
      .notNull()
      .references(() => jobs.id),
    /** The company of the job; triggers keep it. */
    companyId: uuid("employer_id"),
    /** The account with this e-mail; if the invitation created it, it has no password. */
    studentId: uuid("student_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    email: citext("email").notNull(),
    /** The name as the employer typed it. */
    firstName: text("first_name").notNull(),
    lastName: text("last_name").notNull(),
    phone: text("phone").notNull().default(""),
    validity: text("validity", { enum: VALIDITIES }).notNull(),
    /** Null: never expires. */
    expiresAt: timestampColumn("expires_at"),
    createdAt: timestampColumn("created_at").notNull(),
    lastSentAt: timestampColumn("last_sent_at").notNull(),
    /** The times of repeated invitations, as far back as the rate limit counts. */
    resentAt: timestamp("resent_at", { withTimezone: true, mode: "date" }).array().notNull().default([]),
    applicationRemindedAt: timestampColumn("application_reminded_at"),
    /** When a reminder is sent; it can be cancelled until then. */
    applicationReminderDueAt: timestampColumn("application_reminder_due_at"),
    /** No longer written: the application has the time, because people without an invitation get reminders too. */
    interviewRemindedAt: timestampColumn("interview_reminded_at"),
    cancelledAt: timestampColumn("cancelled_at"),
    /** The people of the company who last sent the invitation and a reminder: their mails name them as sender. */
    invitedBy: uuid("invited_by").references(() => users.id, { onDelete: "set null" }),
    remindedBy: uuid("reminded_by").references(() => users.id, { onDelete: "set null" }),
    /** The mail was due while the job was closed, and is sent when the job reopens. */
    mailWaits: boolean("mail_waits").notNull().default(false),
  },
  (table) => [
    uniqueIndex("one_invitation_per_job").on(table.jobId, table.email),
    index("invitations_by_student").on(table.studentId, table.jobId),
    index("invitations_by_job").on(table.jobId, table.createdAt.desc(), table.id.desc()),
    // The newest of a company, and those by a name.
    index("invitations_of_company").on(
      table.companyId,
      table.createdAt.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
    index("invitations_of_company_by_name")
      .using("gin", table.companyId, sql`(${table.firstName} || ' ' || ${table.lastName}) gin_trgm_ops`)
      .with({ gin_pending_list_limit: 256 }),
    // Only the former release reads it.
    index("invitations_by_name")
      .using("gin", table.jobId, sql`(${table.firstName} || ' ' || ${table.lastName}) gin_trgm_ops`)
      .with({ gin_pending_list_limit: 256 }),
    index("invitations_by_inviter").on(table.invitedBy).where(sql`invited_by is not null`),
    index("invitations_by_reminder").on(table.remindedBy).where(sql`reminded_by is not null`),
    index("invitations_reminder_due")
      .on(table.applicationReminderDueAt)
      .where(sql`application_reminder_due_at is not null`),
  ],
);

/** Addresses that declined invitations, as keyed hashes; rows outlive the account. */
export const inviteDeclines = pgTable("invite_declines", {
  emailHash: text("email_hash").primaryKey(),
  createdAt: timestampColumn("created_at").notNull(),
});
