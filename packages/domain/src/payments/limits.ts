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
/** Pages that open the provider's dialog; with razorpay they are entered by loading the page, whose header lets its script in. */
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
 * Why money goes back: claimed by an attendee; paid twice, too little, or by an account that is gone; already bought, enrolled, the attendee's
 * credit spent elsewhere, or the session deleted; of a seat in a session that was switched off; made on the provider's own pages; disputed at the bank.
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
/** Nothing was delivered for these payments. */
export const NOT_GIVEN_REASONS = [
  "no-account",
  "already-bought",
  "already-enrolled",
  "credit-used",
  "no-session",
] as const satisfies readonly RefundReason[];
/** Not requested by us. */
export const PROVIDERS_OWN_REASONS = ["provider", "dispute"] as const satisfies readonly RefundReason[];
/** The money is on its way back: until it has ended the account cannot be deleted. */
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
  takenBack: "credits of a refunded payment",
  dispute: "dispute lost",
  carried: "carried forward",
} as const;

/** Where the books can disagree: a balance with its entries; an order with its payment, refunds, entries, documents and goods. */
export const BOOKS_DIFFERENCE_KINDS = ["balance", "payment", "refund", "ledger", "document", "delivery"] as const;
export type BooksDifferenceKind = (typeof BOOKS_DIFFERENCE_KINDS)[number];
/** How many ids of each kind a check of the books keeps; the count includes all. */
export const DIFFERENCES_KEPT = 50;
/** An older check of the books is overdue. */
export const BOOKS_OVERDUE_HOURS = 36;

/** Prices include the tax; the environment can override the rate. */
export const DEFAULT_GST_RATE = 18;
/** No invoice number is longer, by law. */
export const MAX_SERIAL_NUMBER = 16;
/** The age from which an unpaid order is checked with the provider. */
export const RECONCILE_AFTER_MINUTES = 10;
/** The age from which it is no longer checked. */
export const RECONCILE_FOR_DAYS = 7;
/** The provider's own processing of a refund, in words. */
export const REFUND_WORKING_DAYS = "5–7 working days";
export const PAYMENTS_PER_PAGE = 20;
export const ORDERS_PER_HOUR = 30;
/** Of people without an account, from one network address; a college is one address for many. */
export const VISITOR_ORDERS_PER_HOUR = 300;
/** Ids and signatures of a payment provider. */
export const MAX_PROVIDER_ID = 100;
export const MAX_SIGNATURE = 256;
/** Of a transfer by which a failed refund was settled outside. */
export const MAX_SETTLED_REFERENCE = 120;
