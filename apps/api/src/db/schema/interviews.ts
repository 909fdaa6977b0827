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
import { impersonal, impersonalTable, personal, personalTable, WITH_ACCOUNT } from "./personal.ts";

export const interviewSessions = personalTable(
  "interview_sessions",
  WITH_ACCOUNT,
  {
    id: personal(uuid("id").primaryKey()),
    /** Null once the candidate has deleted the account; the score of a decided application stays. */
    studentId: personal(uuid("student_id").references(() => users.id, { onDelete: "cascade" })),
    /** Null for practice. */
    applicationId: personal(uuid("application_id").references(() => applications.id)),
    /** A copy of the application's employer, because an employer's numbers are counted by it. */
    companyId: personal(
      uuid("employer_id").references(() => companies.id, { onDelete: "set null" }),
      { notDownloaded: "the download names the company" },
    ),
    /** Only for practice. */
    topic: personal(text("topic", { enum: PRACTICE_TOPICS })),
    seed: personal(integer("seed").notNull(), { notDownloaded: "draws the questions" }),
    startedAt: personal(timestampColumn("started_at").notNull()),
    expiresAt: personal(timestampColumn("expires_at").notNull()),
    /** The highest question fetched. */
    reached: personal(smallint("reached").notNull().default(1)),
    extraTime: personal(smallint("extra_time").notNull().default(0)),
    recordOnly: personal(boolean("record_only").notNull().default(false)),
    fullScreen: personal(boolean("full_screen").notNull().default(true)),
    consentVersion: personal(text("consent_version")),
    consentAt: personal(timestampColumn("consent_at")),
    /** When the decision about the application became final while the interview ran: the student may stop it. */
    overtakenAt: personal(timestampColumn("overtaken_at")),
    /** When the student stopped it. It then belongs to no application, and only its questions are kept, for later draws. */
    stoppedAt: personal(timestampColumn("stopped_at")),
    submittedAt: personal(timestampColumn("submitted_at")),
    submittedBy: personal(text("submitted_by", { enum: ["student", "clock"] })),
    /** When the evaluation was last put into the queue. */
    evaluationAskedAt: personal(timestampColumn("evaluation_asked_at")),
    evaluatedAt: personal(timestampColumn("evaluated_at")),
    score: personal(smallint("score"), { notDeleted: "of an interview that was sent and decided on" }),
    finalDecision: personal(text("final_decision", { enum: DECISIONS }), {
      notDeleted: "of an interview that was sent and decided on",
    }),
    summaryFeedback: personal(text("summary_feedback").notNull().default("")),
    evaluatorName: personal(text("evaluator_name")),
    evaluatorVersion: personal(text("evaluator_version")),
    /** Graded by the embedded evaluator because the configured one kept failing. */
    isFallback: personal(boolean("is_fallback").notNull().default(false)),
    sentAt: personal(timestampColumn("sent_at"), { notDeleted: "of an interview that was sent and decided on" }),
    reviewedAt: personal(timestampColumn("reviewed_at")),
    readByEmployerAt: personal(timestampColumn("read_by_employer_at")),
    /** When answers and events were deleted at the end of their retention. */
    answersDeletedAt: personal(timestampColumn("answers_deleted_at")),
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

export const interviewAnswers = personalTable(
  "interview_answers",
  "interviewAnswers",
  {
    sessionId: personal(
      uuid("session_id")
        .notNull()
        .references(() => interviewSessions.id, { onDelete: "cascade" }),
    ),
    number: personal(smallint("number").notNull()),
    /** The whole question as drawn, so that later changes of the bank change no result. */
    question: personal(jsonb("question").$type<InterviewQuestion>().notNull(), {
      notDownloaded: "its text is in the download; the reference answer is the bank's",
    }),
    /** The family's id, and the number of its variation. */
    questionId: impersonal(text("question_id").notNull()),
    variation: impersonal(smallint("variation").notNull().default(0)),
    answer: personal(text("answer").notNull().default("")),
    savedAt: personal(timestampColumn("saved_at"), { notDownloaded: "when a draft was saved" }),
    result: personal(jsonb("result").$type<QuestionResult>(), {
      notDownloaded: "score and feedback are in the download; the rubric is the bank's",
    }),
    score: personal(real("score")),
    feedback: personal(text("feedback").notNull().default("")),
    /** How often the person ran this answer. */
    runs: personal(smallint("runs").notNull().default(0)),
  },
  (table) => [primaryKey({ columns: [table.sessionId, table.number] })],
);

/**
 * Sums over the graded answers to each question of interviews and practice interviews (`QuestionSums` of the domain).
 * They stay when an account is deleted.
 */
export const interviewQuestionSums = impersonalTable("interview_question_sums", "for good: sums without people", {
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
export const retiredInterviewQuestions = impersonalTable(
  "retired_interview_questions",
  "until the question is restored",
  retiredColumns(),
);

/** Events recorded during interviews. A partition for each month of `receivedAt`. */
export const interviewEvents = personalTable(
  "interview_events",
  "interviewAnswers",
  {
    id: impersonal(uuid("id").notNull()),
    sessionId: personal(
      uuid("session_id")
        .notNull()
        .references(() => interviewSessions.id, { onDelete: "cascade" }),
    ),
    type: personal(text("type", { enum: EVENT_TYPES }).notNull()),
    questionNumber: personal(smallint("question_number")),
    at: personal(timestampColumn("at").notNull()),
    receivedAt: personal(timestampColumn("received_at").notNull(), { notDownloaded: "when the server heard of it" }),
  },
  (table) => [
    primaryKey({ columns: [table.id, table.receivedAt] }),
    index("events_by_session").on(table.sessionId, table.at),
  ],
);

/** A review by a person, at most one per interview. The evaluator's scores stay in the result. */
export const interviewReviews = personalTable(
  "interview_reviews",
  "interviewAnswers: its words; the row with the account",
  {
    id: impersonal(uuid("id").primaryKey()),
    sessionId: personal(
      uuid("session_id")
        .notNull()
        .references(() => interviewSessions.id, { onDelete: "cascade" }),
    ),
    reason: personal(text("reason").notNull()),
    askedAt: personal(timestampColumn("asked_at").notNull()),
    scoreBefore: personal(smallint("score_before").notNull()),
    decisionBefore: personal(text("decision_before", { enum: DECISIONS }).notNull(), {
      notDownloaded: "follows from the score",
    }),
    decidedAt: personal(timestampColumn("decided_at")),
    decidedBy: personal(
      uuid("decided_by").references(() => users.id, { onDelete: "set null" }),
      { notDownloaded: "an admin's account" },
    ),
    note: personal(text("note").notNull().default("")),
  },
  (table) => [
    uniqueIndex("one_review_per_interview").on(table.sessionId),
    index("reviews_by_state").on(sql`(decided_at is null) desc`, table.askedAt.desc(), table.id.desc()),
  ],
);
