import type { DocumentContents, DocumentKind } from "@dryrun/domain/payments/gst";
import { ORDER_KINDS, ORDER_STATUSES, PROVIDERS, REFUND_REASONS } from "@dryrun/domain/payments/limits";
import type { IndianState } from "@dryrun/domain/payments/states";
import { sql } from "drizzle-orm";
import { index, integer, jsonb, primaryKey, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { users } from "./accounts.ts";
import { citext, timestampColumn } from "./columns.ts";
import { liveSessions } from "./live-sessions.ts";
import { ACCOUNT_ID, impersonal, impersonalTable, LAW, personal, personalTable } from "./personal.ts";

/** An order and its state. Amounts are in rupees. */
export const orders = personalTable(
  "orders",
  "ledger; unpaidOrders",
  {
    id: personal(uuid("id").primaryKey(), { notDeleted: LAW }),
    kind: personal(text("kind", { enum: ORDER_KINDS }).notNull(), { notDeleted: LAW }),
    /** Null if the buyer has no account with this address, and once the account is deleted. */
    userId: personal(
      uuid("user_id").references(() => users.id, { onDelete: "set null" }),
      { notDownloaded: ACCOUNT_ID },
    ),
    /** The recipient of the receipt, and the owner of a course or a seat. */
    email: personal(citext("email").notNull(), {
      notDeleted: "the law asks for payments and invoices for eight years; by it a later account finds what it bought",
    }),
    name: personal(text("name").notNull()),
    /** 10 digits; "" if the form has no such field. */
    phone: personal(text("phone").notNull().default("")),
    /** The place of supply. */
    state: personal(text("state").$type<IndianState>().notNull(), { notDeleted: LAW }),
    /** Only for an order of credits. */
    credits: personal(integer("credits"), { notDeleted: LAW }),
    /** Only for an order of a seat; null once an admin has deleted the session. */
    sessionId: personal(
      uuid("session_id").references(() => liveSessions.id, { onDelete: "set null" }),
      { notDeleted: LAW },
    ),
    /** Only for an order of a course. */
    couponCode: personal(text("coupon_code"), { notDeleted: LAW }),
    /** The discounts of the coupon and of the attended masterclass. */
    discount: personal(integer("discount").notNull().default(0), { notDeleted: LAW }),
    attendeeCredit: personal(integer("attendee_credit").notNull().default(0), { notDeleted: LAW }),
    amount: personal(integer("amount").notNull(), { notDeleted: LAW }),
    provider: personal(text("provider", { enum: PROVIDERS }).notNull(), { notDeleted: LAW }),
    providerOrderId: personal(text("provider_order_id").notNull().unique(), { notDeleted: LAW }),
    status: personal(text("status", { enum: ORDER_STATUSES }).notNull().default("created"), { notDeleted: LAW }),
    /** The payment that settled it. */
    paymentId: personal(text("payment_id"), { notDeleted: LAW }),
    createdAt: personal(timestampColumn("created_at").notNull(), { notDeleted: LAW }),
    settledAt: personal(timestampColumn("settled_at"), { notDeleted: LAW }),
    /** When to query the provider next about the order or its refund; null for never. */
    reconcileAt: impersonal(timestampColumn("reconcile_at")),
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
export const payments = personalTable(
  "payments",
  "ledger; unpaidOrders",
  {
    id: personal(text("id").primaryKey(), { notDownloaded: "the order has the one that settled it", notDeleted: LAW }),
    orderId: impersonal(
      uuid("order_id")
        .notNull()
        .references(() => orders.id, { onDelete: "cascade" }),
    ),
    status: personal(text("status", { enum: ["captured", "failed", "refunded"] }).notNull(), {
      notDownloaded: "the order has it",
      notDeleted: LAW,
    }),
    /** The captured amount; null in old rows: the order's amount. */
    amount: personal(integer("amount"), { notDownloaded: "the order has it", notDeleted: LAW }),
    createdAt: impersonal(timestampColumn("created_at").notNull()),
    updatedAt: impersonal(timestampColumn("updated_at").notNull()),
  },
  (table) => [index("payments_by_order").on(table.orderId)],
);

/**
 * Refunds and disputes. A refund that we request is of the whole payment, and its id is the idempotency key at the
 * provider. Refunds made in the provider's dashboard, and disputes, can be of a part.
 */
export const refunds = personalTable(
  "refunds",
  "ledger",
  {
    id: impersonal(uuid("id").primaryKey()),
    orderId: impersonal(
      uuid("order_id")
        .notNull()
        .references(() => orders.id, { onDelete: "cascade" }),
    ),
    paymentId: personal(text("payment_id").notNull(), { notDeleted: LAW }),
    amount: personal(integer("amount").notNull(), { notDeleted: LAW }),
    reason: personal(text("reason", { enum: REFUND_REASONS }).notNull().default("duplicate"), { notDeleted: LAW }),
    /** A dispute is "created" while it is open, "processed" once it is lost and "failed" once it is won. */
    status: personal(text("status", { enum: ["created", "processed", "failed"] }).notNull(), { notDeleted: LAW }),
    /** The provider's id of the refund or the dispute; null until the provider has accepted it. */
    providerRefundId: personal(text("provider_refund_id").unique(), {
      notDownloaded: "the provider's id",
      notDeleted: LAW,
    }),
    /** The provider's ids of earlier failed attempts, whose late events change nothing. */
    formerRefundIds: personal(text("former_refund_ids").array().notNull().default([]), {
      notDownloaded: "the provider's ids",
      notDeleted: LAW,
    }),
    /** The reference of the bank transfer that settled it outside; "" if there was none. */
    settledReference: personal(text("settled_reference").notNull().default(""), {
      notDownloaded: "our bank's reference",
      notDeleted: LAW,
    }),
    createdAt: personal(timestampColumn("created_at").notNull(), { notDeleted: LAW }),
    updatedAt: personal(timestampColumn("updated_at").notNull(), { notDeleted: LAW }),
  },
  (table) => [
    index("refunds_by_order").on(table.orderId),
    index("refunds_by_payment").on(table.paymentId),
    index("refunds_by_age").on(table.createdAt.desc(), table.id.desc()),
    uniqueIndex("one_own_refund_per_payment").on(table.paymentId).where(sql`reason not in ('provider', 'dispute')`),
  ],
);

/** Processed webhooks, by the provider's id of the event. */
export const paymentEvents = impersonalTable(
  "payment_events",
  "webhooks",
  { id: text("id").primaryKey(), receivedAt: timestampColumn("received_at").notNull() },
  (table) => [index("payment_events_by_age").on(table.receivedAt)],
);

/** Receipts, invoices and credit notes. */
export const documents = personalTable(
  "documents",
  "ledger",
  {
    id: impersonal(uuid("id").primaryKey()),
    orderId: impersonal(
      uuid("order_id")
        .notNull()
        .references(() => orders.id, { onDelete: "cascade" }),
    ),
    kind: personal(text("kind").$type<DocumentKind>().notNull(), { notDeleted: LAW }),
    /** Only for a credit note. */
    refundId: impersonal(uuid("refund_id").references(() => refunds.id)),
    financialYear: impersonal(text("financial_year").notNull()),
    serial: impersonal(integer("serial").notNull()),
    number: personal(text("number").notNull().unique(), { notDeleted: LAW }),
    contents: personal(jsonb("contents").$type<DocumentContents>().notNull(), { notDeleted: LAW }),
    issuedAt: personal(timestampColumn("issued_at").notNull(), { notDeleted: LAW }),
  },
  (table) => [
    uniqueIndex("one_document_per_serial").on(table.kind, table.financialYear, table.serial),
    uniqueIndex("one_receipt_per_order").on(table.orderId, table.kind).where(sql`kind <> 'credit-note'`),
    index("documents_by_order").on(table.orderId),
    uniqueIndex("one_credit_note_per_refund").on(table.refundId),
  ],
);

/** The last serial of each series. Taking the next one locks the row until commit, so there are no gaps. */
export const documentSeries = impersonalTable(
  "document_series",
  "for good",
  {
    kind: text("kind").$type<DocumentKind>().notNull(),
    financialYear: text("financial_year").notNull(),
    last: integer("last").notNull(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.financialYear] })],
);
