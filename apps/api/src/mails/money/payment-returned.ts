import { formatRupees } from "@dryrun/domain/money";
import type { RefundReason } from "@dryrun/domain/payments/limits";
import { returnedBecause } from "@dryrun/domain/payments/messages";
import { greetingOf, mailOf } from "../layout.ts";

interface Facts {
  name: string;
  /** In rupees. */
  amount: number;
  description: string;
  reason: Exclude<RefundReason, "claim">;
  link: string;
}

/** Sent for a payment that bought nothing and is being refunded. */
export const paymentReturnedMail = ({ name, amount, description, reason, link }: Facts) =>
  mailOf({
    subject: `Your payment of ${formatRupees(amount)} is being refunded`,
    greeting: name ? greetingOf(name) : "Hello,",
    paragraphs: [`We have received ${formatRupees(amount)} for ${description}.`, returnedBecause(reason)],
    action: { label: "Contact us", link },
  });
