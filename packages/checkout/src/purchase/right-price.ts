import { errorBody, errorCode } from "@dryrun/api-client/errors";
import type { Purchased } from "./use-purchase.ts";

/** The right price in rupees, where an order was refused because it is another one by now. */
function newPriceOf(error: unknown): number | undefined {
  const amount = errorCode(error) === "PRICE_CHANGED" ? errorBody(error)?.amount : undefined;
  return typeof amount === "number" ? amount : undefined;
}

/** Buys at the price on the page; where the server names another one, only after the person accepts that. */
export async function buyAtRightPrice<Goods extends object, Settled>(
  shown: number,
  buyFor: (amount: number) => Promise<Purchased<Goods, Settled>>,
  accepts: (amount: number) => Promise<boolean>,
): Promise<Purchased<Goods, Settled> | { kind: "kept-off" }> {
  const purchased = await buyFor(shown);
  const amount = purchased.kind === "unordered" ? newPriceOf(purchased.error) : undefined;
  if (amount === undefined) return purchased;
  return (await accepts(amount)) ? buyFor(amount) : { kind: "kept-off" };
}
