import { formatRupees } from "@dryrun/domain/money";
import type { DocumentContents, DocumentKind } from "@dryrun/domain/payments/gst";
import { REFUND_WORKING_DAYS } from "@dryrun/domain/payments/limits";
import { greetingOf, mailOf } from "../layout.ts";

interface Facts {
  kind: DocumentKind;
  number: string;
  contents: Pick<DocumentContents, "amount" | "description" | "reverses"> & { buyer: { name: string } };
  /** The page that shows it; null without an account. */
  link: string | null;
}

const NAMES = { receipt: "receipt", invoice: "invoice", "credit-note": "credit note" } as const;

/** Sent with the document attached. */
export function receiptMail({ kind, number, contents, link }: Facts) {
  const { amount, description, reverses, buyer } = contents;
  const what = `${formatRupees(amount)} for ${description}`;
  return mailOf({
    subject: kind === "credit-note" ? `Your refund: credit note ${number}` : `Your ${NAMES[kind]} ${number}`,
    greeting: greetingOf(buyer.name),
    paragraphs: [
      reverses
        ? `We have refunded ${what} (${reverses.number}). It reaches your account within ${REFUND_WORKING_DAYS}.`
        : `We have received ${what}. Thank you.`,
      `Your ${NAMES[kind]} ${number} is attached.`,
    ],
    ...(link && { action: { label: "See your payments", link } }),
  });
}
