import { array, number, object, string } from "yup";
import { defineContract, fileAnswer } from "../../contract/define.ts";
import { choice, isoDate, list, nullableIsoDate, nullableObject, nullableText, text } from "../../contract/wire.ts";
import { id, lenientText, noneIfEmpty, optionalId, requiredText, searchWords } from "../../fields.ts";
import { MAX_NAME, MAX_NOTE } from "../../limits.ts";
import { pagedQuery, pagingAnswer } from "../../paging.ts";
import {
  BOOKS_DIFFERENCE_KINDS,
  LEDGER_UNITS,
  MAX_SETTLED_REFERENCE,
  ORDER_KINDS,
  REFUND_REASONS,
  REFUND_STATUSES,
} from "../../payments/limits.ts";
import { period, withinDays } from "../filters.ts";
import { ADMIN_PER_PAGE, AUDIT_ACTIONS, MAX_RETRIED, REFUND_KINDS, WITHIN_DAYS } from "../limits.ts";
import * as calls from "./calls.ts";
import { JOB_KINDS } from "./job-names.ts";

const deadLetter = object({ _id: text(), name: text(), failedAt: isoDate(), error: text() });

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
    deadLetters: list(deadLetter),
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
      /** The first ids: of accounts for balances, otherwise of orders. */
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

/** Permanently failed jobs, the newest first; `name` is the queue's. */
export const deadLetters = defineContract({
  ...calls.deadLetters,
  query: pagedQuery(ADMIN_PER_PAGE, {
    kind: string().transform(noneIfEmpty).oneOf(JOB_KINDS, "The kind must be mail or other."),
    name: lenientText().trim().max(MAX_NAME, "This is not the name of a job.").default(""),
  }),
  status: 200,
  response: object({ deadLetters: list(deadLetter), ...pagingAnswer }),
});

/** Runs the jobs again that still exist; `gone` were retried or deleted in the meantime. 404 if none exists. */
export const retryJobs = defineContract({
  ...calls.retryJobs,
  body: object({
    ids: array(id())
      .min(1, "Choose at least one job.")
      .max(MAX_RETRIED, `Choose at most ${MAX_RETRIED} jobs.`)
      .required("Choose at least one job."),
  }),
  status: 200,
  response: object({ message: text(), retried: list(text()), gone: list(text()) }),
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

const ledgerFilter = {
  unit: string().transform(noneIfEmpty).oneOf(LEDGER_UNITS, "The unit must be INR or credit."),
  search: searchWords("Search"),
  /** An account's id. */
  person: optionalId("This is not an account's id."),
  ...period,
};

/** Every rupee and every credit, the newest first. */
export const ledgerEntries = defineContract({
  ...calls.ledgerEntries,
  query: pagedQuery(ADMIN_PER_PAGE, ledgerFilter),
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
        /** The address of the account, or of a guest's order; both are null once the account is deleted. */
        email: nullableText(),
        personId: nullableText(),
      }),
    ),
    ...pagingAnswer,
  }),
});

const sums = object({ in: number().defined(), out: number().defined(), net: number().defined() });

/** The exact totals of a filter; `out` is not negative, and `net` is the difference. */
export const ledgerTotals = defineContract({
  ...calls.ledgerTotals,
  query: object(ledgerFilter),
  status: 200,
  response: object({ entries: number().defined(), INR: sums, credit: sums }),
});

/** All entries of a filter, the newest first. */
export const exportLedger = defineContract({
  ...calls.exportLedger,
  query: object(ledgerFilter),
  status: 200,
  response: fileAnswer("text/csv"),
  errors: ["TOO_MANY_REQUESTS"],
});

/** Names are current ones; the id if there is no name any more. */
export const auditEntry = object({
  _id: text(),
  at: isoDate(),
  actor: text(),
  action: text(),
  target: text(),
  detail: text(),
  /** The changed account, or the owner of the changed job, interview or review; null if it no longer exists. */
  personId: nullableText(),
});

/** Changes by admins, newest first. */
export const auditEntries = defineContract({
  ...calls.auditEntries,
  query: pagedQuery(ADMIN_PER_PAGE, {
    /** The account of an admin. */
    actor: optionalId("This is not an account's id."),
    action: string().transform(noneIfEmpty).oneOf(AUDIT_ACTIONS, "This is not an action."),
    /** Changes of this account, or of its jobs, interviews, reviews and certificates. */
    person: optionalId("This is not an account's id."),
    /** Requires each word in the name of the changed object, or in the address of its account. */
    search: searchWords("Search"),
    ...period,
  }),
  status: 200,
  response: object({
    entries: list(auditEntry),
    ...pagingAnswer,
  }),
});

/**
 * Completed and pending refunds, including refunds and disputes that began at the payment provider. Failed ones come
 * first, then the newest.
 */
export const refunds = defineContract({
  ...calls.refunds,
  query: pagedQuery(ADMIN_PER_PAGE, {
    status: string().transform(noneIfEmpty).oneOf(REFUND_STATUSES, "This is not a status of a refund."),
    reason: string().transform(noneIfEmpty).oneOf(REFUND_REASONS, "This is not a reason of a refund."),
    kind: string().transform(noneIfEmpty).oneOf(REFUND_KINDS, "The kind must be refund or dispute."),
    changedWithin: withinDays(WITHIN_DAYS),
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
        /** Only for a seat; null if none belongs to the payment. */
        enrollmentId: nullableText(),
        kind: choice(ORDER_KINDS),
        description: text(),
        /** "" once the account is deleted and nothing was bought. */
        email: text(),
        amount: number().defined(),
        reason: choice(REFUND_REASONS),
        status: choice(REFUND_STATUSES),
        /** The reference of the transfer that settled it outside; "" if there was none. */
        settledReference: text(),
        createdAt: isoDate(),
        updatedAt: isoDate(),
      }),
    ),
    ...pagingAnswer,
  }),
});

const reason = () => requiredText("A reason", MAX_NOTE);

/**
 * Requests a failed refund from the payment provider again. Of two concurrent calls, or with a settlement, one gets
 * `NOT_FAILED`.
 */
export const retryRefund = defineContract({
  ...calls.retryRefund,
  params: object({ id: id() }),
  body: object({ reason: reason() }),
  status: 200,
  response: object({ message: text() }),
  errors: ["NOT_FOUND", "NOT_FAILED"],
});

/** Books a failed refund as paid by other means, such as a bank transfer with this reference. */
export const settleRefund = defineContract({
  ...calls.settleRefund,
  params: object({ id: id() }),
  body: object({ reason: reason(), reference: requiredText("A reference", MAX_SETTLED_REFERENCE) }),
  status: 200,
  response: object({ message: text() }),
  errors: ["NOT_FOUND", "NOT_FAILED"],
});
