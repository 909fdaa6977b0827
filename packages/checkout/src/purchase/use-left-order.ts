import { useState } from "react";
import type { OrderStore, PaidOrder, StoredOrder } from "./stored-order.ts";
import type { Refused } from "./verification.ts";

/** Whether a stored order was paid, so that only the server's confirmation is missing. */
export const isPaid = <Goods extends object>(order: StoredOrder<Goods> | null): order is PaidOrder<Goods> =>
  Boolean(order?.payment);

/** The order that waits for its payment: stored by an earlier visit, or new on this page. */
export function useLeftOrder<Goods extends object>(orders: OrderStore<Goods>) {
  const [left, setLeft] = useState(orders.read);
  const [isNew, setNew] = useState(false);
  const [refused, setRefused] = useState<Refused | null>(null);
  return {
    left,
    /** Whether its result became unknown on this page. */
    isNew,
    /** Why the waiting order failed. */
    refused,
    wait: (order: PaidOrder<Goods>) => {
      setNew(true);
      setLeft(order);
    },
    close: (why: Refused | null = null) => {
      orders.forget();
      setLeft(null);
      setRefused(why);
    },
  };
}
