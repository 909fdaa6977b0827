import type { JobType } from "@dryrun/domain/jobs/limits";
import { sql } from "drizzle-orm";
import { index, integer, primaryKey, real, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { users } from "./accounts.ts";
import { timestampColumn } from "./columns.ts";
import { jobs } from "./jobs.ts";
import { impersonal, personal, personalTable, SECRET, WITH_ACCOUNT } from "./personal.ts";

/** Jobs that a student saved. */
export const savedJobs = personalTable(
  "saved_jobs",
  WITH_ACCOUNT,
  {
    studentId: personal(
      uuid("student_id")
        .notNull()
        .references(() => users.id, { onDelete: "cascade" }),
    ),
    jobId: personal(
      uuid("job_id")
        .notNull()
        .references(() => jobs.id, { onDelete: "cascade" }),
    ),
    savedAt: personal(timestampColumn("saved_at").notNull()),
  },
  (table) => [
    primaryKey({ columns: [table.studentId, table.jobId] }),
    index("saved_jobs_by_time").on(table.studentId, table.savedAt.desc(), table.jobId.desc()),
  ],
);

/** Saved searches whose new jobs are mailed at most once a day. */
export const jobAlerts = personalTable(
  "job_alerts",
  WITH_ACCOUNT,
  {
    id: impersonal(uuid("id").primaryKey()),
    studentId: personal(
      uuid("student_id")
        .notNull()
        .references(() => users.id, { onDelete: "cascade" }),
    ),
    title: personal(text("title").notNull()),
    location: personal(text("location").notNull()),
    /** Null: any. */
    jobType: personal(text("job_type").$type<JobType>()),
    /** Rupees per year; null: any. */
    minSalary: personal(integer("min_salary")),
    /** Years; null: any. */
    maxExperience: personal(real("max_experience")),
    skills: personal(text("skills").array().notNull().default([])),
    /** Part of every mail of the alert; stops only this alert, so it is stored unhashed. */
    stopToken: personal(text("stop_token").notNull().unique(), { notDownloaded: SECRET }),
    createdAt: personal(timestampColumn("created_at").notNull()),
    /** Jobs posted until this time were searched. */
    lookedUntil: impersonal(timestampColumn("looked_until").notNull()),
    /** When the alert is searched next. */
    dueAt: impersonal(timestampColumn("due_at").notNull()),
    stoppedAt: personal(timestampColumn("stopped_at")),
  },
  (table) => [
    index("job_alerts_by_student").on(table.studentId, table.createdAt.desc(), table.id.desc()),
    index("job_alerts_due").on(table.dueAt).where(sql`stopped_at is null`),
  ],
);

/** A student's report of a job: one per student and job, with the latest text. */
export const jobReports = personalTable(
  "job_reports",
  "with the job; without the person and their words once the account is deleted",
  {
    id: impersonal(uuid("id").primaryKey()),
    jobId: personal(
      uuid("job_id")
        .notNull()
        .references(() => jobs.id, { onDelete: "cascade" }),
    ),
    /** Null once the student has deleted the account. */
    studentId: personal(uuid("student_id").references(() => users.id, { onDelete: "set null" })),
    reason: personal(text("reason").notNull(), { notDeleted: "what is wrong with the job, for the admins" }),
    note: personal(text("note").notNull().default("")),
    createdAt: personal(timestampColumn("created_at").notNull(), {
      notDeleted: "what is wrong with the job, for the admins",
    }),
    /** When an admin rejected it as unfounded. */
    settledAt: impersonal(timestampColumn("settled_at")),
  },
  (table) => [
    uniqueIndex("one_report_per_job").on(table.jobId, table.studentId),
    index("job_reports_by_time").on(table.createdAt.desc(), table.id.desc()),
  ],
);
