import { LEDGER_REASONS, type OrderKind } from "@dryrun/domain/payments/limits";
import type { Db } from "../../../db/client.ts";
import { grant } from "../../../records/credits.ts";
import type { OrderRow } from "../queries.ts";

/** Gives what was bought, inside the settling transaction. False where nobody is there to take it: the money goes back. */
export type Fulfil = (tx: Db, order: OrderRow, now: Date) => Promise<boolean>;
/** What each kind of order gives; a kind that is not here cannot be ordered. */
export type Fulfilments = Partial<Record<OrderKind, Fulfil>>;

export const giveCredits: Fulfil = async (tx, { id, userId, credits }, now) => {
  if (userId === null || credits === null) return false;
  return grant(tx, { userId, amount: credits, reason: LEDGER_REASONS.bought, reference: id, at: now });
};
