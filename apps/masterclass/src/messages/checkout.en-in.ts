import { BRAND } from "@dryrun/domain/brand";
import { MATCHED_LATER, PAYMENT_UNVERIFIED } from "@dryrun/domain/payments/messages";

/** Buying the course. */
export const checkout = {
  title: "Buy the data analyst course",
  boughtTitle: "Your data analyst course",
  about: "Excel, SQL, Power BI and VBA in ten units. Paid once; nothing renews by itself.",
  place: {
    waiting: "Loading the form.",
    needsScript: `The payment needs JavaScript, which is off in this browser. Write to ${BRAND.supportEmail} and we will help you.`,
  },
  form: "Buy the course",
  firstName: "First name",
  lastName: "Last name",
  email: "Email",
  emailHint: "The receipt goes there, and the course belongs to this address.",
  phone: "Phone",
  phoneHint: "Ten digits, for the payment.",
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
    slow: "This is taking longer than usual. The course is yours as soon as the bank confirms the payment, even if you close this page, and a mail says so.",
    again: "Show the form again",
  },
  mailed: (email: string | null) =>
    `A mail is on its way to ${email ?? "the address that you gave"}, with the receipt.`,
  bought: {
    label: "Your purchase",
    receipt: "Receipt",
    next: "What comes next",
    visitor: "A second mail has a link to your account. If you have no password yet, it lets you set one.",
    own: "The course is in your account. Your payments have the receipt as a PDF.",
    support: `Questions about the course go to ${BRAND.supportEmail}.`,
  },
  owned: {
    course: "Open the course",
    practice: "Practise in a mock interview",
    payments: "Payments and receipts",
  },
} as const;
