import type { DrillQuestion } from "@dryrun/content/interview/draw/drill";
import type { Level } from "@dryrun/domain/interviews/drills/levels";
import { DRILL_QUESTIONS, DRILL_SOURCES, DRILL_TOPICS } from "@dryrun/domain/interviews/drills/limits";
import type { QuestionResult } from "@dryrun/evaluation/result";
import { foreignKey, index, jsonb, pgTable, primaryKey, real, smallint, text, uuid } from "drizzle-orm/pg-core";
import { users } from "./accounts.ts";
import { timestampColumn } from "./columns.ts";

export const drills = pgTable(
  "drills",
  {
    id: uuid("id").primaryKey(),
    studentId: uuid("student_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    topic: text("topic", { enum: DRILL_TOPICS }).notNull(),
    /** The family that the drill was started with; null if only a topic was chosen. */
    family: text("family"),
    /** The quiz or the interview that it was started from. */
    source: text("source", { enum: DRILL_SOURCES }),
    sourceId: uuid("source_id"),
    /** The set of the course that it asks: `domain/courses/lessons/limits.ts`. */
    courseSet: text("course_set"),
    /** The level to return to: that of the topic's last right answer before the drill. */
    lastSuccess: smallint("last_success").$type<Level>(),
    /** The level for which a random first question was drawn; null if the first question was given. */
    firstLevel: smallint("first_level").$type<Level>(),
    /** The number of its questions, without those that come back. */
    planned: smallint("planned").notNull().default(DRILL_QUESTIONS),
    startedAt: timestampColumn("started_at").notNull(),
  },
  (table) => [
    index("drills_by_student").on(table.studentId, table.startedAt.desc()),
    index("drills_by_start").on(table.startedAt),
  ],
);

export const drillAnswers = pgTable(
  "drill_answers",
  {
    drillId: uuid("drill_id")
      .notNull()
      .references(() => drills.id, { onDelete: "cascade" }),
    number: smallint("number").notNull(),
    /** The whole question as drawn, so that later changes of the bank change no result. */
    question: jsonb("question").$type<DrillQuestion>().notNull(),
    /** The id of the family, and the number of its variation; or the id of the quiz item. */
    questionId: text("question_id").notNull(),
    variation: smallint("variation").notNull().default(0),
    /** The last try. With a null result, grading is running or was interrupted. */
    answer: text("answer").notNull().default(""),
    answeredAt: timestampColumn("answered_at"),
    result: jsonb("result").$type<QuestionResult>(),
    score: real("score"),
    feedback: text("feedback").notNull().default(""),
    /** The scores of all tries; null for one that could not be assessed. */
    climb: jsonb("climb").$type<(number | null)[]>().notNull().default([]),
    /** The score of the first try; null before it, and for an answer that was taken over from an interview. */
    firstScore: real("first_score"),
  },
  (table) => [primaryKey({ columns: [table.drillId, table.number] })],
);

/** Questions that were answered wrongly and come back after some days. */
export const drillReviews = pgTable(
  "drill_reviews",
  {
    studentId: uuid("student_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** The id of the family or of the quiz item. */
    questionId: text("question_id").notNull(),
    /** The answer whose question comes back. */
    drillId: uuid("drill_id").notNull(),
    number: smallint("number").notNull(),
    /** The number of right reviews so far. */
    stage: smallint("stage").notNull(),
    dueAt: timestampColumn("due_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.studentId, table.questionId] }),
    foreignKey({
      columns: [table.drillId, table.number],
      foreignColumns: [drillAnswers.drillId, drillAnswers.number],
    }).onDelete("cascade"),
    index("drill_reviews_by_answer").on(table.drillId, table.number),
  ],
);
