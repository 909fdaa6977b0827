import type { JobType } from "@dryrun/domain/jobs/limits";
import { sql } from "drizzle-orm";
import { index, integer, pgTable, primaryKey, real, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { users } from "./accounts.ts";
import { timestampColumn } from "./columns.ts";
import { jobs } from "./jobs.ts";

/** Jobs that a student saved. */
export const savedJobs = pgTable(
  "saved_jobs",
  {
    studentId: uuid("student_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    jobId: uuid("job_id")
      .notNull()
      .references(() => jobs.id, { onDelete: "cascade" }),
    savedAt: timestampColumn("saved_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.studentId, table.jobId] }),
    index("saved_jobs_by_time").on(table.studentId, table.savedAt.desc(), table.jobId.desc()),
  ],
);

/** Saved searches whose new jobs are mailed at most once a day. */
export const jobAlerts = pgTable(
  "job_alerts",
  {
    id: uuid("id").primaryKey(),
    studentId: uuid("student_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    title: text("title").notNull(),
    location: text("location").notNull(),
    /** Null: any. */
    jobType: text("job_type").$type<JobType>(),
    /** Rupees per year; null: any. */
    minSalary: integer("min_salary"),
    /** Years; null: any. */
    maxExperience: real("max_experience"),
    skills: text("skills").array().notNull().default([]),
    /** Part of every mail of the alert; stops only this alert, so it is stored unhashed. */
    stopToken: text("stop_token").notNull().unique(),
    createdAt: timestampColumn("created_at").notNull(),
    /** Jobs posted until this time were searched. */
    lookedUntil: timestampColumn("looked_until").notNull(),
    /** When the alert is searched next. */
    dueAt: timestampColumn("due_at").notNull(),
    stoppedAt: timestampColumn("stopped_at"),
  },
  (table) => [
    index("job_alerts_by_student").on(table.studentId, table.createdAt.desc(), table.id.desc()),
    index("job_alerts_due").on(table.dueAt).where(sql`stopped_at is null`),
  ],
);

/** A student's report of a job: one per student and job, with the latest text. */
export const jobReports = pgTable(
  "job_reports",
  {
    id: uuid("id").primaryKey(),
    jobId: uuid("job_id")
      .notNull()
      .references(() => jobs.id, { onDelete: "cascade" }),
    /** Null once the student has deleted the account. */
    studentId: uuid("student_id").references(() => users.id, { onDelete: "set null" }),
    reason: text("reason").notNull(),
    note: text("note").notNull().default(""),
    createdAt: timestampColumn("created_at").notNull(),
    /** When an admin rejected it as unfounded. */
    settledAt: timestampColumn("settled_at"),
  },
  (table) => [
    uniqueIndex("one_report_per_job").on(table.jobId, table.studentId),
    index("job_reports_by_time").on(table.createdAt.desc(), table.id.desc()),
  ],
);
