import { CREDIT_PACKS } from "@dryrun/domain/payments/limits";
import { addMs, DAY_MS } from "@dryrun/domain/time";
import type { Db } from "../db/client.ts";
import { insertOrder } from "../features/payments/queries.ts";
import type { Settle } from "../features/payments/settling/settle.ts";
import { newId } from "../ids.ts";

const [PACK] = CREDIT_PACKS;
/** How many credits the first student has bought. */
export const BOUGHT_CREDITS = PACK.credits;
const DAYS_AGO = 20;
const ORDER = "order_sandboxdemo";

interface Buyer {
  userId: string;
  fullName: string;
  email: string;
}

/** One payment of the past, settled as every other: with its receipt, in the list and by mail. */
export async function addPayment(tx: Db, settle: Settle, { userId, fullName, email }: Buyer, now: Date) {
  const createdAt = addMs(now, -DAYS_AGO * DAY_MS);
  const id = newId(createdAt);
  const who = { userId, name: fullName, email, state: "Karnataka" as const };
  const what = { kind: "credits" as const, ...PACK, provider: "sandbox" as const, providerOrderId: ORDER };
  await insertOrder(tx, { id, ...who, ...what, createdAt });
  await settle(tx, id, { event: "captured", paymentId: ORDER.replace("order", "pay") }, createdAt);
}
