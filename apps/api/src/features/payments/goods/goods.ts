import type { NOT_GIVEN_REASONS, OrderKind } from "@dryrun/domain/payments/limits";
import type { Db } from "../../../db/client.ts";
import type { OrderRow } from "../queries.ts";

/** Why nothing was delivered; the payment is returned. */
export type NotGiven = (typeof NOT_GIVEN_REASONS)[number];

/** What one kind of order gives and takes back; both run inside the settling transaction, with the order locked. */
export interface Goods {
  /** Delivers the purchase once. Returns a reason if it cannot, or null. */
  fulfil(tx: Db, order: OrderRow, now: Date): Promise<NotGiven | null>;
  /** Revokes what is still unused; `refunded` rupees of the order were returned. */
  reverse(tx: Db, order: OrderRow, refunded: number, now: Date): Promise<void>;
}
/** Everything that is sold. */
export type GoodsByKind = Record<OrderKind, Goods>;
