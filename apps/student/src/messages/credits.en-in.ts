import { formatRupees } from "@dryrun/domain/money";
import type { ListedStatus, RefundReason, RefundStatus } from "@dryrun/domain/payments/limits";
import { REFUND_WORKING_DAYS } from "@dryrun/domain/payments/limits";
import { countOf } from "@dryrun/domain/text";
import { nav } from "./frame.en-in.ts";

/** Buying interview credits. */
export const credits = {
  title: nav.buyCredits,
  rail: "Your credits",
  /** Follows the number. */
  balance: (count: number) => (count === 1 ? "credit left" : "credits left"),
  about: "A mock interview costs 1 credit: 10 questions, 30 minutes, each answer scored with reasons.",
  returned: "If an interview cannot be scored, its credit comes back.",
  neededFor: (title: string) => `1 credit needed for: ${title}`,
  readyFor: (title: string) => `You have enough credits for: ${title}`,
  toInterview: "Go to the interview",
  practice: (topic: string) => `Practice interview: ${topic}`,
  form: "Buy credits",
  packs: "How many credits?",
  pack: (count: number) => countOf(count, "credit"),
  each: (rupees: number) => `about ${formatRupees(rupees)} each`,
  cheapest: "Lowest price per credit",
  email: "Email for the receipt",
  emailHint: "Used only for the receipt. The credits go to this account.",
  summary: "Your order",
  total: "To pay",
  after: (count: number) => `You will have ${countOf(count, "credit")}.`,
  pay: "Pay",
  payAmount: (amount: number) => `Pay ${formatRupees(amount)}`,
  paying: "Paying...",
  price: { cancel: "Back to the packs" },
  pending: {
    order: (count: number, amount: number) => `${countOf(count, "credit")} for ${formatRupees(amount)}`,
    slow: "This is taking longer than usual. The credits are added when the bank confirms the payment, even if you close this page.",
    again: "Show the packs again",
  },
} as const;

const statuses: Record<ListedStatus, string> = {
  paid: "Paid",
  failed: "Failed",
  refunded: "Refunded",
};
type Settled = Exclude<RefundStatus, "none">;
const refundStates: Record<Settled, (rupees: string) => string> = {
  created: (rupees) => `Refund of ${rupees} on its way. It takes ${REFUND_WORKING_DAYS}.`,
  processed: (rupees) => `Refund of ${rupees} paid out.`,
  failed: (rupees) => `The refund of ${rupees} did not go through. Please contact support.`,
};
const disputeStates: Record<Settled, (rupees: string) => string> = {
  created: (rupees) => `The bank has not decided on the dispute over ${rupees} yet.`,
  processed: (rupees) => `The bank decided to return ${rupees} to you.`,
  failed: (rupees) => `The bank decided that the payment of ${rupees} is valid.`,
};

/** Payments. */
export const payments = {
  title: nav.payments,
  loading: "Loading your payments",
  loadFailed: "Your payments could not be loaded.",
  empty: "You have no payments yet.",
  list: "Payments, newest first",
  statuses,
  refunds: "Refunds",
  refund: (amount: number, status: Settled, reason: RefundReason) =>
    (reason === "dispute" ? disputeStates : refundStates)[status](formatRupees(amount)),
  documents: { receipt: "Receipt", invoice: "Invoice", "credit-note": "Credit note" },
  download: "Download PDF",
  of: (document: string) => ` of ${document}`,
  downloading: "Downloading...",
  downloadFailed: "The document could not be downloaded. Try again.",
} as const;
