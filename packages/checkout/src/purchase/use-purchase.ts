import type { Payment } from "@dryrun/domain/payments/schema";
import type { PayableOrder } from "../provider-dialog.ts";
import { useProviderDialog } from "../use-provider-dialog.tsx";
import type { OrderStore, PaidOrder, StoredOrder } from "./stored-order.ts";
import { type Answer, type CreateOrder, type Order, useOrder } from "./use-order.ts";
import { type Refused, refusedBy } from "./verification.ts";

export type Verify<Settled> = (call: { body: Payment }) => PromiseLike<Answer<Settled>>;

/** A sale, with the calls that create and verify its orders. */
export interface Sale<Body, Goods extends object, Settled> {
  orders: OrderStore<Goods>;
  create: CreateOrder<Body>;
  verify: Verify<Settled>;
}

/** One order: the data stored on the device with it, and the texts of the provider's dialog. */
export interface Ordering<Goods extends object> extends Pick<PayableOrder, "description" | "payer"> {
  goods: Goods;
}

/** The result of a purchase. */
export type Purchased<Goods extends object, Settled> =
  | { kind: "settled"; order: PaidOrder<Goods>; settled: Settled }
  /** The person paid, but the result is unknown. The order stays on the device. */
  | { kind: "waiting"; order: PaidOrder<Goods> }
  /** The person closed the dialog without paying. */
  | { kind: "closed" }
  /** No order was created; has the call's error. */
  | { kind: "unordered"; error: unknown }
  /** The provider or the server refused the payment, or it is refunded. */
  | Refused;

/** Runs a purchase: order, the provider's dialog, verification. The page renders `dialog`. */
export function usePurchase<Body, Goods extends object, Settled>(sale: Sale<Body, Goods, Settled>) {
  const { orders, create, verify } = sale;
  const { order, begin } = useOrder(create);
  const { openProviderDialog, dialog } = useProviderDialog();

  async function buy(body: Body, ordering: Ordering<Goods>): Promise<Purchased<Goods, Settled>> {
    const { data, error } = await order(body);
    return data ? pay(data, ordering) : { kind: "unordered", error };
  }

  async function pay(made: Order, ordering: Ordering<Goods>): Promise<Purchased<Goods, Settled>> {
    const { goods, description, payer } = ordering;
    const { orderId, amount, currency, key } = made;
    const order = { ...goods, orderId, amount, payment: null };
    orders.keep(order);
    const outcome = await openProviderDialog({ orderId, amount, currency, key, description, payer });
    if (outcome.kind === "paid") {
      const { paymentId, signature } = outcome;
      return confirm(order, { paymentId, orderId: outcome.orderId, signature });
    }
    orders.forget();
    return outcome;
  }

  async function confirm(kept: StoredOrder<Goods>, payment: Payment): Promise<Purchased<Goods, Settled>> {
    const paid = { ...kept, payment };
    orders.keep(paid);
    const { data, error } = await verify({ body: payment });
    const refused = refusedBy(error);
    if (!data && !refused) return { kind: "waiting", order: paid };
    orders.forget();
    if (data) return { kind: "settled", order: paid, settled: data };
    begin();
    return refused ?? { kind: "failed" };
  }
  return { buy, dialog };
}
