import { type OrderStore, orderStore, type PaidOrder } from "@dryrun/checkout/purchase/stored-order";

/** The data stored with an order of credits. */
export interface Credits {
  credits: number;
  /** The purpose of the credits, as in the page's URL. */
  purpose: string;
}
export type PaidCredits = PaidOrder<Credits>;

/** The order of this person on this device. */
export const creditOrders = (userId: string): OrderStore<Credits> =>
  orderStore(`${userId}:order`, (order: Partial<Credits>): order is Credits => {
    const { credits, purpose } = order;
    return Number.isInteger(credits) && typeof purpose === "string";
  });
