import type { AttendanceStatus } from "../masterclass/limits.ts";
import { addMs, HOUR_MS, indianDay } from "../time.ts";
import type { DocumentKind } from "./gst.ts";
import {
  type BooksDifferenceKind,
  LEDGER_REASONS,
  type LedgerUnit,
  NOT_GIVEN_REASONS,
  type OrderKind,
  type OrderStatus,
  PROVIDERS_OWN_REASONS,
  type RefundReason,
  type RefundStatus,
} from "./limits.ts";
import { creditsToTakeBack, type PaymentStatus } from "./settlement.ts";

/** The hour in India at which a day's check of the books starts. */
const CHECKED_AT_HOUR = 2;

/** Returns the day in India whose check is due: before 2 am the previous day. */
export const nightOf = (now: Date): string => indianDay(addMs(now, -CHECKED_AT_HOUR * HOUR_MS));

export interface BookedRefund {
  id: string;
  paymentId: string;
  amount: number;
  reason: RefundReason;
  status: RefundStatus;
}

/** The books of one order, read from one snapshot. Amounts are in rupees. */
export interface OrderBooks {
  kind: OrderKind;
  status: OrderStatus;
  paymentId: string | null;
  amount: number;
  credits: number | null;
  attendeeCredit: number;
  /** Whether the buyer's account still exists, so that its credits could be removed. */
  hasAccount: boolean;
  payments: readonly { id: string; status: PaymentStatus; amount: number }[];
  refunds: readonly BookedRefund[];
  documents: readonly { kind: DocumentKind; refundId: string | null; amount: number; paymentId: string }[];
  entries: readonly { unit: LedgerUnit; amount: number; reason: string }[];
  /** The seats that it paid for. */
  seats: readonly { attendanceStatus: AttendanceStatus; isCreditUsed: boolean }[];
  /** The number of seats whose ₹99 reduced its price. */
  creditedSeats: number;
  /** Whether another order has the course for this address. */
  isCourseHeldTwice: boolean;
  /** Credits that the buyer has ever spent. */
  spentCredits: number;
}

const sumOf = (rows: readonly { amount: number }[]) => rows.reduce((sum, { amount }) => sum + amount, 0);
/** Whether we requested it, which happens once per payment. */
export const isOwnRequest = ({ reason }: Pick<BookedRefund, "reason">) =>
  !PROVIDERS_OWN_REASONS.some((other) => other === reason);
/** Whether it is processed. One that other refunds have replaced ends with zero rupees. */
const isProcessed = ({ status, amount }: BookedRefund) => status === "processed" && amount > 0;

/** Returns the refunded amount of one payment. */
const backOf = ({ refunds }: OrderBooks, paymentId: string | null) =>
  sumOf(refunds.filter((refund) => refund.paymentId === paymentId && isProcessed(refund)));
const receiptsOf = ({ documents }: OrderBooks) => documents.filter(({ kind }) => kind !== "credit-note");

/** Returns the kinds in which an order's books disagree; none if they are right. */
export function differencesOf(books: OrderBooks): BooksDifferenceKind[] {
  const checks: [BooksDifferenceKind, boolean][] = [
    ["payment", arePaymentsRight(books)],
    ["refund", areRefundsRight(books)],
    ["ledger", isLedgerRight(books)],
    ["document", areDocumentsRight(books)],
    ["delivery", isDeliveryRight(books)],
  ];
  return checks.filter(([, isRight]) => !isRight).map(([kind]) => kind);
}

/** Whether a settled order has its payment, and every other payment has a request to refund it. */
function arePaymentsRight({ status, paymentId, payments, refunds }: OrderBooks): boolean {
  const isSettled = status === "paid" || status === "refunded";
  const ownPayment = payments.find(({ id }) => id === paymentId);
  if (isSettled !== (paymentId !== null)) return false;
  if (isSettled && ownPayment?.status !== (status === "paid" ? "captured" : "refunded")) return false;
  const keptPayments = payments.filter(({ id, status: known }) => id !== paymentId && known === "captured");
  return keptPayments.every(({ id }) => refunds.some((refund) => refund.paymentId === id && isOwnRequest(refund)));
}

/** Whether at most the paid amount is refunded, and a payment has the status refunded exactly when all of it is. */
function areRefundsRight(books: OrderBooks): boolean {
  const { payments, refunds } = books;
  const isOfPayment = ({ paymentId }: BookedRefund) => payments.some(({ id }) => id === paymentId);
  if (!refunds.filter(isProcessed).every(isOfPayment)) return false;
  return payments.every(({ id, status, amount }) => {
    const back = backOf(books, id);
    return back <= amount && (status === "refunded") === (back > 0 && back === amount);
  });
}

/** Whether the rupees of the ledger equal those of the payments and of their refunds. */
function isLedgerRight({ payments, refunds, entries }: OrderBooks): boolean {
  const rupees = entries.filter(({ unit }) => unit === "INR");
  const takenSum = sumOf(payments.filter(({ status }) => status === "captured" || status === "refunded"));
  return (
    sumOf(rupees.filter(({ amount }) => amount > 0)) === takenSum &&
    -sumOf(rupees.filter(({ amount }) => amount < 0)) === sumOf(refunds.filter(isProcessed))
  );
}

/** Whether there is one receipt for a delivery, and one credit note for each refund of it. */
function areDocumentsRight(books: OrderBooks): boolean {
  const { status, amount, paymentId, refunds, documents } = books;
  const receipts = receiptsOf(books);
  const isRefused = refunds.some(
    (refund) => refund.paymentId === paymentId && NOT_GIVEN_REASONS.some((reason) => reason === refund.reason),
  );
  const isSettled = status === "paid" || status === "refunded";
  if (receipts.length > (isSettled && !isRefused ? 1 : 0)) return false;
  if (status === "paid" && receipts.length === 0 && !isRefused) return false;
  if (receipts.some((receipt) => receipt.amount !== amount || receipt.paymentId !== paymentId)) return false;
  const notes = documents.filter(({ kind }) => kind === "credit-note");
  const noted = receipts.length === 0 ? [] : refunds.filter((one) => one.paymentId === paymentId && isProcessed(one));
  return (
    notes.length === noted.length &&
    noted.every(({ id, amount: back }) => notes.some((note) => note.refundId === id && note.amount === back))
  );
}

/** Whether exactly the orders with a receipt were delivered, and refunded ones were revoked. */
function isDeliveryRight(books: OrderBooks): boolean {
  const isGiven = receiptsOf(books).length > 0;
  if (books.kind === "credits") return areCreditsRight(books, isGiven);
  if (books.kind === "masterclass") return areSeatsRight(books, isGiven);
  const isHeld = isGiven && books.status === "paid";
  const credited = isHeld && books.attendeeCredit > 0 ? 1 : 0;
  return books.creditedSeats === credited && !(isHeld && books.isCourseHeldTwice);
}

/** Whether credits that could not be removed were spent. */
function areCreditsRight(books: OrderBooks, isGiven: boolean): boolean {
  const { entries, amount, hasAccount, spentCredits } = books;
  const credits = entries.filter(({ unit }) => unit === "credit");
  const bought = isGiven ? (books.credits ?? 0) : 0;
  const due = bought && creditsToTakeBack({ credits: bought, amount }, backOf(books, books.paymentId));
  const taken = -sumOf(credits.filter(({ reason }) => reason === LEDGER_REASONS.takenBack));
  if (sumOf(credits.filter(({ reason }) => reason === LEDGER_REASONS.bought)) !== bought || taken > due) return false;
  return !hasAccount || due - taken <= spentCredits;
}

/** Whether seats are right: an attendee's seat stays after its refund; its ₹99 are never both refunded and used for a course. */
function areSeatsRight({ status, seats, refunds }: OrderBooks, isGiven: boolean): boolean {
  if (!isGiven) return seats.length === 0;
  const isCancelled = refunds.some(({ reason }) => reason === "session-cancelled");
  if (status === "paid" && seats.length === 0 && !isCancelled) return false;
  if (status === "refunded" && seats.some(({ attendanceStatus }) => attendanceStatus !== "attended")) return false;
  const isClaimed = refunds.some((refund) => refund.reason === "claim" && refund.status !== "failed");
  return !(isClaimed && seats.some(({ isCreditUsed }) => isCreditUsed));
}
