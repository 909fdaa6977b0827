import { ATTENDEE_CREDIT } from "../courses/limits.ts";
import { ALREADY_BOUGHT } from "../courses/messages.ts";
import { ALREADY_ENROLLED } from "../masterclass/messages.ts";
import { formatRupees } from "../money.ts";
import { REFUND_WORKING_DAYS, type RefundReason } from "./limits.ts";

export const PAYMENT_FAILED = "Payment failed. Please try again.";
export const ORDER_FAILED = "Failed to create order. Please try again.";
export const SOMETHING_WRONG = "Something went wrong.";
export const CREDITS_ADDED = "Payment successful, credits added";
export const PAYMENT_UNVERIFIED = "Payment verification failed.";
export const NO_MONEY_TAKEN = "No money was taken.";
export const CONFIRMING =
  "We are confirming your payment with the bank. This page updates by itself, and you can close it.";
export const MATCHED_LATER = "If you were charged, the payment is matched automatically within minutes.";
export const BAD_SIGNATURE = "This payment could not be verified.";
export const ORDER_NOT_FOUND = "Order not found.";
export const UNKNOWN_PACK = "Choose 5, 10 or 20 credits.";
export const UNKNOWN_STATE = "Choose a state or union territory from the list.";

/** Why money is refunded. */
export const REFUND_REASON_WORDS: Record<RefundReason, string> = {
  claim: "You claimed it after the masterclass.",
  duplicate: "This was already paid for.",
  short: "The payment was below the price.",
  "no-account": "The account that placed the order no longer exists.",
  "already-bought": ALREADY_BOUGHT,
  "already-enrolled": ALREADY_ENROLLED,
  "credit-used": `The ${formatRupees(ATTENDEE_CREDIT)} credit for this order has already been used or refunded.`,
  "no-session": "This session will not take place.",
  "session-cancelled": "Your session will not take place.",
  provider: "The payment was refunded.",
  dispute: "The payment is disputed at the bank.",
};
/** Explains why a payment is refunded, and when it arrives. */
export const returnedBecause = (reason: Exclude<RefundReason, "claim">) =>
  `${REFUND_REASON_WORDS[reason]} Your ${reason === "duplicate" ? "second payment" : "payment"} will be refunded within ${REFUND_WORKING_DAYS}.`;
