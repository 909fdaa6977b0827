import { sql } from "drizzle-orm";
import { index, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { users } from "./accounts.ts";
import { applications } from "./applications.ts";
import { timestampColumn } from "./columns.ts";

/** What people of a company noted about an application. */
export const applicationNotes = pgTable(
  "application_notes",
  {
    /** Ids sort by time. The note that an application had before notes had authors has the application's id. */
    id: uuid("id").primaryKey(),
    applicationId: uuid("application_id")
      .notNull()
      .references(() => applications.id, { onDelete: "cascade" }),
    /** Null once the author's account is deleted. */
    authorId: uuid("author_id").references(() => users.id, { onDelete: "set null" }),
    text: text("text").notNull(),
    /** Null for a note from before notes had a time. */
    createdAt: timestampColumn("created_at"),
    editedAt: timestampColumn("edited_at"),
  },
  (table) => [
    index("application_notes_of_application").on(table.applicationId, table.createdAt.desc(), table.id.desc()),
    index("application_notes_by_author").on(table.authorId).where(sql`author_id is not null`),
  ],
);
