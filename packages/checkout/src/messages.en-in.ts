import { BRAND } from "@dryrun/domain/brand";
import { formatRupees } from "@dryrun/domain/money";

/** The words of the sandbox's dialog; the provider's own dialog has different ones. */
export const messages = {
  title: "Payment",
  notice: "Sandbox payment: no money moves",
  ask: "Choose how this payment ends.",
  pay: (amount: number) => `Pay ${formatRupees(amount)}`,
  paying: "Paying...",
  fail: "Let it fail",
  leave: "Leave without paying",
  total: "To pay",
  unreachable: "The sandbox did not answer. Try again.",
} as const;

/** A payment that the server has not decided yet. */
export const pending = { title: "Your payment is being confirmed" } as const;

/** A payment whose dialog closed with the page. */
export const cutOff = {
  interrupted: "Your last payment was interrupted.",
  returned: "Your last payment was refunded. We have e-mailed you the reason.",
} as const;

/** No order was created. */
export const order = {
  offline: "There is no connection. What you typed is kept. Press Pay again when you are back online.",
} as const;

export const price = { continue: "Continue" } as const;

/** The buyer's state, for GST. */
export const state = {
  label: "State",
  hint: `For GST. If you do not choose one, we use ${BRAND.seller.state}.`,
  placeholder: "Choose a state",
} as const;
