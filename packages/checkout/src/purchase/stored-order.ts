import { type Payment, paymentSchema } from "@dryrun/domain/payments/schema";

/** An order whose result this device does not know yet, with the seller's data about it. */
export type StoredOrder<Goods extends object> = Goods & {
  /** The provider's id of the order. */
  orderId: string;
  /** In rupees. */
  amount: number;
  /** The result of the provider's dialog; null while it is open. */
  payment: Payment | null;
};
export type PaidOrder<Goods extends object> = StoredOrder<Goods> & { payment: Payment };

export interface OrderStore<Goods extends object> {
  read: () => StoredOrder<Goods> | null;
  keep: (order: StoredOrder<Goods>) => void;
  forget: () => void;
}

type Fields<Goods extends object> = Partial<StoredOrder<Goods>>;
type AreGoods<Goods extends object> = (fields: Partial<Goods>) => fields is Goods;

function isOrder<Goods extends object>(value: unknown, areGoods: AreGoods<Goods>): value is StoredOrder<Goods> {
  if (typeof value !== "object" || value === null) return false;
  const fields = value as Fields<Goods>;
  const { orderId, amount, payment } = fields;
  if (typeof orderId !== "string" || !Number.isInteger(amount) || !areGoods(fields)) return false;
  return payment === null || paymentSchema.isValidSync(payment);
}

/**
 * Stores one order on this device under `key`: on phones, a bank's app may end the page during a payment, and the page checks the order
 * when it opens again. `areGoods` validates the seller's data, because another release may have written it.
 */
export function orderStore<Goods extends object>(key: string, areGoods: AreGoods<Goods>): OrderStore<Goods> {
  return {
    read() {
      try {
        const value: unknown = JSON.parse(localStorage.getItem(key) ?? "null");
        return isOrder(value, areGoods) ? value : null;
      } catch {
        return null; // written by another program, or storage is not available
      }
    },
    keep(order) {
      try {
        localStorage.setItem(key, JSON.stringify(order));
      } catch {
        // The page remembers it while it is open.
      }
    },
    forget() {
      try {
        localStorage.removeItem(key);
      } catch {
        // Nothing was stored.
      }
    },
  };
}
