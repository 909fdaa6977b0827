import { sql } from "drizzle-orm";
import {
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { users } from "./accounts.ts";
import { retiredColumns, timestampColumn } from "./columns.ts";

export interface PaperQuestion {
  itemId: string;
  options: string[];
}
/** A copy made at the submission, so that changes of the bank do not change past results. */
export interface GradedAnswer {
  topic: string;
  questionId: string;
  question: string;
  selected: string;
  correct: string;
  isCorrect: boolean;
  explanation: string;
}

export const quizPapers = pgTable(
  "quiz_papers",
  {
    id: uuid("id").primaryKey(),
    studentId: uuid("student_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    questions: jsonb("questions").$type<PaperQuestion[]>().notNull(),
    createdAt: timestampColumn("created_at").notNull(),
    /** When the paper was last used; an open paper is replaced after 24 unused hours. */
    touchedAt: timestampColumn("touched_at").notNull(),
    replacedAt: timestampColumn("replaced_at"),
    submittedAt: timestampColumn("submitted_at"),
    correctAnswers: smallint("correct_answers"),
    score: smallint("score"),
    passed: boolean("passed"),
    answers: jsonb("answers").$type<GradedAnswer[]>(),
  },
  (table) => [
    uniqueIndex("one_open_paper").on(table.studentId).where(sql`submitted_at is null and replaced_at is null`),
    index("papers_by_student").on(table.studentId, table.submittedAt.desc()),
  ],
);

/** How often each option was chosen in submitted papers. Only counts, so they stay when an account is deleted. */
export const quizItemChoices = pgTable(
  "quiz_item_choices",
  {
    itemId: text("item_id").notNull(),
    option: text("option").notNull(),
    chosen: integer("chosen").notNull(),
    /** The sum, over those papers, of the correct answers to the other questions; and the sum of its square. */
    rest: bigint("rest", { mode: "number" }).notNull(),
    restSquares: bigint("rest_squares", { mode: "number" }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.itemId, table.option] })],
);

/** Items that are no longer drawn. */
export const retiredQuizItems = pgTable("retired_quiz_items", retiredColumns());
