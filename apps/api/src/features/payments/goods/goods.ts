import type { NOT_GIVEN_REASONS, OrderKind } from "@dryrun/domain/payments/limits";
import type { Db } from "../../../db/client.ts";
import type { OrderRow } from "../queries.ts";

/** The reason why nothing was delivered; the payment is refunded. */
export type NotGiven = (typeof NOT_GIVEN_REASONS)[number];

/** Delivery and return of one kind of order; both run inside the settling transaction, which has locked the order. */
export interface Goods {
  /** Delivers the purchase once. Returns a reason if it cannot, or null. */
  fulfil(tx: Db, order: OrderRow, now: Date): Promise<NotGiven | null>;
  /** Revokes the unused part; `refunded` rupees of the order were refunded. */
  reverse(tx: Db, order: OrderRow, refunded: number, now: Date): Promise<void>;
}
/** Everything that is for sale. */
export type GoodsByKind = Record<OrderKind, Goods>;
