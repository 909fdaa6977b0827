import { APPLICATION_STATUSES, type ApplicationStatus } from "@dryrun/domain/applications/limits";
import { DECISIONS } from "@dryrun/domain/interviews/limits";
import type { InterviewTopic } from "@dryrun/domain/interviews/topics";
import { sql } from "drizzle-orm";
import {
  boolean,
  type ExtraConfigColumn,
  index,
  jsonb,
  pgTable,
  real,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { users } from "./accounts.ts";
import { timestampColumn } from "./columns.ts";
import { companies } from "./companies.ts";
import { jobs } from "./jobs.ts";
import { resumeColumns } from "./profiles.ts";

type Columns = Record<
  | "id"
  | "companyId"
  | "jobId"
  | "createdAt"
  | "viewedAt"
  | "fullName"
  | "shownStatus"
  | "stage"
  | "interviewSentAt"
  | "interviewReadAt"
  | "interviewScore"
  | "interviewVerdict"
  | "topicScores",
  ExtraConfigColumn
>;

/**
 * Returns one index for each order of an employer's list. After the columns of the order it has those that filters
 * and counts need, so that they do not read the rows, which can be 1 MB.
 */
function listIndexes(table: Columns) {
  // A column loses its direction with each index that uses it.
  const newestFirst = () => [table.createdAt.desc(), table.id.desc()] as const;
  const facts = [table.shownStatus, table.stage, table.interviewVerdict, table.interviewScore] as const;
  return [
    index("applications_of_employer").on(
      table.companyId,
      ...newestFirst(),
      ...facts,
      table.interviewSentAt,
      table.interviewReadAt,
      table.viewedAt,
      table.jobId,
      table.topicScores,
    ),
    index("applications_of_employer_by_status").on(table.companyId, table.shownStatus, ...newestFirst(), table.stage),
    index("applications_of_employer_by_stage").on(table.companyId, table.stage, ...newestFirst(), table.shownStatus),
    index("applications_of_employer_by_verdict").on(
      table.companyId,
      table.interviewVerdict,
      ...newestFirst(),
      table.shownStatus,
      table.stage,
      table.interviewScore,
    ),
    index("applications_of_employer_by_score").on(
      table.companyId,
      table.interviewScore.desc(),
      ...newestFirst(),
      table.shownStatus,
      table.stage,
      table.interviewVerdict,
      table.jobId,
    ),
    index("applications_of_employer_by_name").on(
      table.companyId,
      sql`lower(${table.fullName}) collate "C"`,
      ...newestFirst(),
    ),
    index("applications_unread")
      .on(table.companyId, ...newestFirst(), ...facts)
      .where(sql`interview_sent_at is not null and interview_read_at is null`),
    index("applications_unopened")
      .on(table.companyId, ...newestFirst(), ...facts)
      .where(sql`viewed_at is null`),
    index("applications_of_job").on(table.jobId, ...newestFirst(), ...facts),
  ];
}

export const applications = pgTable(
  "applications",
  {
    id: uuid("id").primaryKey(),
    jobId: uuid("job_id")
      .notNull()
      .references(() => jobs.id),
    /** Null once the candidate has deleted the account. */
    studentId: uuid("student_id").references(() => users.id, { onDelete: "set null" }),
    /** The status that everyone but the employer sees; a held decision is not included. */
    status: text("status", { enum: APPLICATION_STATUSES }).notNull(),
    ...resumeColumns(),
    /** Years of work experience at the time of the application; null if they were not counted. */
    experienceYears: real("experience_years"),
    createdAt: timestampColumn("created_at").notNull(),
    viewedAt: timestampColumn("viewed_at"),
    decidedAt: timestampColumn("decided_at"),
    decisionReason: text("decision_reason").notNull().default(""),
    /** A reason that only the company reads, also while the decision is held; `decisionReason` is empty then. */
    privateReason: text("private_reason").notNull().default(""),
    /** Who decided, also while the decision is held; null once that account is deleted. */
    decidedBy: uuid("decided_by").references(() => users.id, { onDelete: "set null" }),
    withdrawnAt: timestampColumn("withdrawn_at"),
    /** A decision that can be undone until `heldUntil`. A trigger clears both as soon as the status is not pending. */
    heldStatus: text("held_status", { enum: ["accepted", "rejected"] }),
    heldReason: text("held_reason").notNull().default(""),
    heldAt: timestampColumn("held_at"),
    heldUntil: timestampColumn("held_until"),
    /** The status that the employer sees, including held decisions. */
    shownStatus: text("shown_status")
      .$type<ApplicationStatus>()
      .notNull()
      .generatedAlwaysAs(sql`coalesce(held_status, status)`),
    /** A copy of the job's employer, because an employer's list is read by it. Null once that account is deleted. */
    companyId: uuid("employer_id").references(() => companies.id, { onDelete: "set null" }),
    /** The employer's private notes; the candidate never sees them. */
    stage: text("stage").notNull().default("new"),
    /** For the previous release, which has no stages: a trigger keeps it consistent with `stage`. The next release drops it. */
    shortlisted: boolean("shortlisted").notNull().default(false),
    tags: text("tags").array().notNull().default([]),
    /** The tags in lower case; a trigger writes them. */
    tagKeys: text("tag_keys").array().notNull().default([]),
    note: text("note").notNull().default(""),
    /** The colleague who is to deal with it. */
    assigneeId: uuid("assignee_id").references(() => users.id, { onDelete: "set null" }),
    interviewRemindedAt: timestampColumn("interview_reminded_at"),
    /**
     * What the employer may see of the sent interview. A trigger of `interview_sessions` writes it, so that lists
     * need no join.
     */
    interviewSentAt: timestampColumn("interview_sent_at"),
    interviewReadAt: timestampColumn("interview_read_at"),
    interviewScore: smallint("interview_score"),
    interviewVerdict: text("interview_verdict", { enum: DECISIONS }),
    /** Scores from 0 to 100. */
    topicScores: jsonb("topic_scores").$type<Partial<Record<InterviewTopic, number>>>().notNull().default({}),
  },
  (table) => [
    uniqueIndex("one_application_per_job").on(table.jobId, table.studentId),
    index("applications_by_student").on(table.studentId, table.createdAt.desc(), table.id.desc()),
    ...listIndexes(table),
    index("applications_decided").on(table.companyId, table.decidedAt.desc()).where(sql`decided_at is not null`),
    index("applications_by_assignee").on(table.assigneeId).where(sql`assignee_id is not null`),
    index("applications_by_decider").on(table.decidedBy).where(sql`decided_by is not null`),
    index("applications_held").on(table.heldUntil).where(sql`held_status is not null`),
    index("applications_by_phone").on(table.companyId, table.phone),
    index("applications_by_words")
      .using("gin", table.companyId, table.tagKeys, sql`${table.fullName} gin_trgm_ops`)
      .with({ gin_pending_list_limit: 256 }),
  ],
);
