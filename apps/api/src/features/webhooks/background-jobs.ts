import { createHmac } from "node:crypto";
import { DELIVERY_SECONDS, RETRY_AFTER_MS, SIGNATURE_HEADER } from "@dryrun/domain/company/webhooks/limits";
import { addMs, SECOND_MS } from "@dryrun/domain/time";
import type { DataKeys } from "../../data-keys.ts";
import type { Db } from "../../db/client.ts";
import { webhookOffMail } from "../../mails/team.ts";
import type { Clock, Handlers, Mailer, Outbound, OutboundAnswer, Queue } from "../../ports.ts";
import { queuedUntil } from "../../records/company/webhook-events.ts";
import * as query from "./queries.ts";
import { SEALED } from "./service.ts";

/**
 * Returns the header that signs a body at a time: HMAC-SHA256 of `<unix seconds>.<body>` with each secret. During a change of
 * the secret there are two, and a receiver accepts either.
 */
function signatureOf(secrets: readonly string[], body: string, at: Date): string {
  const seconds = Math.floor(at.getTime() / 1000);
  const sign = (secret: string) => createHmac("sha256", secret).update(`${seconds}.${body}`).digest("hex");
  return [`t=${seconds}`, ...secrets.map((secret) => `v1=${sign(secret)}`)].join(",");
}

interface DeliveryDeps {
  db: Db;
  clock: Clock;
  queue: Pick<Queue, "enqueue">;
  outbound: Pick<Outbound, "post">;
  keys: Pick<DataKeys, "open">;
  mailer: Mailer;
  publicUrl: string;
}
type WebhookJob = "webhook.deliver" | "mail.webhook-off";
type Begun = NonNullable<Awaited<ReturnType<typeof query.beginAttempt>>>;
type Attempted = Pick<OutboundAnswer, "status"> & { fault: query.DeliveryRow["fault"]; ms: number | null };

/** The process may die during an attempt; it then counts as failed without an answer. */
const LOST_MS = 6 * DELIVERY_SECONDS * SECOND_MS;
/** Deliveries that one sweep adds to the queue. */
const MOST_DUE = 200;

const isAccepted = (status: number | null) => status !== null && status >= 200 && status < 300;

async function send({ clock, keys, outbound }: DeliveryDeps, { delivery, webhook, works }: Begun): Promise<Attempted> {
  if (!works || (!webhook.active && !delivery.once)) return { status: null, fault: "off", ms: null };
  const now = clock.now();
  const { secret, formerSecret, formerUntil } = webhook;
  const sealed = formerSecret && formerUntil && formerUntil > now ? [secret, formerSecret] : [secret];
  const secrets = sealed.flatMap((one) => keys.open(SEALED, one) ?? []);
  const headers = {
    [SIGNATURE_HEADER]: signatureOf(secrets, delivery.body, now),
    "Dryrun-Event": delivery.event,
    "Dryrun-Event-Id": delivery.eventId,
  };
  return outbound.post(webhook.url, { headers, body: delivery.body });
}

/** Stores what came of an attempt, and when the next one is due. */
const finish = ({ db, clock, queue }: DeliveryDeps, { delivery, webhook }: Begun, { status, fault, ms }: Attempted) =>
  db.transaction(async (tx) => {
    if (!(await query.lockWebhook(tx, webhook.id))) return;
    const now = clock.now();
    const ended = { lastAt: now, status, fault, ms };
    if (isAccepted(status)) {
      await query.endAttempt(tx, delivery.id, { ...ended, state: "delivered", nextAt: null });
      await query.markWorked(tx, webhook.id, now);
      return;
    }
    const wait = delivery.once || fault === "off" ? undefined : RETRY_AFTER_MS[delivery.attempts - 1];
    if (wait !== undefined) {
      await query.endAttempt(tx, delivery.id, { ...ended, state: "waiting", nextAt: addMs(now, wait) });
      return;
    }
    await query.endAttempt(tx, delivery.id, { ...ended, state: "failed", nextAt: null });
    if (delivery.once || fault === "off") return;
    const companyId = await query.stopWebhook(tx, webhook.id, delivery.createdAt, now);
    for (const { id } of companyId ? await query.findOwners(tx, companyId) : [])
      await queue.enqueue(tx, "mail.webhook-off", { webhookId: webhook.id, userId: id, at: now.toISOString() });
  });

export const webhookJobs = (deps: DeliveryDeps): Pick<Handlers, WebhookJob> => ({
  async "webhook.deliver"({ deliveryId, attempt }) {
    const begun = await query.beginAttempt(deps.db, deliveryId, attempt, addMs(deps.clock.now(), LOST_MS));
    if (begun) await finish(deps, begun, await send(deps, begun));
  },
  async "mail.webhook-off"({ webhookId, userId, at }) {
    const found = await query.findStopped(deps.db, webhookId, userId);
    if (!found) return;
    const { host } = new URL(found.url);
    const mail = webhookOffMail({ name: found.name, host, link: `${deps.publicUrl}/employer/developers` });
    await deps.mailer.send({ ...mail, to: found.email, key: `webhook-off-${webhookId}-${userId}-${Date.parse(at)}` });
  },
});

/** Adds deliveries to the queue whose next attempt is due. */
export const createDeliverySweep =
  ({ db, clock, queue }: { db: Db; clock: Clock; queue: Pick<Queue, "enqueueAll"> }) =>
  (): Promise<boolean> =>
    db.transaction(async (tx) => {
      const now = clock.now();
      const due = await query.takeDue(tx, now, queuedUntil(now), MOST_DUE);
      if (due.length > 0) await queue.enqueueAll(tx, "webhook.deliver", due);
      return due.length === MOST_DUE;
    });
