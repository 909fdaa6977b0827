import type { DocumentContents, DocumentKind } from "@dryrun/domain/payments/gst";
import { ORDER_KINDS, ORDER_STATUSES, PROVIDERS, REFUND_REASONS } from "@dryrun/domain/payments/limits";
import type { IndianState } from "@dryrun/domain/payments/states";
import { sql } from "drizzle-orm";
import { index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { users } from "./accounts.ts";
import { citext, timestampColumn } from "./columns.ts";
import { liveSessions } from "./live-sessions.ts";

/** An order and its state. Amounts are in rupees. */
export const orders = pgTable(
  "orders",
  {
    id: uuid("id").primaryKey(),
    kind: text("kind", { enum: ORDER_KINDS }).notNull(),
    /** Null if the buyer has no account with this address, and once the account is deleted. */
    userId: uuid("user_id").references(() => users.id, { onDelete: "set null" }),
    /** The recipient of the receipt, and the owner of a course or a seat. */
    email: citext("email").notNull(),
    name: text("name").notNull(),
    /** 10 digits; "" if the form has no such field. */
    phone: text("phone").notNull().default(""),
    /** The place of supply. */
    state: text("state").$type<IndianState>().notNull(),
    /** Only for an order of credits. */
    credits: integer("credits"),
    /** Only for an order of a seat; null once an admin has deleted the session. */
    sessionId: uuid("session_id").references(() => liveSessions.id, { onDelete: "set null" }),
    /** Only for an order of a course. */
    couponCode: text("coupon_code"),
    /** The discounts of the coupon and of the attended masterclass. */
    discount: integer("discount").notNull().default(0),
    attendeeCredit: integer("attendee_credit").notNull().default(0),
    amount: integer("amount").notNull(),
    provider: text("provider", { enum: PROVIDERS }).notNull(),
    providerOrderId: text("provider_order_id").notNull().unique(),
    status: text("status", { enum: ORDER_STATUSES }).notNull().default("created"),
    /** The payment that settled it. */
    paymentId: text("payment_id"),
    createdAt: timestampColumn("created_at").notNull(),
    settledAt: timestampColumn("settled_at"),
    /** When to query the provider next about the order or its refund; null for never. */
    reconcileAt: timestampColumn("reconcile_at"),
  },
  (table) => [
    index("orders_by_user").on(table.userId, table.id.desc()),
    index("orders_by_email").on(table.email).where(sql`user_id is null`),
    index("courses_by_email").on(table.email).where(sql`kind = 'course'`),
    index("orders_to_reconcile").on(table.reconcileAt).where(sql`reconcile_at is not null`),
    index("orders_by_age").on(table.createdAt),
    index("orders_email_parts").using("gin", sql`(${table.email}::text) gin_trgm_ops`),
  ],
);

/** The provider's data of each payment, by the provider's id. */
export const payments = pgTable(
  "payments",
  {
    id: text("id").primaryKey(),
    orderId: uuid("order_id")
      .notNull()
      .references(() => orders.id, { onDelete: "cascade" }),
    status: text("status", { enum: ["captured", "failed", "refunded"] }).notNull(),
    /** The captured amount; null in old rows: the order's amount. */
    amount: integer("amount"),
    createdAt: timestampColumn("created_at").notNull(),
    updatedAt: timestampColumn("updated_at").notNull(),
  },
  (table) => [index("payments_by_order").on(table.orderId)],
);

/**
 * Refunds and disputes. A refund that we request is of the whole payment, and its id is the idempotency key at the
 * provider. Refunds made in the provider's dashboard, and disputes, can be of a part.
 */
export const refunds = pgTable(
  "refunds",
  {
    id: uuid("id").primaryKey(),
    orderId: uuid("order_id")
      .notNull()
      .references(() => orders.id, { onDelete: "cascade" }),
    paymentId: text("payment_id").notNull(),
    amount: integer("amount").notNull(),
    reason: text("reason", { enum: REFUND_REASONS }).notNull().default("duplicate"),
    /** A dispute is "created" while it is open, "processed" once it is lost and "failed" once it is won. */
    status: text("status", { enum: ["created", "processed", "failed"] }).notNull(),
    /** The provider's id of the refund or the dispute; null until the provider has accepted it. */
    providerRefundId: text("provider_refund_id").unique(),
    /** The provider's ids of earlier failed attempts, whose late events change nothing. */
    formerRefundIds: text("former_refund_ids").array().notNull().default([]),
    /** The reference of the bank transfer that settled it outside; "" if there was none. */
    settledReference: text("settled_reference").notNull().default(""),
    createdAt: timestampColumn("created_at").notNull(),
    updatedAt: timestampColumn("updated_at").notNull(),
  },
  (table) => [
    index("refunds_by_order").on(table.orderId),
    index("refunds_by_payment").on(table.paymentId),
    index("refunds_by_age").on(table.createdAt.desc(), table.id.desc()),
    uniqueIndex("one_own_refund_per_payment").on(table.paymentId).where(sql`reason not in ('provider', 'dispute')`),
  ],
);

/** Processed webhooks, by the provider's id of the event. */
export const paymentEvents = pgTable(
  "payment_events",
  { id: text("id").primaryKey(), receivedAt: timestampColumn("received_at").notNull() },
  (table) => [index("payment_events_by_age").on(table.receivedAt)],
);

/** Receipts, invoices and credit notes. */
export const documents = pgTable(
  "documents",
  {
    id: uuid("id").primaryKey(),
    orderId: uuid("order_id")
      .notNull()
      .references(() => orders.id, { onDelete: "cascade" }),
    kind: text("kind").$type<DocumentKind>().notNull(),
    /** Only for a credit note. */
    refundId: uuid("refund_id").references(() => refunds.id),
    financialYear: text("financial_year").notNull(),
    serial: integer("serial").notNull(),
    number: text("number").notNull().unique(),
    contents: jsonb("contents").$type<DocumentContents>().notNull(),
    issuedAt: timestampColumn("issued_at").notNull(),
  },
  (table) => [
    uniqueIndex("one_document_per_serial").on(table.kind, table.financialYear, table.serial),
    uniqueIndex("one_receipt_per_order").on(table.orderId, table.kind).where(sql`kind <> 'credit-note'`),
    index("documents_by_order").on(table.orderId),
    uniqueIndex("one_credit_note_per_refund").on(table.refundId),
  ],
);

/** The last serial of each series. Taking the next one locks the row until commit, so there are no gaps. */
export const documentSeries = pgTable(
  "document_series",
  {
    kind: text("kind").$type<DocumentKind>().notNull(),
    financialYear: text("financial_year").notNull(),
    last: integer("last").notNull(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.financialYear] })],
);
