import { BRAND } from "@dryrun/domain/brand";
import { MATCHED_LATER, PAYMENT_UNVERIFIED } from "@dryrun/domain/payments/messages";

/** Buying the course. */
export const checkout = {
  title: "Buy the data analyst course",
  boughtTitle: "Your data analyst course",
  about:
    "Excel, SQL, Power BI and VBA in ten units, open at once after the payment. You pay once; nothing renews automatically.",
  place: {
    waiting: "Loading the form.",
    needsScript: `JavaScript is off in this browser, and the payment needs it. Write to ${BRAND.supportEmail} and we will help you.`,
  },
  form: "Buy the course",
  firstName: "First name",
  lastName: "Last name",
  email: "Email",
  emailHint: "We send the receipt here. The course belongs to this address.",
  phone: "Phone",
  phoneHint: "10 digits. The payment needs it.",
  pay: (price: string) => `Pay ${price}`,
  paying: "Paying...",
  unverified: `${PAYMENT_UNVERIFIED} ${MATCHED_LATER}`,
  backToForm: "Back to the form",
  order: {
    label: "Your order",
    course: "Data Analyst Course",
    coupon: (code: string) => `Code ${code}`,
    credit: "Masterclass credit",
    newPrice: "Data Analyst Course, new price",
    total: "To pay",
  },
  coupon: {
    label: "Coupon code",
    apply: "Apply",
    applying: "Applying...",
    applyOf: (code: string) => ` ${code}`,
    remove: "Remove",
    applied: "Applied",
    list: "Coupons for you",
    failed: "The coupons could not be loaded.",
    again: "Try again",
    unchecked: "The code could not be checked. Try again.",
    offline: "There is no connection. Apply the code again when you are back online.",
  },
  pending: {
    what: (price: string) => `Data Analyst Course for ${price}`,
    slow: "This is taking longer than usual. The course is yours as soon as the bank confirms the payment, even if you close this page. We will e-mail you.",
    again: "Show the form again",
  },
  mailed: (email: string | null) => `We have sent the receipt to ${email ?? "the address you gave"}.`,
  bought: {
    label: "Your purchase",
    receipt: "Receipt",
    next: "What comes next",
    start: "Start lesson 1",
    visitor: "A second mail has a link that opens lesson 1. If you have no password yet, it lets you set one first.",
    own: "All ten units are open now. The receipt is under Payments, as a PDF.",
    support: `Questions about the course go to ${BRAND.supportEmail}.`,
  },
  owned: {
    course: "Open the course",
    practice: "Practise in a mock interview",
    payments: "Payments and receipts",
  },
} as const;
