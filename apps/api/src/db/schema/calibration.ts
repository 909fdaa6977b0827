import { CALIBRATION_SOURCES } from "@dryrun/domain/admin/calibration/limits";
import { INTERVIEW_TOPICS } from "@dryrun/domain/interviews/topics";
import { index, real, smallint, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { users } from "./accounts.ts";
import { timestampColumn } from "./columns.ts";
import { interviewSessions } from "./interviews.ts";
import { impersonal, personal, personalTable } from "./personal.ts";

/** Graded answers that people score again. The answer is not copied, so that it is deleted with its account. */
export const calibrationAnswers = personalTable(
  "calibration_answers",
  "for good; without the answer once the session is deleted",
  {
    id: impersonal(uuid("id").primaryKey()),
    source: impersonal(text("source", { enum: CALIBRATION_SOURCES }).notNull()),
    /** The source of the answer: a person's interview, null once it is deleted; or the golden set. */
    sessionId: personal(
      uuid("session_id").references(() => interviewSessions.id, { onDelete: "set null" }),
      { notDownloaded: "the interview's id" },
    ),
    number: impersonal(smallint("number")),
    goldenId: impersonal(text("golden_id")),
    questionId: impersonal(text("question_id").notNull()),
    topic: impersonal(text("topic", { enum: INTERVIEW_TOPICS }).notNull()),
    /** The grader's score when the answer was drawn. */
    score: personal(real("score").notNull(), {
      notDownloaded: "the interview has it",
      notDeleted: "how well the grader grades, without who",
    }),
    evaluator: impersonal(text("evaluator").notNull()),
    drawnAt: impersonal(timestampColumn("drawn_at").notNull()),
  },
  (table) => [
    uniqueIndex("calibration_answer_once").on(table.sessionId, table.number),
    uniqueIndex("golden_answer_once").on(table.goldenId),
  ],
);

/** A person's score of such an answer, given without seeing another score. */
export const calibrationScores = personalTable(
  "calibration_scores",
  "with the drawn answer",
  {
    id: impersonal(uuid("id").primaryKey()),
    answerId: impersonal(
      uuid("answer_id")
        .notNull()
        .references(() => calibrationAnswers.id, { onDelete: "cascade" }),
    ),
    /** An admin; null once that account is removed. */
    personId: personal(
      uuid("person_id").references(() => users.id, { onDelete: "set null" }),
      { notDownloaded: "an admin's account" },
    ),
    /** Null: it cannot be assessed. */
    score: personal(real("score"), {
      notDownloaded: "a check of the grader",
      notDeleted: "how well the grader grades, without who",
    }),
    note: personal(text("note").notNull().default(""), { notDownloaded: "a check of the grader" }),
    at: impersonal(timestampColumn("at").notNull()),
  },
  (table) => [
    uniqueIndex("calibration_score_once").on(table.answerId, table.personId),
    index("calibration_scores_by_person").on(table.personId),
  ],
);
