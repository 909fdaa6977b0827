import { primaryKey, real, smallint, text, uuid } from "drizzle-orm/pg-core";
import { users } from "./accounts.ts";
import { timestampColumn } from "./columns.ts";
import { ACCOUNT_ID, personal, personalTable, WITH_ACCOUNT } from "./personal.ts";

const studentId = () =>
  uuid("student_id")
    .notNull()
    .references(() => users.id, { onDelete: "cascade" });

/** Lessons by their id in the content; one that no longer exists stays here and is not counted. */
export const lessonProgress = personalTable(
  "lesson_progress",
  WITH_ACCOUNT,
  {
    studentId: personal(studentId(), { notDownloaded: ACCOUNT_ID }),
    lessonId: personal(text("lesson_id").notNull()),
    openedAt: personal(timestampColumn("opened_at").notNull()),
    doneAt: personal(timestampColumn("done_at")),
  },
  (table) => [primaryKey({ columns: [table.studentId, table.lessonId] })],
);

/** The results of exercises, which outlive the drills that they come from. */
export const exerciseResults = personalTable(
  "exercise_results",
  WITH_ACCOUNT,
  {
    studentId: personal(studentId(), { notDownloaded: ACCOUNT_ID }),
    questionId: personal(text("question_id").notNull()),
    /** Scores of ten; null for an answer that could not be assessed. */
    firstScore: personal(real("first_score")),
    best: personal(real("best")),
    answeredAt: personal(timestampColumn("answered_at").notNull()),
  },
  (table) => [primaryKey({ columns: [table.studentId, table.questionId] })],
);

/** The results of unit tests. */
export const unitTests = personalTable(
  "unit_tests",
  WITH_ACCOUNT,
  {
    studentId: personal(studentId(), { notDownloaded: ACCOUNT_ID }),
    unitId: personal(text("unit_id").notNull()),
    /** The best percentage. */
    percent: personal(smallint("percent").notNull()),
    passedAt: personal(timestampColumn("passed_at")),
  },
  (table) => [primaryKey({ columns: [table.studentId, table.unitId] })],
);
