import { pgTable, primaryKey, real, smallint, text, uuid } from "drizzle-orm/pg-core";
import { users } from "./accounts.ts";
import { timestampColumn } from "./columns.ts";

const studentId = () =>
  uuid("student_id")
    .notNull()
    .references(() => users.id, { onDelete: "cascade" });

/** Lessons by their id in the content; one that no longer exists stays here and is not counted. */
export const lessonProgress = pgTable(
  "lesson_progress",
  {
    studentId: studentId(),
    lessonId: text("lesson_id").notNull(),
    openedAt: timestampColumn("opened_at").notNull(),
    doneAt: timestampColumn("done_at"),
  },
  (table) => [primaryKey({ columns: [table.studentId, table.lessonId] })],
);

/** The results of exercises, which outlive the drills that they come from. */
export const exerciseResults = pgTable(
  "exercise_results",
  {
    studentId: studentId(),
    questionId: text("question_id").notNull(),
    /** Scores of ten; null for an answer that could not be assessed. */
    firstScore: real("first_score"),
    best: real("best"),
    answeredAt: timestampColumn("answered_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.studentId, table.questionId] })],
);

/** The results of unit tests. */
export const unitTests = pgTable(
  "unit_tests",
  {
    studentId: studentId(),
    unitId: text("unit_id").notNull(),
    /** The best percentage. */
    percent: smallint("percent").notNull(),
    passedAt: timestampColumn("passed_at"),
  },
  (table) => [primaryKey({ columns: [table.studentId, table.unitId] })],
);
