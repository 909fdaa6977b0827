import { index, pgTable, text, uuid } from "drizzle-orm/pg-core";
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
  },
  (table) => [index("shared_results_by_student").on(table.studentId, table.sharedAt.desc())],
);
