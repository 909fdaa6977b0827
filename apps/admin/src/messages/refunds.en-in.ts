import { formatRupees } from "@dryrun/domain/money";
import { REFUND_REASONS, type RefundReason, type RefundStatus } from "@dryrun/domain/payments/limits";
import { formatDateTime } from "@dryrun/domain/time";

const reasons: Record<RefundReason, string> = {
  claim: "Claimed by an attendee",
  duplicate: "Paid twice",
  short: "Below the price",
  "no-account": "Account deleted",
  "already-bought": "Course already bought",
  "already-enrolled": "Already enrolled",
  "credit-used": "Credit no longer available",
  "no-session": "Session deleted",
  "session-cancelled": "Session switched off",
  provider: "Made in the provider's dashboard",
  dispute: "Dispute at the bank",
};

const states: Record<RefundStatus, string> = {
  none: "None",
  created: "On its way",
  processed: "Refunded",
  failed: "Failed",
};
const disputes: Record<RefundStatus, string> = {
  none: "None",
  created: "Dispute open",
  processed: "Dispute lost",
  failed: "Dispute won",
};

/** Refunds and disputes. */
export const refunds = {
  title: "Refunds",
  about: "Refunds and bank disputes. Failed refunds, which wait for you, come first, then the newest.",
  loading: "Loading refunds",
  failed: "The refunds could not be loaded",
  none: "There are no refunds yet.",
  noneLikeThat: "No refund matches these filters.",
  list: "Refunds",
  what: "What was bought",
  amount: "Amount",
  amountOf: (amount: number) => formatRupees(amount),
  reason: "Reason",
  reasons,
  reasonOptions: [
    { value: "", label: "All reasons" },
    ...REFUND_REASONS.map((value) => ({ value, label: reasons[value] })),
  ],
  state: "Status",
  stateOf: (status: RefundStatus, reason: RefundReason) => (reason === "dispute" ? disputes[status] : states[status]),
  statusOptions: [
    { value: "", label: "All" },
    { value: "created", label: "On its way or open" },
    { value: "processed", label: "Refunded or lost" },
    { value: "failed", label: "Failed or won" },
  ],
  kind: "Kind",
  kindOptions: [
    { value: "", label: "Refunds and disputes" },
    { value: "refund", label: "Refunds" },
    { value: "dispute", label: "Disputes" },
  ],
  changedWithin: "Changed",
  asked: "Since",
  changed: "Last change",
  order: "Order",
  payment: "Payment",
  deleted: "Deleted account",
  detailsOf: (what: string, when: string) => `Refund of ${what}, ${when}`,
  at: (moment: string) => formatDateTime(moment),
  settledReference: "Reference of the payment outside Dryrun",
  retry: "Retry",
  retryOf: (what: string, email: string) => `Retry the refund of ${what} to ${email}`,
  sureRetry: (amount: number) => `Retry the refund of ${formatRupees(amount)}?`,
  retryText: "We ask the payment provider for this refund again.",
  settle: "Settled outside",
  settleOf: (what: string, email: string) => `Settled outside: refund of ${what} to ${email}`,
  sureSettle: (amount: number) => `Was ${formatRupees(amount)} refunded outside Dryrun?`,
  settleText: "Confirm only after the money has left our bank. The ledger books it, and the buyer gets a credit note.",
  reference: "Reference",
  referenceHint: "Transfer reference, such as the UTR.",
  referenceRequired: "A reference is required.",
  failedToAct: "The refund could not be changed. Please try again.",
} as const;
