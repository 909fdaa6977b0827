import { number, object, string } from "yup";
import { defineContract } from "../../contract/define.ts";
import { choice, isoDate, list, nullableIsoDate, nullableObject, nullableText, text } from "../../contract/wire.ts";
import { id, noneIfEmpty, searchWords } from "../../fields.ts";
import { pagedQuery, pagingAnswer } from "../../paging.ts";
import {
  BOOKS_DIFFERENCE_KINDS,
  LEDGER_UNITS,
  ORDER_KINDS,
  REFUND_REASONS,
  REFUND_STATUSES,
} from "../../payments/limits.ts";
import { ADMIN_PER_PAGE } from "../limits.ts";
import * as calls from "./calls.ts";

/** The state of the system: what is waiting, failed or overdue. No personal data. */
export const operations = defineContract({
  ...calls.operations,
  status: 200,
  response: object({
    mode: choice(["embedded", "production"]),
    startedAt: isoDate(),
    serverTime: isoDate(),
    queues: list(
      object({ name: text(), waiting: number().defined(), running: number().defined(), failed: number().defined() }),
    ),
    /** Permanently failed jobs, newest first. */
    deadLetters: list(object({ _id: text(), name: text(), failedAt: isoDate(), error: text() })),
    evaluations: object({ waiting: number().defined(), oldestAt: nullableIsoDate() }),
    /** Interviews whose grading failed permanently, newest first; the job's title is null for practice. */
    parked: list(object({ _id: text(), jobTitle: nullableText(), submittedAt: isoDate(), parkedAt: isoDate() })),
    openOrders: number().defined(),
    openRefunds: number().defined(),
    openDisputes: number().defined(),
    /** The last finished check of the books; null before the first. */
    books: nullableObject({
      checkedAt: isoDate(),
      balances: number().defined(),
      orders: number().defined(),
      /** The ids are the first of them: of accounts for balances, otherwise of orders. */
      differences: list(object({ kind: choice(BOOKS_DIFFERENCE_KINDS), count: number().defined(), ids: list(text()) })),
    }),
    openReviews: number().defined(),
    openReports: number().defined(),
  }),
});

export const retryJob = defineContract({
  ...calls.retryJob,
  params: object({ id: id() }),
  status: 200,
  response: object({ message: text() }),
  errors: ["NOT_FOUND"],
});

/** Grades a parked interview again; its credit stays with the candidate. */
export const retryEvaluation = defineContract({
  ...calls.retryEvaluation,
  params: object({ sessionId: id() }),
  status: 200,
  response: object({ message: text() }),
  errors: ["NOT_FOUND"],
});

/** Every rupee and every credit, the newest first. */
export const ledgerEntries = defineContract({
  ...calls.ledgerEntries,
  query: pagedQuery(ADMIN_PER_PAGE, {
    unit: string().transform(noneIfEmpty).oneOf(LEDGER_UNITS, "The unit is INR or credit."),
    search: searchWords("Search"),
  }),
  status: 200,
  response: object({
    entries: list(
      object({
        _id: text(),
        at: isoDate(),
        unit: choice(LEDGER_UNITS),
        amount: number().defined(),
        reason: text(),
        /** An order's or an interview's id. */
        reference: text(),
        /** Null once the account is deleted. */
        email: nullableText(),
      }),
    ),
    ...pagingAnswer,
  }),
});

export const auditEntries = defineContract({
  ...calls.auditEntries,
  query: pagedQuery(ADMIN_PER_PAGE, {}),
  status: 200,
  response: object({
    entries: list(
      object({ _id: text(), at: isoDate(), actor: text(), action: text(), target: text(), detail: text() }),
    ),
    ...pagingAnswer,
  }),
});

/** What went back or is on its way, with refunds and disputes of the provider's own pages; the newest first. */
export const refunds = defineContract({
  ...calls.refunds,
  query: pagedQuery(ADMIN_PER_PAGE, {
    status: string().transform(noneIfEmpty).oneOf(REFUND_STATUSES, "This is not a status of a refund."),
    reason: string().transform(noneIfEmpty).oneOf(REFUND_REASONS, "This is not a reason of a refund."),
  }),
  status: 200,
  response: object({
    refunds: list(
      object({
        _id: text(),
        orderId: text(),
        /** The provider's id of the order, and of the payment. */
        providerOrderId: text(),
        paymentId: text(),
        /** Of a seat; null where none belongs to the payment. */
        enrollmentId: nullableText(),
        kind: choice(ORDER_KINDS),
        description: text(),
        /** "" once the account is deleted and nothing was bought. */
        email: text(),
        amount: number().defined(),
        reason: choice(REFUND_REASONS),
        status: choice(REFUND_STATUSES),
        createdAt: isoDate(),
        updatedAt: isoDate(),
      }),
    ),
    ...pagingAnswer,
  }),
});
