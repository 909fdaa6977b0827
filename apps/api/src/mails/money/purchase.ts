import { BUYER_LINK_DAYS } from "@dryrun/domain/auth/limits";
import { slotLabel } from "@dryrun/domain/masterclass/labels";
import { JOIN_OPENS_MINUTES } from "@dryrun/domain/masterclass/limits";
import { greetingOf, mailOf } from "../layout.ts";

/** The buyer's link: to the purchase, or first to open an account, verify an address or set a password. */
export interface WayIn {
  kind: "open" | "verify" | "set-password";
  link: string;
}
interface Facts {
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
export function purchaseMail({ name, session, wayIn }: Facts) {
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
