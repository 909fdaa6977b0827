import { JOIN_OPENS_MINUTES, MASTERCLASS_PRICE } from "@dryrun/domain/masterclass/limits";
import { formatRupees } from "@dryrun/domain/money";

const price = formatRupees(MASTERCLASS_PRICE);

/** Booking a seat. */
export const enrol = {
  form: "Book a seat",
  date: "Date",
  firstName: "First name",
  lastName: "Last name",
  email: "Email",
  emailHint: "We send the receipt and reminders here. You log in with it to join.",
  phone: "Phone",
  pay: `Pay ${price}`,
  paying: "Paying...",
  description: (title: string, slot: string) => `${title}, ${slot}`,
  loadFailed: "The form could not be loaded",
  pending: {
    what: (slot: string) => `One seat, ${slot}, for ${price}`,
    slow: "This is taking longer than usual. The seat is yours as soon as the bank confirms the payment, even if you close this page. We will e-mail you.",
    again: "Show the form again",
  },
  booked: {
    label: "Your seat",
    receipt: "Receipt",
    next: "What comes next",
    mailed: (email: string | null) => `We have sent the receipt to ${email ?? "the address you gave"}.`,
    visitor: "The link in the mail opens your session page. If you have no password yet, it lets you set one.",
    visitorJoin: `You can join from ${JOIN_OPENS_MINUTES} minutes before the start.`,
    ownJoin: `You can join on your session page from ${JOIN_OPENS_MINUTES} minutes before the start.`,
    toSession: "Open my session page",
    another: "Book another seat",
  },
} as const;
