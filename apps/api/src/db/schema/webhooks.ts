import { DELIVERY_FAULTS, DELIVERY_STATES } from "@dryrun/domain/company/webhooks/limits";
import { sql } from "drizzle-orm";
import { boolean, index, integer, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { applications } from "./applications.ts";
import { timestampColumn } from "./columns.ts";
import { companies } from "./companies.ts";

/** Addresses of other systems that receive the events of a company. */
export const webhooks = pgTable(
  "webhooks",
  {
    id: uuid("id").primaryKey(),
    companyId: uuid("company_id")
      .notNull()
      .references(() => companies.id, { onDelete: "cascade" }),
    url: text("url").notNull(),
    events: text("events").array().notNull(),
    /** Sealed, because it signs. */
    secret: text("secret").notNull(),
    /** The secret before the last change, which signs too until `formerUntil`. */
    formerSecret: text("former_secret"),
    formerUntil: timestampColumn("former_until"),
    active: boolean("active").notNull().default(true),
    /** When it was switched off because its server did not answer. */
    stoppedAt: timestampColumn("stopped_at"),
    /** When an event was last delivered, or the webhook was last switched on. */
    workedAt: timestampColumn("worked_at").notNull(),
    createdAt: timestampColumn("created_at").notNull(),
  },
  (table) => [index("webhooks_by_company").on(table.companyId)],
);

/** Events that webhooks get: what was sent, how it went, and what is still to be sent. */
export const webhookDeliveries = pgTable(
  "webhook_deliveries",
  {
    id: uuid("id").primaryKey(),
    webhookId: uuid("webhook_id")
      .notNull()
      .references(() => webhooks.id, { onDelete: "cascade" }),
    /** Null for a test. */
    applicationId: uuid("application_id").references(() => applications.id, { onDelete: "cascade" }),
    /** The same for every delivery of one event. */
    eventId: uuid("event_id").notNull(),
    event: text("event").notNull(),
    /** The request's body, which is signed as it is. */
    body: text("body").notNull(),
    createdAt: timestampColumn("created_at").notNull(),
    /** Whether it is tried once, also while the webhook is off: a test, or an event that is sent again. */
    once: boolean("once").notNull().default(false),
    state: text("state", { enum: DELIVERY_STATES }).notNull().default("waiting"),
    attempts: integer("attempts").notNull().default(0),
    /** While it waits: when the next attempt is due, or the running one counts as lost. */
    nextAt: timestampColumn("next_at"),
    lastAt: timestampColumn("last_at"),
    status: integer("status"),
    fault: text("fault", { enum: DELIVERY_FAULTS }),
    ms: integer("ms"),
  },
  (table) => [
    index("webhook_deliveries_of_webhook").on(table.webhookId, table.createdAt.desc().nullsFirst()),
    index("webhook_deliveries_of_application").on(table.applicationId),
    index("webhook_deliveries_due").on(table.nextAt).where(sql`next_at is not null`),
    index("webhook_deliveries_by_time").on(table.createdAt),
  ],
);
