import { index, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { users } from "./accounts.ts";
import { timestampColumn } from "./columns.ts";
import { companies } from "./companies.ts";

/** Candidates whom a company does not invite or remind. */
export const contactStops = pgTable(
  "contact_stops",
  {
    companyId: uuid("company_id")
      .notNull()
      .references(() => companies.id, { onDelete: "cascade" }),
    studentId: uuid("student_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    reason: text("reason").notNull(),
    /** Null once that account is deleted. */
    byId: uuid("by_id").references(() => users.id, { onDelete: "set null" }),
    at: timestampColumn("at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.studentId] }),
    index("contact_stops_by_candidate").on(table.studentId),
    index("contact_stops_by_colleague").on(table.byId),
  ],
);
