import { sql } from "drizzle-orm";
import {
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { users } from "./accounts.ts";
import { retiredColumns, timestampColumn } from "./columns.ts";
import { impersonal, impersonalTable, personal, personalTable, WITH_ACCOUNT } from "./personal.ts";

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

export const quizPapers = personalTable(
  "quiz_papers",
  WITH_ACCOUNT,
  {
    id: impersonal(uuid("id").primaryKey()),
    studentId: personal(
      uuid("student_id")
        .notNull()
        .references(() => users.id, { onDelete: "cascade" }),
    ),
    questions: personal(jsonb("questions").$type<PaperQuestion[]>().notNull(), {
      notDownloaded: "the bank's items by id",
    }),
    createdAt: personal(timestampColumn("created_at").notNull()),
    /** When the paper was last used; an open paper is replaced after 24 unused hours. */
    touchedAt: impersonal(timestampColumn("touched_at").notNull()),
    replacedAt: impersonal(timestampColumn("replaced_at")),
    submittedAt: personal(timestampColumn("submitted_at")),
    correctAnswers: personal(smallint("correct_answers"), { notDownloaded: "the score is in the download" }),
    score: personal(smallint("score")),
    passed: personal(boolean("passed")),
    answers: personal(jsonb("answers").$type<GradedAnswer[]>()),
  },
  (table) => [
    uniqueIndex("one_open_paper").on(table.studentId).where(sql`submitted_at is null and replaced_at is null`),
    index("papers_by_student").on(table.studentId, table.submittedAt.desc()),
  ],
);

/** How often each option was chosen in submitted papers. Only counts, so they stay when an account is deleted. */
export const quizItemChoices = impersonalTable(
  "quiz_item_choices",
  "for good: counts without people",
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
export const retiredQuizItems = impersonalTable("retired_quiz_items", "until the item is restored", retiredColumns());
