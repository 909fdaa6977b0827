import { DELIVERY_FAULTS, DELIVERY_STATES } from "@dryrun/domain/company/webhooks/limits";
import { sql } from "drizzle-orm";
import { boolean, index, integer, text, uuid } from "drizzle-orm/pg-core";
import { users } from "./accounts.ts";
import { applications } from "./applications.ts";
import { timestampColumn } from "./columns.ts";
import { companies } from "./companies.ts";
import { ACCOUNT_ID, impersonal, OUR_ID, personal, personalTable, SECRET } from "./personal.ts";

/** Addresses of other systems that receive the events of a company. */
export const webhooks = personalTable(
  "webhooks",
  "with the company, or until it is deleted",
  {
    id: impersonal(uuid("id").primaryKey()),
    companyId: impersonal(
      uuid("company_id")
        .notNull()
        .references(() => companies.id, { onDelete: "cascade" }),
    ),
    /** The owner who made it or last switched it on. Null if that account is deleted, or an earlier release made it. */
    userId: personal(
      uuid("user_id").references(() => users.id, { onDelete: "set null" }),
      { notDownloaded: ACCOUNT_ID },
    ),
    url: personal(text("url").notNull(), { notDownloaded: "the company's, about a system" }),
    events: impersonal(text("events").array().notNull()),
    /** Sealed, because it signs. */
    secret: personal(text("secret").notNull(), { notDownloaded: SECRET }),
    /** The secret before the last change, which signs too until `formerUntil`. */
    formerSecret: personal(text("former_secret"), { notDownloaded: SECRET }),
    formerUntil: impersonal(timestampColumn("former_until")),
    active: impersonal(boolean("active").notNull().default(true)),
    /** When it was switched off because its server did not answer. */
    stoppedAt: impersonal(timestampColumn("stopped_at")),
    /** When an event was last delivered, or the webhook was last switched on. */
    workedAt: impersonal(timestampColumn("worked_at").notNull()),
    createdAt: impersonal(timestampColumn("created_at").notNull()),
  },
  (table) => [index("webhooks_by_company").on(table.companyId), index("webhooks_by_person").on(table.userId)],
);

/** Events that webhooks get: what was sent, how it went, and what is still to be sent. */
export const webhookDeliveries = personalTable(
  "webhook_deliveries",
  "webhookDeliveries, and with the student's account",
  {
    id: impersonal(uuid("id").primaryKey()),
    webhookId: impersonal(
      uuid("webhook_id")
        .notNull()
        .references(() => webhooks.id, { onDelete: "cascade" }),
    ),
    /** Null for a test. */
    applicationId: personal(
      uuid("application_id").references(() => applications.id, { onDelete: "cascade" }),
      { notDownloaded: OUR_ID },
    ),
    /** The same for every delivery of one event. */
    eventId: impersonal(uuid("event_id").notNull()),
    event: impersonal(text("event").notNull()),
    /** The request's body, which is signed as it is. */
    body: personal(text("body").notNull(), { notDownloaded: "our ids of the application and its job" }),
    createdAt: impersonal(timestampColumn("created_at").notNull()),
    /** Whether it is tried once, also while the webhook is off: a test, or an event that is sent again. */
    once: impersonal(boolean("once").notNull().default(false)),
    state: impersonal(text("state", { enum: DELIVERY_STATES }).notNull().default("waiting")),
    attempts: impersonal(integer("attempts").notNull().default(0)),
    /** While it waits: when the next attempt is due, or the running one counts as lost. */
    nextAt: impersonal(timestampColumn("next_at")),
    lastAt: impersonal(timestampColumn("last_at")),
    status: impersonal(integer("status")),
    fault: impersonal(text("fault", { enum: DELIVERY_FAULTS })),
    ms: impersonal(integer("ms")),
  },
  (table) => [
    index("webhook_deliveries_of_webhook").on(table.webhookId, table.createdAt.desc().nullsFirst()),
    index("webhook_deliveries_of_application").on(table.applicationId),
    index("webhook_deliveries_due").on(table.nextAt).where(sql`next_at is not null`),
    index("webhook_deliveries_by_time").on(table.createdAt),
  ],
);
