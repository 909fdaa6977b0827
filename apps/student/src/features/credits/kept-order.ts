import { type Payment, paymentSchema } from "@dryrun/domain/payments/schema";

/** An order of which this device does not know yet how it ends. */
export interface KeptOrder {
  /** The provider's id of it. */
  orderId: string;
  credits: number;
  amount: number;
  /** What the credits are for, as in the page's URL. */
  purpose: string;
  /** What the provider's dialog handed back; null while it is open. */
  payment: Payment | null;
}

const keyOf = (userId: string) => `${userId}:order`;

function isOrder(value: unknown): value is KeptOrder {
  if (typeof value !== "object" || value === null) return false;
  const { orderId, credits, amount, purpose, payment } = value as Record<keyof KeptOrder, unknown>;
  const areNumbers = [credits, amount].every(Number.isInteger);
  const areTexts = [orderId, purpose].every((text) => typeof text === "string");
  return areNumbers && areTexts && (payment === null || paymentSchema.isValidSync(payment));
}

/** A page that is gone while somebody pays is asked about it when it comes back: on phones a bank's app may end it. */
export function keptOrder(userId: string): KeptOrder | null {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(keyOf(userId)) ?? "null");
    return isOrder(value) ? value : null;
  } catch {
    return null; // written by somebody else, or no storage here
  }
}

export function keepOrder(userId: string, order: KeptOrder): void {
  try {
    localStorage.setItem(keyOf(userId), JSON.stringify(order));
  } catch {
    // It is known while the page is open.
  }
}

export function forgetOrder(userId: string): void {
  try {
    localStorage.removeItem(keyOf(userId));
  } catch {
    // Nothing was kept either.
  }
}
