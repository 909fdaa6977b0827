import { LEDGER_REASONS, type OrderKind } from "@dryrun/domain/payments/limits";
import type { Db } from "../../db/client.ts";
import { newId } from "../../ids.ts";
import { insertLedgerEntry } from "../auth/queries.ts";
import { addCredits, type OrderRow } from "./queries.ts";

/** Gives what was bought, inside the settling transaction. False where nobody is there to take it: the money goes back. */
export type Fulfil = (tx: Db, order: OrderRow, now: Date) => Promise<boolean>;
/** What each kind of order gives; a kind that is not here cannot be ordered. */
export type Fulfilments = Partial<Record<OrderKind, Fulfil>>;

export const giveCredits: Fulfil = async (tx, { id, userId, credits }, now) => {
  if (userId === null || credits === null || !(await addCredits(tx, userId, credits))) return false;
  const entry = { userId, unit: "credit" as const, amount: credits, reason: LEDGER_REASONS.bought };
  await insertLedgerEntry(tx, { ...entry, id: newId(now), reference: id, at: now });
  return true;
};
