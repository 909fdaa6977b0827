import { useState } from "react";
import type { KeptOrder, OrderStore, PaidOrder } from "./kept-order.ts";
import type { Refused } from "./verification.ts";

/** Of a kept order: whether it was paid, so that only the server's answer is missing. */
export const isPaid = <Goods extends object>(order: KeptOrder<Goods> | null): order is PaidOrder<Goods> =>
  Boolean(order?.payment);

/** The order that waits for its payment: kept from an earlier visit, or new on this page. */
export function useLeftOrder<Goods extends object>(orders: OrderStore<Goods>) {
  const [left, setLeft] = useState(orders.read);
  const [isNew, setNew] = useState(false);
  const [refused, setRefused] = useState<Refused | null>(null);
  return {
    left,
    /** It became unknown on this page. */
    isNew,
    /** Why the order that was left came to nothing. */
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
