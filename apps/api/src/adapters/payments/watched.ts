import { FAILED_ORDER_MINUTES } from "@dryrun/domain/status/limits";
import { addMs, MINUTE_MS } from "@dryrun/domain/time";
import type { Clock, Payments } from "../../ports.ts";

/** Wraps the provider and counts the orders in a row that it refused in this process. */
export function watchPayments(payments: Payments, clock: Clock) {
  let inARow = 0;
  let lastAt = clock.now();
  const watched: Payments = {
    ...payments,
    async createOrder(order) {
      try {
        const id = await payments.createOrder(order);
        inARow = 0;
        return id;
      } catch (error) {
        inARow += 1;
        lastAt = clock.now();
        throw error;
      }
    },
  };
  return {
    payments: watched,
    /** 0 if the last order was long ago, because the provider may be back. */
    failedOrders: () => (clock.now() < addMs(lastAt, FAILED_ORDER_MINUTES * MINUTE_MS) ? inARow : 0),
  };
}
export type WatchedPayments = ReturnType<typeof watchPayments>;
