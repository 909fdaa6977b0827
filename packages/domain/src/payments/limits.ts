/** The products and their units. */
export const CREDIT_PACKS = [
  { credits: 5, amount: 299 },
  { credits: 10, amount: 549 },
  { credits: 20, amount: 999 },
] as const;
export const CREDIT_COUNTS = CREDIT_PACKS.map(({ credits }) => credits);

export const CURRENCY = "INR";
export const PROVIDERS = ["razorpay", "sandbox"] as const;
export type Provider = (typeof PROVIDERS)[number];
/**
 * Pages that open the provider's dialog; with Razorpay they are always loaded as documents, because the header allows
 * its script.
 */
export const CHECKOUT_PATHS = [
  "/student/buy-credits",
  "/data_analyst/CheckoutPage",
  "/masterclass",
  "/live_event_data_analyst_master_class",
] as const;
export const SANDBOX_OUTCOMES = ["success", "failure", "abandoned"] as const;
export type SandboxOutcome = (typeof SANDBOX_OUTCOMES)[number];

export const ORDER_KINDS = ["credits", "course", "masterclass"] as const;
export type OrderKind = (typeof ORDER_KINDS)[number];
export const ORDER_STATUSES = ["created", "paid", "failed", "refunded"] as const;
export type OrderStatus = (typeof ORDER_STATUSES)[number];
/** The states of a person's list of payments, which leaves out orders that were never attempted. */
export const LISTED_STATUSES = ["paid", "failed", "refunded"] as const satisfies readonly OrderStatus[];
export type ListedStatus = (typeof LISTED_STATUSES)[number];
export const REFUND_STATUSES = ["none", "created", "processed", "failed"] as const;
export type RefundStatus = (typeof REFUND_STATUSES)[number];
/**
 * Why money is refunded: claimed by an attendee; paid twice, too little, or by a deleted account; already bought,
 * enrolled, the attendee's credit spent elsewhere, or the session deleted; a seat in a session that was switched off;
 * refunded in the provider's dashboard; disputed at the bank.
 */
export const REFUND_REASONS = [
  "claim",
  "duplicate",
  "short",
  "no-account",
  "already-bought",
  "already-enrolled",
  "credit-used",
  "no-session",
  "session-cancelled",
  "provider",
  "dispute",
] as const;
export type RefundReason = (typeof REFUND_REASONS)[number];
/** Payments with these reasons delivered nothing. */
export const NOT_GIVEN_REASONS = [
  "no-account",
  "already-bought",
  "already-enrolled",
  "credit-used",
  "no-session",
] as const satisfies readonly RefundReason[];
/** Refunds with these reasons were not requested by us. */
export const PROVIDERS_OWN_REASONS = ["provider", "dispute"] as const satisfies readonly RefundReason[];
/** The refund is pending: until it ends the account cannot be deleted. */
export const OPEN_REFUND = "created" as const satisfies RefundStatus;

export const LEDGER_UNITS = ["INR", "credit"] as const;
export type LedgerUnit = (typeof LEDGER_UNITS)[number];
/** The reasons of ledger entries; incoming rupees and credits are positive. */
export const LEDGER_REASONS = {
  payment: "payment",
  refund: "refund",
  settledOutside: "refund paid outside Dryrun",
  bought: "credits bought",
  free: "free credit",
  spent: "mock interview",
  returned: "credit returned",
  decided: "application already decided, credit returned",
  takenBack: "credits of a refunded payment",
  dispute: "dispute lost",
  carried: "carried forward",
} as const;

/**
 * Kinds of differences in the books: a balance and its entries; an order and its payment, refunds, entries, documents
 * and goods.
 */
export const BOOKS_DIFFERENCE_KINDS = ["balance", "payment", "refund", "ledger", "document", "delivery"] as const;
export type BooksDifferenceKind = (typeof BOOKS_DIFFERENCE_KINDS)[number];
/** The number of ids of each kind that a check of the books stores; the count includes all. */
export const DIFFERENCES_KEPT = 50;
/** The age in hours from which a check of the books is overdue. */
export const BOOKS_OVERDUE_HOURS = 36;

/** Prices include the tax; the environment can override the rate. */
export const DEFAULT_GST_RATE = 18;
/** The maximum length of an invoice number, by law. */
export const MAX_SERIAL_NUMBER = 16;
/** The age in minutes from which an unpaid order is checked with the provider. */
export const RECONCILE_AFTER_MINUTES = 10;
/** The age in days from which it is no longer checked. */
export const RECONCILE_FOR_DAYS = 7;
/** The provider's processing time of a refund, in words. */
export const REFUND_WORKING_DAYS = "5–7 working days";
export const PAYMENTS_PER_PAGE = 20;
export const ORDERS_PER_HOUR = 30;
/** Orders by people without an account per network address and hour; a college has one address for many people. */
export const VISITOR_ORDERS_PER_HOUR = 300;
/** The maximum length of a payment provider's ids and signatures. */
export const MAX_PROVIDER_ID = 100;
export const MAX_SIGNATURE = 256;
/** The maximum length of the reference of a transfer that settled a failed refund. */
export const MAX_SETTLED_REFERENCE = 120;
