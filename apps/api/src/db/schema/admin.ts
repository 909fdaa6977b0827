import { AUDIT_ACTIONS } from "@dryrun/domain/admin/limits";
import { index, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { timestampColumn } from "./columns.ts";
import { impersonal, OUR_ID, personal, personalTable } from "./personal.ts";

/** Changes by admins; rows are only added. No names: entries outlive accounts. A partition for each month of `at`. */
export const auditEntries = personalTable(
  "audit_entries",
  "audit, and until the end of that month",
  {
    id: impersonal(uuid("id").notNull()),
    /** The admin's account. */
    actorId: personal(uuid("actor_id").notNull(), {
      notDownloaded: "an admin's account",
      notDeleted: "who did what, by id",
    }),
    action: impersonal(text("action", { enum: AUDIT_ACTIONS }).notNull()),
    /** The changed object: its id, or the name of a job in the queue. */
    target: personal(text("target").notNull(), {
      notDownloaded: OUR_ID,
      notDeleted: "an id that leads nowhere any more",
    }),
    /** The old and the new value, without personal data. */
    detail: personal(text("detail").notNull().default(""), {
      notDownloaded: "why an admin did it, written for the admins",
      notDeleted: "why it was done; admins are asked for no contact details",
    }),
    at: impersonal(timestampColumn("at").notNull()),
  },
  (table) => [
    primaryKey({ columns: [table.id, table.at] }),
    index("audit_by_time").on(table.at.desc(), table.id.desc()),
  ],
);
