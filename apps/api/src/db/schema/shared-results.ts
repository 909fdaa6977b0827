import { NAME_FORMS } from "@dryrun/domain/shared-results/limits";
import { boolean, index, integer, pgTable, smallint, text, uuid } from "drizzle-orm/pg-core";
import { users } from "./accounts.ts";
import { timestampColumn } from "./columns.ts";
import { interviewSessions } from "./interviews.ts";

/** Results that students share by a secret link; without a row the page does not exist. */
export const sharedResults = pgTable(
  "shared_results",
  {
    sessionId: uuid("session_id")
      .primaryKey()
      .references(() => interviewSessions.id, { onDelete: "cascade" }),
    studentId: uuid("student_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    token: text("token").notNull().unique(),
    sharedAt: timestampColumn("shared_at").notNull(),
    /** The link's name in the student's list. */
    name: text("name").notNull().default(""),
    /** What the page shows; pages of the first release showed the full name and the scores of the topics. */
    shownName: text("shown_name", { enum: NAME_FORMS }).notNull().default("full"),
    showsScore: boolean("shows_score").notNull().default(false),
    showsLevels: boolean("shows_levels").notNull().default(false),
    answer: smallint("answer"),
    /** Null until the student ends it. */
    endsAt: timestampColumn("ends_at"),
    views: integer("views").notNull().default(0),
  },
  (table) => [index("shared_results_by_student").on(table.studentId, table.sharedAt.desc())],
);
