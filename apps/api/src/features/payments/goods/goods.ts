import type { OrderKind, RefundReason } from "@dryrun/domain/payments/limits";
import type { Db } from "../../../db/client.ts";
import type { OrderRow } from "../queries.ts";

/** Why nothing was given: the payment goes back. */
export type NotGiven = Extract<
  RefundReason,
  "no-account" | "already-bought" | "already-enrolled" | "credit-used" | "no-session"
>;

/** What one kind of order gives and takes back; both run inside the settling transaction, with the order locked. */
export interface Goods {
  /** Gives what was bought, once. Answers why not, or null. */
  fulfil(tx: Db, order: OrderRow, now: Date): Promise<NotGiven | null>;
  /** Ends what was given, as far as it is not used: `refunded` rupees of the order's payment are back. */
  reverse(tx: Db, order: OrderRow, refunded: number, now: Date): Promise<void>;
}
/** Everything that is sold. */
export type GoodsByKind = Record<OrderKind, Goods>;
