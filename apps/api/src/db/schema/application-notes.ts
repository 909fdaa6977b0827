import { sql } from "drizzle-orm";
import { index, text, uuid } from "drizzle-orm/pg-core";
import { users } from "./accounts.ts";
import { applications } from "./applications.ts";
import { timestampColumn } from "./columns.ts";
import { impersonal, OUR_ID, OWN_NOTES, personal, personalTable, WRITTEN_FOR_COMPANY } from "./personal.ts";

/** What people of a company noted about an application. */
export const applicationNotes = personalTable(
  "application_notes",
  "with the application or the student's account",
  {
    /** Ids sort by time. The note that an application had before notes had authors has the application's id. */
    id: impersonal(uuid("id").primaryKey()),
    applicationId: personal(
      uuid("application_id")
        .notNull()
        .references(() => applications.id, { onDelete: "cascade" }),
      { notDownloaded: OUR_ID },
    ),
    /** Null once the author's account is deleted. */
    authorId: personal(
      uuid("author_id").references(() => users.id, { onDelete: "set null" }),
      { notDownloaded: WRITTEN_FOR_COMPANY },
    ),
    text: personal(text("text").notNull(), { notDownloaded: OWN_NOTES }),
    /** Null for a note from before notes had a time. */
    createdAt: impersonal(timestampColumn("created_at")),
    editedAt: impersonal(timestampColumn("edited_at")),
  },
  (table) => [
    index("application_notes_of_application").on(table.applicationId, table.createdAt.desc(), table.id.desc()),
    index("application_notes_by_author").on(table.authorId).where(sql`author_id is not null`),
  ],
);
