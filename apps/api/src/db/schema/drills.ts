import type { DrillQuestion } from "@dryrun/content/interview/draw/drill";
import { DRILL_QUESTIONS, DRILL_SOURCES, DRILL_TOPICS, type Level } from "@dryrun/domain/interviews/drills/limits";
import type { QuestionResult } from "@dryrun/evaluation/result";
import { foreignKey, index, jsonb, primaryKey, real, smallint, text, uuid } from "drizzle-orm/pg-core";
import { users } from "./accounts.ts";
import { timestampColumn } from "./columns.ts";
import { ACCOUNT_ID, impersonal, personal, personalTable } from "./personal.ts";

export const drills = personalTable(
  "drills",
  "drills",
  {
    id: personal(uuid("id").primaryKey()),
    studentId: personal(
      uuid("student_id")
        .notNull()
        .references(() => users.id, { onDelete: "cascade" }),
      { notDownloaded: ACCOUNT_ID },
    ),
    topic: personal(text("topic", { enum: DRILL_TOPICS }).notNull()),
    /** The family that the drill was started with; null if only a topic was chosen. */
    family: personal(text("family")),
    /** The quiz or the interview that it was started from. */
    source: personal(text("source", { enum: DRILL_SOURCES })),
    sourceId: personal(uuid("source_id")),
    /** The set of the course that it asks: `domain/courses/limits.ts`. */
    courseSet: personal(text("course_set")),
    /** The level to return to: that of the topic's last right answer before the drill. */
    lastSuccess: personal(smallint("last_success").$type<Level>(), {
      notDownloaded: "the level to return to, from answers that are in the download",
    }),
    /** The level for which a random first question was drawn; null if the first question was given. */
    firstLevel: personal(smallint("first_level").$type<Level>(), {
      notDownloaded: "the level for which the first question was drawn",
    }),
    /** The number of its questions, without those that come back. */
    planned: personal(smallint("planned").notNull().default(DRILL_QUESTIONS)),
    startedAt: personal(timestampColumn("started_at").notNull()),
  },
  (table) => [
    index("drills_by_student").on(table.studentId, table.startedAt.desc()),
    index("drills_by_start").on(table.startedAt),
  ],
);

export const drillAnswers = personalTable(
  "drill_answers",
  "drills",
  {
    drillId: personal(
      uuid("drill_id")
        .notNull()
        .references(() => drills.id, { onDelete: "cascade" }),
      { notDownloaded: "its answers are listed with the drill" },
    ),
    number: personal(smallint("number").notNull()),
    /** The whole question as drawn, so that later changes of the bank change no result. */
    question: personal(jsonb("question").$type<DrillQuestion>().notNull(), {
      notDownloaded: "its text is in the download; the reference answer is the bank's",
    }),
    /** The id of the family, and the number of its variation; or the id of the quiz item. */
    questionId: impersonal(text("question_id").notNull()),
    variation: impersonal(smallint("variation").notNull().default(0)),
    /** The last try. With a null result, grading is running or was interrupted. */
    answer: personal(text("answer").notNull().default("")),
    answeredAt: personal(timestampColumn("answered_at")),
    result: personal(jsonb("result").$type<QuestionResult>(), {
      notDownloaded: "score and feedback are in the download; the rubric is the bank's",
    }),
    score: personal(real("score")),
    feedback: personal(text("feedback").notNull().default("")),
    /** The scores of all tries; null for one that could not be assessed. */
    climb: personal(jsonb("climb").$type<(number | null)[]>().notNull().default([])),
    /** The score of the first try; null before it, and for an answer that was taken over from an interview. */
    firstScore: personal(real("first_score"), { notDownloaded: "the first of the scores in `climb`" }),
  },
  (table) => [primaryKey({ columns: [table.drillId, table.number] })],
);

/** Questions that were answered wrongly and come back after some days. */
export const drillReviews = personalTable(
  "drill_reviews",
  "drills",
  {
    studentId: personal(
      uuid("student_id")
        .notNull()
        .references(() => users.id, { onDelete: "cascade" }),
      { notDownloaded: ACCOUNT_ID },
    ),
    /** The id of the family or of the quiz item. */
    questionId: impersonal(text("question_id").notNull()),
    /** The answer whose question comes back. */
    drillId: personal(uuid("drill_id").notNull()),
    number: personal(smallint("number").notNull()),
    /** The number of right reviews so far. */
    stage: personal(smallint("stage").notNull()),
    dueAt: personal(timestampColumn("due_at").notNull()),
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
