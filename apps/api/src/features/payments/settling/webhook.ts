import { createHash } from "node:crypto";
import { BAD_SIGNATURE } from "@dryrun/domain/payments/messages";
import type { Db } from "../../../db/client.ts";
import { AppError } from "../../../errors/app-error.ts";
import type { Clock, Payments, SignedEvent } from "../../../ports.ts";
import * as query from "../queries.ts";
import type { Settle } from "./settle.ts";

interface WebhookDeps {
  db: Db;
  clock: Clock;
  payments: Payments;
  settle: Settle;
}

export type Webhook = ReturnType<typeof createWebhook>;

/** Processes the provider's events: repeated ones, in any order, and also for orders that are not ours. */
export function createWebhook({ db, clock, payments, settle }: WebhookDeps) {
  return async function receive({ body, signature, id }: SignedEvent): Promise<void> {
    if (!payments.isSentByProvider(body, signature)) throw new AppError("BAD_SIGNATURE", BAD_SIGNATURE);
    const event = payments.readEvent(body);
    if (!event) return;
    await db.transaction(async (tx) => {
      const eventId = id || createHash("sha256").update(body).digest("hex");
      if (!(await query.insertEvent(tx, eventId.slice(0, 200), clock.now()))) return;
      const orderId = await query.findOrderIdOf(tx, event.orderId, event.paymentId);
      if (orderId) await settle(tx, orderId, event);
    });
  };
}
