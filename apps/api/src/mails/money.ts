import { BUYER_LINK_DAYS } from "@dryrun/domain/auth/limits";
import { slotLabel } from "@dryrun/domain/masterclass/labels";
import { JOIN_OPENS_MINUTES } from "@dryrun/domain/masterclass/limits";
import { formatRupees } from "@dryrun/domain/money";
import type { DocumentContents, DocumentKind } from "@dryrun/domain/payments/gst";
import { REFUND_WORKING_DAYS, type RefundReason } from "@dryrun/domain/payments/limits";
import { returnedBecause } from "@dryrun/domain/payments/messages";
import { greetingOf, mailOf } from "./layout.ts";

interface ReceiptFacts {
  kind: DocumentKind;
  number: string;
  contents: Pick<DocumentContents, "amount" | "description" | "reverses"> & { buyer: { name: string } };
  /** The page that shows it; null without an account. */
  link: string | null;
}

const NAMES = { receipt: "receipt", invoice: "invoice", "credit-note": "credit note" } as const;

/** Sent with the document attached. */
export function receiptMail({ kind, number, contents, link }: ReceiptFacts) {
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

/** The buyer's link: to the purchase, or first to open an account, verify an address or set a password. */
export interface WayIn {
  kind: "open" | "verify" | "set-password";
  link: string;
}
interface PurchaseFacts {
  name: string;
  /** Null for a course. */
  session: { title: string; startAt: Date; endAt: Date; calendarLink: string | null } | null;
  wayIn: WayIn;
}

const LABELS = {
  open: { session: "Open your session", course: "Start lesson 1" },
  verify: { session: "Verify e-mail", course: "Verify e-mail" },
  "set-password": { session: "Set a password", course: "Set a password" },
} as const;

const REASONS: Record<WayIn["kind"], string | null> = {
  open: null,
  verify: `Verify this e-mail address to see the purchase in your account. The link works for ${BUYER_LINK_DAYS} days.`,
  "set-password": `Set a password to open it. The link works for ${BUYER_LINK_DAYS} days; after that use "Forgot Password" with this address.`,
};

/** Contains the purchase and the link to it; the receipt is a separate mail. */
export function purchaseMail({ name, session, wayIn }: PurchaseFacts) {
  const reason = REASONS[wayIn.kind];
  return mailOf({
    subject: session ? `Your seat: ${session.title}` : "The course is yours",
    greeting: greetingOf(name),
    paragraphs: [
      ...(session
        ? [
            `Your seat is booked: ${session.title}, ${slotLabel(session.startAt, session.endAt)}.`,
            `Join from your session page, from ${JOIN_OPENS_MINUTES} minutes before the start.`,
          ]
        : [
            "Thank you for buying the Data Analyst Course. All ten units are open now, and your access has no end date.",
            "Start with lesson 1. Pass the tests of all units, and your certificate is issued.",
          ]),
      ...(reason ? [reason] : []),
    ],
    action: { label: LABELS[wayIn.kind][session ? "session" : "course"], link: wayIn.link },
    closing: session?.calendarLink ? [{ label: "Add to calendar", link: session.calendarLink }] : [],
  });
}

interface PaymentReturnedFacts {
  name: string;
  /** In rupees. */
  amount: number;
  description: string;
  reason: Exclude<RefundReason, "claim">;
  link: string;
}

/** Sent for a payment that bought nothing and is being refunded. */
export const paymentReturnedMail = ({ name, amount, description, reason, link }: PaymentReturnedFacts) =>
  mailOf({
    subject: `Your payment of ${formatRupees(amount)} is being refunded`,
    greeting: name ? greetingOf(name) : "Hello,",
    paragraphs: [`We have received ${formatRupees(amount)} for ${description}.`, returnedBecause(reason)],
    action: { label: "Contact us", link },
  });
