import { CALIBRATION_SOURCES } from "@dryrun/domain/admin/calibration/limits";
import { INTERVIEW_TOPICS } from "@dryrun/domain/interviews/topics";
import { index, pgTable, real, smallint, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { users } from "./accounts.ts";
import { timestampColumn } from "./columns.ts";
import { interviewSessions } from "./interviews.ts";

/** Graded answers that people score again. The answer is not copied, so that it is deleted with its account. */
export const calibrationAnswers = pgTable(
  "calibration_answers",
  {
    id: uuid("id").primaryKey(),
    source: text("source", { enum: CALIBRATION_SOURCES }).notNull(),
    /** The source of the answer: a person's interview, null once it is deleted; or the golden set. */
    sessionId: uuid("session_id").references(() => interviewSessions.id, { onDelete: "set null" }),
    number: smallint("number"),
    goldenId: text("golden_id"),
    questionId: text("question_id").notNull(),
    topic: text("topic", { enum: INTERVIEW_TOPICS }).notNull(),
    /** The grader's score when the answer was drawn. */
    score: real("score").notNull(),
    evaluator: text("evaluator").notNull(),
    drawnAt: timestampColumn("drawn_at").notNull(),
  },
  (table) => [
    uniqueIndex("calibration_answer_once").on(table.sessionId, table.number),
    uniqueIndex("golden_answer_once").on(table.goldenId),
  ],
);

/** A person's score of such an answer, given without seeing another score. */
export const calibrationScores = pgTable(
  "calibration_scores",
  {
    id: uuid("id").primaryKey(),
    answerId: uuid("answer_id")
      .notNull()
      .references(() => calibrationAnswers.id, { onDelete: "cascade" }),
    /** An admin; null once that account is removed. */
    personId: uuid("person_id").references(() => users.id, { onDelete: "set null" }),
    /** Null: it cannot be assessed. */
    score: real("score"),
    note: text("note").notNull().default(""),
    at: timestampColumn("at").notNull(),
  },
  (table) => [
    uniqueIndex("calibration_score_once").on(table.answerId, table.personId),
    index("calibration_scores_by_person").on(table.personId),
  ],
);
