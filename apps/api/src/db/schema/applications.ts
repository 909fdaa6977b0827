import { APPLICATION_STATUSES, type ApplicationStatus } from "@dryrun/domain/applications/limits";
import { DECISIONS } from "@dryrun/domain/interviews/limits";
import type { InterviewTopic } from "@dryrun/domain/interviews/topics";
import { sql } from "drizzle-orm";
import {
  boolean,
  type ExtraConfigColumn,
  index,
  jsonb,
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
import { EMPLOYERS_LINE, HELD, OWN_NOTES, personal, personalTable } from "./personal.ts";
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

export const applications = personalTable(
  "applications",
  "for good; emptied with the student's account",
  {
    id: personal(uuid("id").primaryKey()),
    jobId: personal(
      uuid("job_id")
        .notNull()
        .references(() => jobs.id),
    ),
    /** Null once the candidate has deleted the account. */
    studentId: personal(uuid("student_id").references(() => users.id, { onDelete: "set null" })),
    /** The status that everyone but the employer sees; a held decision is not included. */
    status: personal(text("status", { enum: APPLICATION_STATUSES }).notNull(), { notDeleted: EMPLOYERS_LINE }),
    ...resumeColumns(),
    /** Years of work experience at the time of the application; null if they were not counted. */
    experienceYears: personal(real("experience_years")),
    createdAt: personal(timestampColumn("created_at").notNull(), { notDeleted: EMPLOYERS_LINE }),
    viewedAt: personal(timestampColumn("viewed_at"), { notDeleted: EMPLOYERS_LINE }),
    decidedAt: personal(timestampColumn("decided_at"), { notDeleted: EMPLOYERS_LINE }),
    decisionReason: personal(text("decision_reason").notNull().default("")),
    /** A reason that only the company reads, also while the decision is held; `decisionReason` is empty then. */
    privateReason: personal(text("private_reason").notNull().default(""), { notDownloaded: OWN_NOTES }),
    /** Who decided, also while the decision is held; null once that account is deleted. */
    decidedBy: personal(
      uuid("decided_by").references(() => users.id, { onDelete: "set null" }),
      { notDownloaded: "the person of the company who decided" },
    ),
    withdrawnAt: personal(timestampColumn("withdrawn_at"), { notDeleted: EMPLOYERS_LINE }),
    /** A decision that can be undone until `heldUntil`. A trigger clears both as soon as the status is not pending. */
    heldStatus: personal(text("held_status", { enum: ["accepted", "rejected"] }), { notDownloaded: HELD }),
    heldReason: personal(text("held_reason").notNull().default(""), { notDownloaded: HELD }),
    heldAt: personal(timestampColumn("held_at"), { notDownloaded: HELD }),
    heldUntil: personal(timestampColumn("held_until"), { notDownloaded: HELD }),
    /** The status that the employer sees, including held decisions. */
    shownStatus: personal(
      text("shown_status").$type<ApplicationStatus>().notNull().generatedAlwaysAs(sql`coalesce(held_status, status)`),
      { notDownloaded: HELD, notDeleted: EMPLOYERS_LINE },
    ),
    /** A copy of the job's employer, because an employer's list is read by it. Null once that account is deleted. */
    companyId: personal(
      uuid("employer_id").references(() => companies.id, { onDelete: "set null" }),
      { notDownloaded: "the download names the company" },
    ),
    /** The employer's private notes; the candidate never sees them. */
    stage: personal(text("stage").notNull().default("new"), { notDownloaded: OWN_NOTES }),
    /** For the previous release, which has no stages: a trigger keeps it consistent with `stage`. The next release drops it. */
    shortlisted: personal(boolean("shortlisted").notNull().default(false), { notDownloaded: OWN_NOTES }),
    tags: personal(text("tags").array().notNull().default([]), { notDownloaded: OWN_NOTES }),
    /** The tags in lower case; a trigger writes them. */
    tagKeys: personal(text("tag_keys").array().notNull().default([]), { notDownloaded: OWN_NOTES }),
    note: personal(text("note").notNull().default(""), { notDownloaded: OWN_NOTES }),
    /** The colleague who is to deal with it. */
    assigneeId: personal(
      uuid("assignee_id").references(() => users.id, { onDelete: "set null" }),
      { notDownloaded: "a person of the company" },
    ),
    interviewRemindedAt: personal(timestampColumn("interview_reminded_at"), { notDeleted: "when a mail was sent" }),
    /**
     * What the employer may see of the sent interview. A trigger of `interview_sessions` writes it, so that lists
     * need no join.
     */
    interviewSentAt: personal(timestampColumn("interview_sent_at"), { notDeleted: EMPLOYERS_LINE }),
    interviewReadAt: personal(timestampColumn("interview_read_at"), { notDownloaded: "the employer's own" }),
    interviewScore: personal(smallint("interview_score"), { notDeleted: EMPLOYERS_LINE }),
    interviewVerdict: personal(text("interview_verdict", { enum: DECISIONS }), { notDeleted: EMPLOYERS_LINE }),
    /** Scores from 0 to 100. */
    topicScores: personal(jsonb("topic_scores").$type<Partial<Record<InterviewTopic, number>>>().notNull().default({})),
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
