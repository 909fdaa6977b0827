import { expect, test } from "@jest/globals";
import { type BookedRefund, differencesOf, nightOf, type OrderBooks } from "./books.ts";
import type { BooksDifferenceKind } from "./limits.ts";

const receipt = { kind: "receipt", refundId: null, amount: 299, paymentId: "pay_1" } as const;
const taken = { unit: "INR", amount: 299, reason: "payment" } as const;
const bought = { unit: "credit", amount: 5, reason: "credits bought" } as const;
const paid: OrderBooks = {
  kind: "credits",
  status: "paid",
  paymentId: "pay_1",
  amount: 299,
  credits: 5,
  attendeeCredit: 0,
  hasAccount: true,
  payments: [{ id: "pay_1", status: "captured", amount: 299 }],
  refunds: [],
  documents: [receipt],
  entries: [taken, bought],
  seats: [],
  creditedSeats: 0,
  isCourseHeldTwice: false,
  spentCredits: 0,
};
const open: OrderBooks = { ...paid, status: "created", paymentId: null, payments: [], documents: [], entries: [] };
const back = (change: Partial<BookedRefund> = {}): BookedRefund => ({
  id: "r1",
  paymentId: "pay_1",
  amount: 299,
  reason: "provider",
  status: "processed",
  ...change,
});
const note = { kind: "credit-note", refundId: "r1", amount: 299, paymentId: "pay_1" } as const;
const returned = { unit: "INR", amount: -299, reason: "refund" } as const;
const takenBack = { unit: "credit", amount: -5, reason: "credits of a refunded payment" } as const;
const refunded: OrderBooks = {
  ...paid,
  status: "refunded",
  payments: [{ id: "pay_1", status: "refunded", amount: 299 }],
  refunds: [back()],
  documents: [receipt, note],
  entries: [taken, bought, returned, takenBack],
};
const notGiven: OrderBooks = {
  ...paid,
  refunds: [back({ reason: "no-account", status: "created" })],
  documents: [],
  entries: [taken],
};
const seat: OrderBooks = {
  ...paid,
  kind: "masterclass",
  credits: null,
  entries: [taken],
  seats: [{ attendanceStatus: "not_attended", isCreditUsed: false }],
};
const course: OrderBooks = {
  ...paid,
  kind: "course",
  credits: null,
  entries: [taken],
  attendeeCredit: 99,
  creditedSeats: 1,
};
const duplicate = { id: "pay_2", status: "captured", amount: 299 } as const;
const attended = { attendanceStatus: "attended", isCreditUsed: false } as const;
const claimed = back({ reason: "claim", status: "created" });

test.each<[string, OrderBooks]>([
  ["nobody has paid", open],
  ["a payment failed", { ...open, status: "failed", payments: [{ id: "pay_1", status: "failed", amount: 299 }] }],
  ["credits are paid", paid],
  ["credits are refunded", refunded],
  ["they were spent before", { ...refunded, entries: [taken, bought, returned], spentCredits: 5 }],
  ["the account is gone since", { ...refunded, entries: [taken, bought, returned], hasAccount: false }],
  ["nothing was given, and the money goes back", notGiven],
  ["the refund came before its payment", { ...refunded, documents: [], entries: [taken, returned] }],
  [
    "a second payment goes back",
    {
      ...paid,
      payments: [...paid.payments, duplicate],
      refunds: [back({ paymentId: "pay_2", reason: "duplicate", status: "created" })],
      entries: [taken, bought, taken],
    },
  ],
  ["a seat is paid", seat],
  [
    "an attended seat is refunded",
    { ...refunded, kind: "masterclass", credits: null, entries: [taken, returned], seats: [attended] },
  ],
  ["a course is paid with the credit", course],
])("finds no difference if %s", (_, books) => {
  expect(differencesOf(books)).toEqual([]);
});

test.each<[string, BooksDifferenceKind, OrderBooks]>([
  ["a paid order without its payment", "payment", { ...paid, payments: [], entries: [bought] }],
  [
    "a paid order whose payment failed",
    "payment",
    { ...paid, payments: [{ ...duplicate, id: "pay_1", status: "failed" }], entries: [bought] },
  ],
  ["an open order with a payment", "payment", { ...open, payments: [duplicate], entries: [taken] }],
  [
    "a second payment that nobody returns",
    "payment",
    { ...paid, payments: [...paid.payments, duplicate], entries: [taken, bought, taken] },
  ],
  ["a refund that was not finished at the payment", "refund", { ...refunded, payments: paid.payments, status: "paid" }],
  [
    "more back than was paid",
    "refund",
    {
      ...refunded,
      refunds: [back(), back({ id: "r2" })],
      documents: [receipt, note, { ...note, refundId: "r2" }],
      entries: [taken, bought, returned, returned, takenBack],
    },
  ],
  [
    "a refund of an unknown payment",
    "refund",
    { ...paid, refunds: [back({ paymentId: "pay_9" })], entries: [taken, bought, returned] },
  ],
  ["rupees without an entry", "ledger", { ...paid, entries: [bought] }],
  ["rupees entered twice", "ledger", { ...paid, entries: [taken, taken, bought] }],
  ["a refund without an entry", "ledger", { ...refunded, entries: [taken, bought, takenBack] }],
  ["no receipt", "document", { ...paid, documents: [], entries: [taken] }],
  ["two receipts", "document", { ...paid, documents: [receipt, { ...receipt, kind: "invoice" }] }],
  ["a receipt of another amount", "document", { ...paid, documents: [{ ...receipt, amount: 300 }] }],
  ["a receipt of another payment", "document", { ...paid, documents: [{ ...receipt, paymentId: "pay_2" }] }],
  ["a receipt of an open order", "document", { ...open, documents: [receipt], entries: [bought] }],
  ["a receipt for nothing", "document", { ...notGiven, documents: [receipt], entries: [taken, bought] }],
  ["a refund without its credit note", "document", { ...refunded, documents: [receipt] }],
  ["a credit note of another amount", "document", { ...refunded, documents: [receipt, { ...note, amount: 1 }] }],
  ["a credit note without a refund", "document", { ...paid, documents: [receipt, note] }],
  ["too few credits", "delivery", { ...paid, entries: [taken, { ...bought, amount: 4 }] }],
  ["credits for money that goes back", "delivery", { ...notGiven, entries: [taken, bought] }],
  ["unspent credits that were kept", "delivery", { ...refunded, entries: [taken, bought, returned], spentCredits: 4 }],
  [
    "more credits taken back than were bought",
    "delivery",
    { ...refunded, entries: [taken, bought, returned, { ...takenBack, amount: -6 }] },
  ],
  [
    "credits taken back without a refund",
    "delivery",
    { ...paid, entries: [taken, bought, { ...takenBack, amount: -1 }] },
  ],
  ["no seat", "delivery", { ...seat, seats: [] }],
  ["a seat for money that goes back", "delivery", { ...seat, ...notGiven, kind: "masterclass", seats: seat.seats }],
  [
    "an unused seat of refunded money",
    "delivery",
    { ...refunded, kind: "masterclass", entries: [taken, returned], seats: seat.seats },
  ],
  [
    "a claim and the credit of one seat",
    "delivery",
    { ...seat, refunds: [claimed], seats: [{ ...attended, isCreditUsed: true }] },
  ],
  ["a course without the credit that it counted", "delivery", { ...course, creditedSeats: 0 }],
  [
    "a refunded course that keeps the credit",
    "delivery",
    { ...course, ...refunded, kind: "course", entries: [taken, returned], creditedSeats: 1 },
  ],
  ["two courses for one address", "delivery", { ...course, isCourseHeldTwice: true }],
])("finds a difference if %s", (_, kind, books) => {
  expect(differencesOf(books)).toEqual([kind]);
});

test("takes the day in India, from 2 am on, as a night", () => {
  expect(nightOf(new Date("2026-11-21T20:29:59Z"))).toBe("2026-11-21");
  expect(nightOf(new Date("2026-11-21T20:30:00Z"))).toBe("2026-11-22");
});
