import type { JobType } from "@dryrun/domain/jobs/limits";
import { sql } from "drizzle-orm";
import { boolean, date, index, integer, pgTable, real, smallint, text, uuid } from "drizzle-orm/pg-core";
import { users } from "./accounts.ts";
import { timestampColumn, tsvector } from "./columns.ts";
import { companies } from "./companies.ts";

export const jobs = pgTable(
  "jobs",
  {
    id: uuid("id").primaryKey(),
    /** Null once the employer has deleted the account; the job is deleted then too. */
    companyId: uuid("employer_id").references(() => companies.id, { onDelete: "set null" }),
    /** The person of the company who gets the mails about its applications; null for the company's first owner. */
    recruiterId: uuid("recruiter_id").references(() => users.id, { onDelete: "set null" }),
    title: text("title").notNull(),
    company: text("company").notNull(),
    location: text("location").notNull(),
    salary: text("salary").notNull(),
    jobType: text("job_type").$type<JobType>().notNull(),
    description: text("description").notNull().default(""),
    requirements: text("requirements").notNull().default(""),
    benefits: text("benefits").notNull().default(""),
    experienceMin: real("experience_min").notNull(),
    experienceMax: real("experience_max"),
    companyApply: boolean("company_apply").notNull().default(false),
    companyUrl: text("company_url").notNull().default(""),
    closingDate: date("closing_date", { mode: "string" }),
    createdAt: timestampColumn("created_at").notNull(),
    updatedAt: timestampColumn("updated_at").notNull(),
    deletedAt: timestampColumn("deleted_at"),
    /** Waits for the verification of its employer: only candidates with an invitation see it. */
    awaitsVerification: boolean("awaits_verification").notNull().default(false),
    /** Closed by its employer, until it is reopened. */
    closedAt: timestampColumn("closed_at"),
    /** Hidden by an admin, or because the employer's account is blocked. */
    hiddenAt: timestampColumn("hidden_at"),
    /** When an admin hid this job; unblocking the employer does not change it. */
    hiddenByAdminAt: timestampColumn("hidden_by_admin_at"),
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
export const jobSearch = pgTable(
  "job_search",
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
