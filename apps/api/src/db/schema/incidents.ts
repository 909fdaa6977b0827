import { type Impacts, INCIDENT_PHASES } from "@dryrun/domain/incidents/limits";
import { sql } from "drizzle-orm";
import { index, jsonb, text, uuid } from "drizzle-orm/pg-core";
import { users } from "./accounts.ts";
import { timestampColumn } from "./columns.ts";
import { impersonal, impersonalTable, personal, personalTable } from "./personal.ts";

/** Incidents that stopped or harmed the product, as shown on the public status page. */
export const incidents = impersonalTable(
  "incidents",
  "for good",
  {
    id: uuid("id").primaryKey(),
    title: text("title").notNull(),
    begunAt: timestampColumn("begun_at").notNull(),
    /** Null while it is open. */
    resolvedAt: timestampColumn("resolved_at"),
    createdAt: timestampColumn("created_at").notNull(),
  },
  (table) => [
    index("open_incidents").on(table.begunAt).where(sql`${table.resolvedAt} is null`),
    index("incidents_by_end").on(table.resolvedAt.desc()),
  ],
);

/** The timeline of an incident; rows are only added. */
export const incidentUpdates = personalTable(
  "incident_updates",
  "for good",
  {
    id: impersonal(uuid("id").primaryKey()),
    incidentId: impersonal(
      uuid("incident_id")
        .notNull()
        .references(() => incidents.id, { onDelete: "cascade" }),
    ),
    phase: impersonal(text("phase", { enum: INCIDENT_PHASES }).notNull()),
    /** The affected components from this update on. */
    impacts: impersonal(jsonb("impacts").$type<Impacts>().notNull()),
    message: impersonal(text("message").notNull()),
    /** Not shown. Null once the admin's account has been deleted. */
    writtenBy: personal(
      uuid("written_by").references(() => users.id, { onDelete: "set null" }),
      { notDownloaded: "an admin's account" },
    ),
    at: impersonal(timestampColumn("at").notNull()),
  },
  (table) => [index("updates_by_incident").on(table.incidentId, table.at)],
);
