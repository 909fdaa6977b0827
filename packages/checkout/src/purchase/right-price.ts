import { errorBody, errorCode } from "@dryrun/api-client/errors";
import type { Purchased } from "./use-purchase.ts";

/** Returns the right price in rupees, if an order was refused because the price has changed. */
function newPriceOf(error: unknown): number | undefined {
  const amount = errorCode(error) === "PRICE_CHANGED" ? errorBody(error)?.amount : undefined;
  return typeof amount === "number" ? amount : undefined;
}

/** Buys at the price on the page. If the server names another one, the person must accept it first. */
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
