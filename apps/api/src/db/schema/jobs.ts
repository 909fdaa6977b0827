import type { JobType } from "@dryrun/domain/jobs/limits";
import { sql } from "drizzle-orm";
import { boolean, date, index, integer, real, smallint, text, uuid } from "drizzle-orm/pg-core";
import { users } from "./accounts.ts";
import { timestampColumn, tsvector } from "./columns.ts";
import { companies } from "./companies.ts";
import { impersonal, impersonalTable, PUBLIC, personal, personalTable } from "./personal.ts";

export const jobs = personalTable(
  "jobs",
  "for good; closed with the employer's account",
  {
    id: impersonal(uuid("id").primaryKey()),
    /** Null once the employer has deleted the account; the job is deleted then too. */
    companyId: personal(uuid("employer_id").references(() => companies.id, { onDelete: "set null" })),
    /** The person of the company who gets the mails about its applications; null for the company's first owner. */
    recruiterId: personal(uuid("recruiter_id").references(() => users.id, { onDelete: "set null" })),
    title: personal(text("title").notNull(), { notDeleted: PUBLIC }),
    company: personal(text("company").notNull(), { notDeleted: PUBLIC }),
    location: personal(text("location").notNull(), { notDeleted: PUBLIC }),
    salary: personal(text("salary").notNull(), { notDeleted: PUBLIC }),
    jobType: personal(text("job_type").$type<JobType>().notNull(), { notDeleted: PUBLIC }),
    description: personal(text("description").notNull().default(""), { notDeleted: PUBLIC }),
    requirements: personal(text("requirements").notNull().default(""), { notDeleted: PUBLIC }),
    benefits: personal(text("benefits").notNull().default(""), { notDeleted: PUBLIC }),
    experienceMin: personal(real("experience_min").notNull(), { notDeleted: PUBLIC }),
    experienceMax: personal(real("experience_max"), { notDeleted: PUBLIC }),
    companyApply: personal(boolean("company_apply").notNull().default(false), { notDeleted: PUBLIC }),
    companyUrl: personal(text("company_url").notNull().default(""), { notDeleted: PUBLIC }),
    closingDate: personal(date("closing_date", { mode: "string" }), { notDeleted: PUBLIC }),
    createdAt: personal(timestampColumn("created_at").notNull(), { notDeleted: PUBLIC }),
    updatedAt: personal(timestampColumn("updated_at").notNull(), { notDeleted: PUBLIC }),
    deletedAt: personal(timestampColumn("deleted_at"), { notDeleted: PUBLIC }),
    /** Waits for the verification of its employer: only candidates with an invitation see it. */
    awaitsVerification: personal(boolean("awaits_verification").notNull().default(false), { notDeleted: PUBLIC }),
    /** Closed by its employer, until it is reopened. */
    closedAt: personal(timestampColumn("closed_at"), { notDeleted: PUBLIC }),
    /** Hidden by an admin, or because the employer's account is blocked. */
    hiddenAt: personal(timestampColumn("hidden_at"), { notDeleted: PUBLIC }),
    /** When an admin hid this job; unblocking the employer does not change it. */
    hiddenByAdminAt: personal(timestampColumn("hidden_by_admin_at"), { notDeleted: PUBLIC }),
  },
  (table) => [
    index("jobs_by_employer").on(table.companyId, table.createdAt.desc(), table.id.desc()),
    index("jobs_by_recruiter").on(table.recruiterId).where(sql`recruiter_id is not null`),
    index("jobs_awaiting_verification").on(table.companyId).where(sql`awaits_verification`),
  ],
);

/**
 * The index of the job search (search/jobs/): one row for each listed job, written with the job. `terms` holds
 * lexemes of different kinds for the words of the title and of the place, the type, the skills and the whole place. A
 * trigger records each change in `search_changes`.
 */
export const jobSearch = impersonalTable(
  "job_search",
  "while the job is listed",
  {
    jobId: uuid("job_id")
      .primaryKey()
      .references(() => jobs.id, { onDelete: "cascade" }),
    postedAt: timestampColumn("posted_at").notNull(),
    /** The last time at which the job is listed; null for no end. */
    openUntil: timestampColumn("open_until"),
    terms: tsvector("terms").notNull(),
    /** The upper end of the yearly pay in rupees; null if it cannot be parsed. */
    pay: integer("pay"),
    /** The minimum years of experience that the job requires. */
    experience: real("experience"),
    /** The `LISTING_VERSION` that wrote the row; 0 for earlier releases. */
    version: smallint("version").notNull().default(0),
  },
  (table) => [
    index("job_search_walk").on(table.postedAt.desc().nullsFirst(), table.jobId.desc().nullsFirst()),
    index("job_search_by_version").on(table.version),
  ],
);
