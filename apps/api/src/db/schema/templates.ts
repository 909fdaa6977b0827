import { TEMPLATE_KINDS } from "@dryrun/domain/templates/limits";
import { pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { timestampColumn } from "./columns.ts";
import { companies } from "./companies.ts";

/** The employer's own texts of mails to candidates; without a row the standard text is sent. */
export const mailTemplates = pgTable(
  "mail_templates",
  {
    companyId: uuid("employer_id")
      .notNull()
      .references(() => companies.id, { onDelete: "cascade" }),
    kind: text("kind", { enum: TEMPLATE_KINDS }).notNull(),
    subject: text("subject").notNull(),
    text: text("text").notNull(),
    updatedAt: timestampColumn("updated_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.companyId, table.kind] })],
);
