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
  emailHint: "Receipt and reminders go there, and you log in with it to join.",
  phone: "Phone",
  pay: `Pay ${price}`,
  paying: "Paying...",
  description: (title: string, slot: string) => `${title}, ${slot}`,
  loadFailed: "The form could not be loaded",
  pending: {
    what: (slot: string) => `One seat, ${slot}, for ${price}`,
    slow: "This takes longer than usual. The seat is yours as soon as the bank has confirmed, also while this page is closed, and a mail says so.",
    again: "Show the form again",
  },
  booked: {
    label: "Your seat",
    receipt: "Receipt",
    next: "What comes next",
    mailed: (email: string | null) =>
      `A mail is on its way to ${email ?? "the address that you gave"}, with the receipt.`,
    visitor: "The link in the mail opens your session page. If you have no password yet, it lets you set one.",
    visitorJoin: `You can join from ${JOIN_OPENS_MINUTES} minutes before the start.`,
    ownJoin: `The way into the meeting opens on your session page ${JOIN_OPENS_MINUTES} minutes before the start.`,
    toSession: "Open my session page",
    another: "Book another seat",
  },
} as const;
