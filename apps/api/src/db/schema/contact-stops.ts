import { index, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { users } from "./accounts.ts";
import { timestampColumn } from "./columns.ts";
import { companies } from "./companies.ts";
import { ACCOUNT_ID, impersonal, OWN_NOTES, personal, personalTable } from "./personal.ts";

/** Candidates whom a company does not invite or remind. */
export const contactStops = personalTable(
  "contact_stops",
  "with the student's account or the company",
  {
    companyId: impersonal(
      uuid("company_id")
        .notNull()
        .references(() => companies.id, { onDelete: "cascade" }),
    ),
    studentId: personal(
      uuid("student_id")
        .notNull()
        .references(() => users.id, { onDelete: "cascade" }),
      { notDownloaded: ACCOUNT_ID },
    ),
    reason: personal(text("reason").notNull(), { notDownloaded: OWN_NOTES }),
    /** Null once that account is deleted. */
    byId: personal(
      uuid("by_id").references(() => users.id, { onDelete: "set null" }),
      { notDownloaded: "an account of the company" },
    ),
    at: impersonal(timestampColumn("at").notNull()),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.studentId] }),
    index("contact_stops_by_candidate").on(table.studentId),
    index("contact_stops_by_colleague").on(table.byId),
  ],
);
