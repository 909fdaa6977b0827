import { IN, LAW, NO, of, stays, without } from "./personal-handling.ts";
import * as payments from "./schema/payments.ts";
import { sandboxOrders, sandboxPayments } from "./schema/sandbox.ts";

/** The tables of money, for the list of personal data. */
export const OF_PAYMENTS = [
  of(payments.orders, "ledger; unpaidOrders", {
    id: stays(LAW),
    kind: stays(LAW),
    userId: without("the account's id"),
    email: stays(`${LAW}; by it a later account finds what it bought`),
    name: IN,
    state: stays(LAW),
    credits: stays(LAW),
    amount: stays(LAW),
    provider: stays(LAW),
    providerOrderId: stays(LAW),
    status: stays(LAW),
    paymentId: stays(LAW),
    createdAt: stays(LAW),
    settledAt: stays(LAW),
    reconcileAt: NO,
  }),
  of(payments.payments, "ledger; unpaidOrders", {
    id: { download: { not: "the order has the one that settled it" }, deletion: { stays: LAW } },
    orderId: NO,
    status: { download: { not: "the order has it" }, deletion: { stays: LAW } },
    createdAt: NO,
    updatedAt: NO,
  }),
  of(payments.refunds, "ledger", {
    id: NO,
    orderId: NO,
    paymentId: stays(LAW),
    amount: stays(LAW),
    status: stays(LAW),
    providerRefundId: { download: { not: "the provider's id" }, deletion: { stays: LAW } },
    createdAt: stays(LAW),
    updatedAt: stays(LAW),
  }),
  of(payments.paymentEvents, "webhooks", { id: NO, receivedAt: NO }),
  of(payments.documents, "ledger", {
    id: NO,
    orderId: NO,
    kind: stays(LAW),
    financialYear: NO,
    serial: NO,
    number: stays(LAW),
    contents: stays(LAW),
    issuedAt: stays(LAW),
  }),
  of(payments.documentSeries, "for good", { kind: NO, financialYear: NO, last: NO }),
  of(sandboxOrders, "the provider's books of the embedded mode", { id: NO, amount: NO, createdAt: NO }),
  of(sandboxPayments, "the provider's books of the embedded mode", {
    id: NO,
    orderId: NO,
    status: NO,
    createdAt: NO,
    refundId: NO,
    refundKey: NO,
  }),
] as const;
