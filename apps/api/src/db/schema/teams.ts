import { COMPANY_ROLES } from "@dryrun/domain/company/permissions";
import { boolean, index, primaryKey, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { users } from "./accounts.ts";
import { citext, timestampColumn } from "./columns.ts";
import { companies } from "./companies.ts";
import { jobs } from "./jobs.ts";
import { ACCOUNT_ID, impersonal, OUR_ID, personal, personalTable } from "./personal.ts";

/** The jobs of people who do not see all of their company's jobs. */
export const memberJobs = personalTable(
  "member_jobs",
  "with the account or the job, or until the person leaves the company",
  {
    userId: personal(
      uuid("user_id")
        .notNull()
        .references(() => users.id, { onDelete: "cascade" }),
      { notDownloaded: ACCOUNT_ID },
    ),
    jobId: personal(
      uuid("job_id")
        .notNull()
        .references(() => jobs.id, { onDelete: "cascade" }),
      { notDownloaded: OUR_ID },
    ),
  },
  (table) => [primaryKey({ columns: [table.userId, table.jobId] }), index("member_jobs_by_job").on(table.jobId)],
);

/** Invitations to a company, one for each address. Joining and withdrawing delete the row, so its link stops working. */
export const teamInvitations = personalTable(
  "team_invitations",
  "teamInvitations, or until it is used or withdrawn",
  {
    id: impersonal(uuid("id").primaryKey()),
    companyId: personal(
      uuid("company_id")
        .notNull()
        .references(() => companies.id, { onDelete: "cascade" }),
      { notDownloaded: "the download names the company" },
    ),
    email: personal(citext("email").notNull()),
    role: personal(text("role", { enum: COMPANY_ROLES }).notNull()),
    allJobs: personal(boolean("all_jobs").notNull(), { notDownloaded: "what the company will show the person" }),
    /** Ignored with `allJobs`. */
    jobIds: personal(uuid("job_ids").array().notNull().default([]), {
      notDownloaded: "what the company will show the person",
    }),
    /** Null once this person's account is deleted. */
    invitedBy: personal(
      uuid("invited_by").references(() => users.id, { onDelete: "set null" }),
      { notDownloaded: "an account of the company" },
    ),
    /** When the mail was last requested, in whole seconds: it is part of the link, so a new mail ends older links. */
    sentAt: personal(timestampColumn("sent_at").notNull()),
    createdAt: impersonal(timestampColumn("created_at").notNull()),
  },
  (table) => [
    uniqueIndex("one_invitation_per_company").on(table.companyId, table.email),
    index("team_invitations_by_email").on(table.email),
    index("team_invitations_by_inviter").on(table.invitedBy),
    index("team_invitations_by_time").on(table.sentAt),
  ],
);
