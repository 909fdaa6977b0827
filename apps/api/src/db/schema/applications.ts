import { APPLICATION_STATUSES } from "@dryrun/domain/applications/limits";
import { boolean, index, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { users } from "./accounts.ts";
import { at } from "./columns.ts";
import { jobs } from "./jobs.ts";
import { resumeColumns } from "./profiles.ts";

export const applications = pgTable(
  "applications",
  {
    id: uuid("id").primaryKey(),
    jobId: uuid("job_id")
      .notNull()
      .references(() => jobs.id),
    /** Null once the candidate has deleted the account. */
    studentId: uuid("student_id").references(() => users.id, { onDelete: "set null" }),
    status: text("status", { enum: APPLICATION_STATUSES }).notNull(),
    ...resumeColumns(),
    createdAt: at("created_at").notNull(),
    viewedAt: at("viewed_at"),
    decidedAt: at("decided_at"),
    decisionReason: text("decision_reason").notNull().default(""),
    withdrawnAt: at("withdrawn_at"),
    /** The job's; here too, since an employer's list is walked by it. Null once that account is deleted. */
    employerId: uuid("employer_id").references(() => users.id, { onDelete: "set null" }),
    /** The employer's own marks; the candidate never sees them. */
    shortlisted: boolean("shortlisted").notNull().default(false),
    tags: text("tags").array().notNull().default([]),
    note: text("note").notNull().default(""),
    interviewRemindedAt: at("interview_reminded_at"),
  },
  (table) => [
    uniqueIndex("one_application_per_job").on(table.jobId, table.studentId),
    index("applications_by_student").on(table.studentId, table.createdAt.desc(), table.id.desc()),
    index("applications_by_employer").on(table.employerId, table.createdAt.desc(), table.id.desc()),
    index("applications_by_employer_status").on(
      table.employerId,
      table.status,
      table.createdAt.desc(),
      table.id.desc(),
    ),
    index("applications_by_job").on(table.jobId, table.createdAt.desc(), table.id.desc()),
  ],
);
