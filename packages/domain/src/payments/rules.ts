import type { ErrorCode } from "../errors.ts";
import { addMs, DAY_MS, MINUTE_MS } from "../time.ts";
import {
  CREDIT_PACKS,
  type OrderKind,
  type OrderStatus,
  RECONCILE_AFTER_MINUTES,
  RECONCILE_FOR_DAYS,
} from "./limits.ts";

/** Returns the price of this many credits in rupees, or null if there is no such pack. */
export const priceOfCredits = (credits: number): number | null =>
  CREDIT_PACKS.find((pack) => pack.credits === credits)?.amount ?? null;

/** Returns why an order is refused: the client's amount is not the price. */
export const refusalOfAmount = (amount: number, price: number): ErrorCode | null =>
  amount === price ? null : "PRICE_CHANGED";

/** The text that the provider signs with the key's secret. */
export const signedText = (orderId: string, paymentId: string) => `${orderId}|${paymentId}`;

const TITLES: Record<Exclude<OrderKind, "credits">, string> = {
  course: "Data Analyst Course",
  masterclass: "Data Analyst Masterclass",
};

/** Returns a receipt's line: "10 interview credits". */
export const describeOrder = (kind: OrderKind, credits: number | null) =>
  kind === "credits" ? `${credits ?? 0} interview credits` : TITLES[kind];

/** Whether to query the provider for this order, because its result is missing. */
export function isToReconcile({ status, createdAt }: { status: OrderStatus; createdAt: Date }, now: Date): boolean {
  const isOpen = status === "created" || status === "failed";
  const from = addMs(createdAt, RECONCILE_AFTER_MINUTES * MINUTE_MS);
  return isOpen && now >= from && now <= addMs(createdAt, RECONCILE_FOR_DAYS * DAY_MS);
}
