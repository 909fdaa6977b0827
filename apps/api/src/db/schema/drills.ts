import type { InterviewQuestion } from "@dryrun/content/interview/question";
import { DRILL_TOPICS } from "@dryrun/domain/interviews/drills/limits";
import type { QuestionResult } from "@dryrun/evaluation/result";
import { index, jsonb, pgTable, primaryKey, real, smallint, text, uuid } from "drizzle-orm/pg-core";
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
    question: jsonb("question").$type<InterviewQuestion>().notNull(),
    /** The family's id, and the number of its variation. */
    questionId: text("question_id").notNull(),
    variation: smallint("variation").notNull().default(0),
    answer: text("answer").notNull().default(""),
    /** With a null result, grading is running or was interrupted. */
    answeredAt: timestampColumn("answered_at"),
    result: jsonb("result").$type<QuestionResult>(),
    score: real("score"),
    feedback: text("feedback").notNull().default(""),
  },
  (table) => [primaryKey({ columns: [table.drillId, table.number] })],
);
