import { COMPANY_ROLES } from "@dryrun/domain/company/roles";
import { boolean, index, pgTable, primaryKey, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { users } from "./accounts.ts";
import { citext, timestampColumn } from "./columns.ts";
import { companies } from "./companies.ts";
import { jobs } from "./jobs.ts";

/** The jobs of people who do not see all of their company's jobs. */
export const memberJobs = pgTable(
  "member_jobs",
  {
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    jobId: uuid("job_id")
      .notNull()
      .references(() => jobs.id, { onDelete: "cascade" }),
  },
  (table) => [primaryKey({ columns: [table.userId, table.jobId] }), index("member_jobs_by_job").on(table.jobId)],
);

/** Invitations to a company, one for each address. Joining and withdrawing delete the row, so its link stops working. */
export const teamInvitations = pgTable(
  "team_invitations",
  {
    id: uuid("id").primaryKey(),
    companyId: uuid("company_id")
      .notNull()
      .references(() => companies.id, { onDelete: "cascade" }),
    email: citext("email").notNull(),
    role: text("role", { enum: COMPANY_ROLES }).notNull(),
    allJobs: boolean("all_jobs").notNull(),
    /** Ignored with `allJobs`. */
    jobIds: uuid("job_ids").array().notNull().default([]),
    /** Null once this person's account is deleted. */
    invitedBy: uuid("invited_by").references(() => users.id, { onDelete: "set null" }),
    /** When the mail was last requested, in whole seconds: it is part of the link, so a new mail ends older links. */
    sentAt: timestampColumn("sent_at").notNull(),
    createdAt: timestampColumn("created_at").notNull(),
  },
  (table) => [
    uniqueIndex("one_invitation_per_company").on(table.companyId, table.email),
    index("team_invitations_by_email").on(table.email),
    index("team_invitations_by_inviter").on(table.invitedBy),
    index("team_invitations_by_time").on(table.sentAt),
  ],
);
