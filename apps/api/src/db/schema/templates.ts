import { TEMPLATE_KINDS } from "@dryrun/domain/templates/limits";
import { primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { timestampColumn } from "./columns.ts";
import { companies } from "./companies.ts";
import { personal, personalTable, WITH_ACCOUNT } from "./personal.ts";

/** The employer's own texts of mails to candidates; without a row the standard text is sent. */
export const mailTemplates = personalTable(
  "mail_templates",
  WITH_ACCOUNT,
  {
    companyId: personal(
      uuid("employer_id")
        .notNull()
        .references(() => companies.id, { onDelete: "cascade" }),
      { notDownloaded: "the company's id" },
    ),
    kind: personal(text("kind", { enum: TEMPLATE_KINDS }).notNull()),
    subject: personal(text("subject").notNull()),
    text: personal(text("text").notNull()),
    updatedAt: personal(timestampColumn("updated_at").notNull()),
  },
  (table) => [primaryKey({ columns: [table.companyId, table.kind] })],
);
