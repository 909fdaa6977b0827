import { ACTIVITY_KINDS } from "@dryrun/domain/company/activity/meeting-times";
import { sql } from "drizzle-orm";
import { bigint, boolean, index, integer, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { users } from "./accounts.ts";
import { applications } from "./applications.ts";
import { timestampColumn } from "./columns.ts";
import { companies } from "./companies.ts";
import { jobs } from "./jobs.ts";
import { ACCOUNT_ID, impersonal, OUR_ID, personal, personalTable } from "./personal.ts";

/** What people of a company did to its jobs and applications. Rows are only added; retention deletes them. */
export const activity = personalTable(
  "activity",
  "activity, and with the job",
  {
    id: impersonal(bigint("id", { mode: "bigint" }).primaryKey().generatedAlwaysAsIdentity()),
    companyId: personal(
      uuid("company_id")
        .notNull()
        .references(() => companies.id, { onDelete: "cascade" }),
      { notDownloaded: "the account's company" },
    ),
    jobId: personal(
      uuid("job_id")
        .notNull()
        .references(() => jobs.id, { onDelete: "cascade" }),
      { notDownloaded: OUR_ID },
    ),
    /** Null for an entry about the job. */
    applicationId: personal(
      uuid("application_id").references(() => applications.id, { onDelete: "cascade" }),
      { notDownloaded: OUR_ID },
    ),
    /** Null once the person's account is deleted. */
    userId: personal(
      uuid("user_id").references(() => users.id, { onDelete: "set null" }),
      { notDownloaded: "what the person did for the company, which keeps it without the person" },
    ),
    /** The colleague to whom an application was assigned. */
    targetId: personal(
      uuid("target_id").references(() => users.id, { onDelete: "set null" }),
      { notDownloaded: "an account of the company" },
    ),
    kind: impersonal(text("kind", { enum: ACTIVITY_KINDS }).notNull()),
    detail: impersonal(text("detail").notNull().default("")),
    count: impersonal(integer("count").notNull().default(1)),
    /** Whether another system did it with an API key of this person. */
    byKey: impersonal(boolean("by_key").notNull().default(false)),
    at: impersonal(timestampColumn("at").notNull()),
  },
  (table) => [
    index("activity_of_application")
      .on(table.applicationId, table.id.desc().nullsFirst())
      .where(sql`application_id is not null`),
    // The log of a job has no entry for each application that was looked at or exported.
    index("activity_of_job")
      .on(table.jobId, table.id.desc().nullsFirst())
      .where(sql`application_id is null or kind not in ('looked', 'exported')`),
    index("activity_by_company").on(table.companyId),
    index("activity_by_person").on(table.userId),
    index("activity_by_target").on(table.targetId).where(sql`target_id is not null`),
    index("activity_by_time").using("brin", table.at),
  ],
);

/** Who looks at an application now: a row is written every few seconds while its page is open. */
export const applicationLooks = personalTable(
  "application_looks",
  "an hour",
  {
    applicationId: personal(
      uuid("application_id")
        .notNull()
        .references(() => applications.id, { onDelete: "cascade" }),
      { notDownloaded: OUR_ID },
    ),
    userId: personal(
      uuid("user_id")
        .notNull()
        .references(() => users.id, { onDelete: "cascade" }),
      { notDownloaded: ACCOUNT_ID },
    ),
    at: impersonal(timestampColumn("at").notNull()),
  },
  (table) => [
    primaryKey({ columns: [table.applicationId, table.userId] }),
    index("application_looks_by_person").on(table.userId),
    index("application_looks_by_time").on(table.at),
  ],
);
