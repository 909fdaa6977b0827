import type { InterviewQuestion } from "@dryrun/content/interview/question";
import { DECISIONS, EVENT_TYPES, PRACTICE_TOPICS } from "@dryrun/domain/interviews/limits";
import type { QuestionResult } from "@dryrun/evaluation/result";
import { sql } from "drizzle-orm";
import {
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  real,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { users } from "./accounts.ts";
import { applications } from "./applications.ts";
import { retiredColumns, timestampColumn } from "./columns.ts";
import { companies } from "./companies.ts";

export const interviewSessions = pgTable(
  "interview_sessions",
  {
    id: uuid("id").primaryKey(),
    /** Null once the candidate has deleted the account; the score of a decided application stays. */
    studentId: uuid("student_id").references(() => users.id, { onDelete: "cascade" }),
    /** Null for practice. */
    applicationId: uuid("application_id").references(() => applications.id),
    /** A copy of the application's employer, because an employer's numbers are counted by it. */
    companyId: uuid("employer_id").references(() => companies.id, { onDelete: "set null" }),
    /** Only for practice. */
    topic: text("topic", { enum: PRACTICE_TOPICS }),
    seed: integer("seed").notNull(),
    startedAt: timestampColumn("started_at").notNull(),
    expiresAt: timestampColumn("expires_at").notNull(),
    /** The highest question fetched. */
    reached: smallint("reached").notNull().default(1),
    extraTime: smallint("extra_time").notNull().default(0),
    recordOnly: boolean("record_only").notNull().default(false),
    fullScreen: boolean("full_screen").notNull().default(true),
    consentVersion: text("consent_version"),
    consentAt: timestampColumn("consent_at"),
    submittedAt: timestampColumn("submitted_at"),
    submittedBy: text("submitted_by", { enum: ["student", "clock"] }),
    /** When the evaluation was last put into the queue. */
    evaluationAskedAt: timestampColumn("evaluation_asked_at"),
    evaluatedAt: timestampColumn("evaluated_at"),
    score: smallint("score"),
    finalDecision: text("final_decision", { enum: DECISIONS }),
    summaryFeedback: text("summary_feedback").notNull().default(""),
    evaluatorName: text("evaluator_name"),
    evaluatorVersion: text("evaluator_version"),
    /** Graded by the embedded evaluator because the configured one kept failing. */
    isFallback: boolean("is_fallback").notNull().default(false),
    sentAt: timestampColumn("sent_at"),
    reviewedAt: timestampColumn("reviewed_at"),
    readByEmployerAt: timestampColumn("read_by_employer_at"),
    /** When answers and events were deleted at the end of their retention. */
    answersDeletedAt: timestampColumn("answers_deleted_at"),
  },
  (table) => [
    uniqueIndex("one_interview_per_application").on(table.applicationId),
    index("sessions_by_student").on(table.studentId, table.startedAt.desc(), table.id.desc()),
    index("sessions_sent_to_employer").on(table.companyId, table.sentAt.desc()).where(sql`sent_at is not null`),
    index("sessions_running").on(table.expiresAt).where(sql`submitted_at is null`),
    index("sessions_unevaluated")
      .on(table.evaluationAskedAt)
      .where(sql`submitted_at is not null and evaluated_at is null`),
    index("sessions_parked")
      .on(table.evaluatedAt.desc(), table.id.desc())
      .where(sql`evaluated_at is not null and score is null and answers_deleted_at is null`),
    index("sessions_with_answers").on(table.evaluatedAt).where(sql`answers_deleted_at is null`),
  ],
);

export const interviewAnswers = pgTable(
  "interview_answers",
  {
    sessionId: uuid("session_id")
      .notNull()
      .references(() => interviewSessions.id, { onDelete: "cascade" }),
    number: smallint("number").notNull(),
    /** The whole question as drawn, so that later changes of the bank change no result. */
    question: jsonb("question").$type<InterviewQuestion>().notNull(),
    /** The family's id, and the number of its variation. */
    questionId: text("question_id").notNull(),
    variation: smallint("variation").notNull().default(0),
    answer: text("answer").notNull().default(""),
    savedAt: timestampColumn("saved_at"),
    result: jsonb("result").$type<QuestionResult>(),
    score: real("score"),
    feedback: text("feedback").notNull().default(""),
    /** How often the person ran this answer. */
    runs: smallint("runs").notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.sessionId, table.number] })],
);

/**
 * Sums over the graded answers to each question of interviews and practice interviews (`QuestionSums` of the domain).
 * They stay when an account is deleted.
 */
export const interviewQuestionSums = pgTable("interview_question_sums", {
  questionId: text("question_id").primaryKey(),
  uses: integer("uses").notNull(),
  notAssessed: integer("not_assessed").notNull(),
  flagged: integer("flagged").notNull(),
  raised: integer("raised").notNull(),
  points: bigint("points", { mode: "number" }).notNull(),
  pointsSquares: bigint("points_squares", { mode: "number" }).notNull(),
  rest: bigint("rest", { mode: "number" }).notNull(),
  restSquares: bigint("rest_squares", { mode: "number" }).notNull(),
  products: bigint("products", { mode: "number" }).notNull(),
});

/** Questions that are no longer drawn. */
export const retiredInterviewQuestions = pgTable("retired_interview_questions", retiredColumns());

/** Events recorded during interviews. A partition for each month of `receivedAt`. */
export const interviewEvents = pgTable(
  "interview_events",
  {
    id: uuid("id").notNull(),
    sessionId: uuid("session_id")
      .notNull()
      .references(() => interviewSessions.id, { onDelete: "cascade" }),
    type: text("type", { enum: EVENT_TYPES }).notNull(),
    questionNumber: smallint("question_number"),
    at: timestampColumn("at").notNull(),
    receivedAt: timestampColumn("received_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.id, table.receivedAt] }),
    index("events_by_session").on(table.sessionId, table.at),
  ],
);

/** A review by a person, at most one per interview. The evaluator's scores stay in the result. */
export const interviewReviews = pgTable(
  "interview_reviews",
  {
    id: uuid("id").primaryKey(),
    sessionId: uuid("session_id")
      .notNull()
      .references(() => interviewSessions.id, { onDelete: "cascade" }),
    reason: text("reason").notNull(),
    askedAt: timestampColumn("asked_at").notNull(),
    scoreBefore: smallint("score_before").notNull(),
    decisionBefore: text("decision_before", { enum: DECISIONS }).notNull(),
    decidedAt: timestampColumn("decided_at"),
    decidedBy: uuid("decided_by").references(() => users.id, { onDelete: "set null" }),
    note: text("note").notNull().default(""),
  },
  (table) => [
    uniqueIndex("one_review_per_interview").on(table.sessionId),
    index("reviews_by_state").on(sql`(decided_at is null) desc`, table.askedAt.desc(), table.id.desc()),
  ],
);
