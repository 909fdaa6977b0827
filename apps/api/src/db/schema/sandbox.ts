import { index, integer, text } from "drizzle-orm/pg-core";
import { timestampColumn } from "./columns.ts";
import { impersonalTable } from "./personal.ts";

/** The books of the sandbox provider, separate from ours so that a crash does not undo its payments. */
export const sandboxOrders = impersonalTable("sandbox_orders", "the provider's books of the embedded mode", {
  id: text("id").primaryKey(),
  amount: integer("amount").notNull(),
  createdAt: timestampColumn("created_at").notNull(),
});

export const sandboxPayments = impersonalTable(
  "sandbox_payments",
  "the provider's books of the embedded mode",
  {
    id: text("id").primaryKey(),
    orderId: text("order_id")
      .notNull()
      .references(() => sandboxOrders.id),
    status: text("status", { enum: ["captured", "failed", "refunded"] }).notNull(),
    createdAt: timestampColumn("created_at").notNull(),
    refundId: text("refund_id").unique(),
    /** The refund's status, as its last webhook reported it. */
    refundStatus: text("refund_status", { enum: ["created", "processed", "failed"] })
      .notNull()
      .default("processed"),
    /** The idempotency key of the refund. */
    refundKey: text("refund_key").unique(),
  },
  (table) => [index("sandbox_payments_by_order").on(table.orderId)],
);
