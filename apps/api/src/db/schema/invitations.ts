import { VALIDITIES } from "@dryrun/domain/invitations/limits";
import { sql } from "drizzle-orm";
import { boolean, index, text, timestamp, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { users } from "./accounts.ts";
import { citext, timestampColumn } from "./columns.ts";
import { jobs } from "./jobs.ts";
import { impersonal, personal, personalTable } from "./personal.ts";

/** One row per job and e-mail: inviting again renews it. */
export const invitations = personalTable(
  "invitations",
  "with the student's account",
  {
    id: impersonal(uuid("id").primaryKey()),
    jobId: impersonal(
      uuid("job_id")
        .notNull()
        .references(() => jobs.id),
    ),
    /** The company of the job; triggers keep it. */
    companyId: impersonal(uuid("employer_id")),
    /** The account with this e-mail; if the invitation created it, it has no password. */
    studentId: personal(
      uuid("student_id")
        .notNull()
        .references(() => users.id, { onDelete: "cascade" }),
    ),
    email: personal(citext("email").notNull()),
    /** The name as the employer typed it. */
    firstName: personal(text("first_name").notNull()),
    lastName: personal(text("last_name").notNull()),
    phone: personal(text("phone").notNull().default("")),
    validity: personal(text("validity", { enum: VALIDITIES }).notNull(), {
      notDownloaded: "the end is in the download",
    }),
    /** Null: never expires. */
    expiresAt: personal(timestampColumn("expires_at")),
    createdAt: personal(timestampColumn("created_at").notNull()),
    lastSentAt: personal(timestampColumn("last_sent_at").notNull(), { notDownloaded: "when a mail was sent" }),
    /** The times of repeated invitations, as far back as the rate limit counts. */
    resentAt: personal(timestamp("resent_at", { withTimezone: true, mode: "date" }).array().notNull().default([]), {
      notDownloaded: "when a mail was sent",
    }),
    applicationRemindedAt: personal(timestampColumn("application_reminded_at"), {
      notDownloaded: "when a mail was sent",
    }),
    /** When a reminder is sent; it can be cancelled until then. */
    applicationReminderDueAt: personal(timestampColumn("application_reminder_due_at"), {
      notDownloaded: "when a mail will be sent",
    }),
    /** No longer written: the application has the time, because people without an invitation get reminders too. */
    interviewRemindedAt: personal(timestampColumn("interview_reminded_at"), { notDownloaded: "when a mail was sent" }),
    cancelledAt: personal(timestampColumn("cancelled_at"), { notDownloaded: "the employer's own" }),
    /** The people of the company who last sent the invitation and a reminder: their mails name them as sender. */
    invitedBy: personal(
      uuid("invited_by").references(() => users.id, { onDelete: "set null" }),
      { notDownloaded: "a person of the company" },
    ),
    remindedBy: personal(
      uuid("reminded_by").references(() => users.id, { onDelete: "set null" }),
      { notDownloaded: "a person of the company" },
    ),
    /** The mail was due while the job was closed, and is sent when the job reopens. */
    mailWaits: personal(boolean("mail_waits").notNull().default(false), { notDownloaded: "when a mail was sent" }),
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
export const inviteDeclines = personalTable("invite_declines", "for good", {
  emailHash: personal(text("email_hash").primaryKey(), {
    notDownloaded: "the file says whether the address is on the list",
    notDeleted: "who asked for no invitations gets none for good; keyed, so that nobody reads an address from it",
  }),
  createdAt: impersonal(timestampColumn("created_at").notNull()),
});
