import { NAME_FORMS } from "@dryrun/domain/shared-results/limits";
import { boolean, index, integer, smallint, text, uuid } from "drizzle-orm/pg-core";
import { users } from "./accounts.ts";
import { timestampColumn } from "./columns.ts";
import { interviewSessions } from "./interviews.ts";
import { ACCOUNT_ID, OUR_ID, personal, personalTable } from "./personal.ts";

/** Results that students share by a secret link; without a row the page does not exist. */
export const sharedResults = personalTable(
  "shared_results",
  "interviewAnswers",
  {
    sessionId: personal(
      uuid("session_id")
        .primaryKey()
        .references(() => interviewSessions.id, { onDelete: "cascade" }),
      { notDownloaded: OUR_ID },
    ),
    studentId: personal(
      uuid("student_id")
        .notNull()
        .references(() => users.id, { onDelete: "cascade" }),
      { notDownloaded: ACCOUNT_ID },
    ),
    token: personal(text("token").notNull().unique()),
    sharedAt: personal(timestampColumn("shared_at").notNull()),
    /** The link's name in the student's list. */
    name: personal(text("name").notNull().default("")),
    /** What the page shows; pages of the first release showed the full name and the scores of the topics. */
    shownName: personal(text("shown_name", { enum: NAME_FORMS }).notNull().default("full")),
    showsScore: personal(boolean("shows_score").notNull().default(false)),
    showsLevels: personal(boolean("shows_levels").notNull().default(false)),
    answer: personal(smallint("answer")),
    /** Null until the student ends it. */
    endsAt: personal(timestampColumn("ends_at")),
    views: personal(integer("views").notNull().default(0)),
  },
  (table) => [index("shared_results_by_student").on(table.studentId, table.sharedAt.desc())],
);
