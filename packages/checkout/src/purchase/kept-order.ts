import { type Payment, paymentSchema } from "@dryrun/domain/payments/schema";

/** An order whose end this device does not know yet, with what the seller needs to speak about it. */
export type KeptOrder<Goods extends object> = Goods & {
  /** The provider's id of it. */
  orderId: string;
  /** Rupees. */
  amount: number;
  /** The result of the provider's dialog; null while it is open. */
  payment: Payment | null;
};
export type PaidOrder<Goods extends object> = KeptOrder<Goods> & { payment: Payment };

export interface OrderStore<Goods extends object> {
  read: () => KeptOrder<Goods> | null;
  keep: (order: KeptOrder<Goods>) => void;
  forget: () => void;
}

type Fields<Goods extends object> = Partial<KeptOrder<Goods>>;
type AreGoods<Goods extends object> = (fields: Partial<Goods>) => fields is Goods;

function isOrder<Goods extends object>(value: unknown, areGoods: AreGoods<Goods>): value is KeptOrder<Goods> {
  if (typeof value !== "object" || value === null) return false;
  const fields = value as Fields<Goods>;
  const { orderId, amount, payment } = fields;
  if (typeof orderId !== "string" || !Number.isInteger(amount) || !areGoods(fields)) return false;
  return payment === null || paymentSchema.isValidSync(payment);
}

/**
 * Keeps one order on this device under `key`: on phones a bank's app may end the page while somebody pays, and the page asks
 * about the order when it comes back. `areGoods` checks what the seller added, since another release may have written it.
 */
export function orderStore<Goods extends object>(key: string, areGoods: AreGoods<Goods>): OrderStore<Goods> {
  return {
    read() {
      try {
        const value: unknown = JSON.parse(localStorage.getItem(key) ?? "null");
        return isOrder(value, areGoods) ? value : null;
      } catch {
        return null; // written by something else, or no storage here
      }
    },
    keep(order) {
      try {
        localStorage.setItem(key, JSON.stringify(order));
      } catch {
        // It is known while the page is open.
      }
    },
    forget() {
      try {
        localStorage.removeItem(key);
      } catch {
        // Nothing was stored either.
      }
    },
  };
}
