import type { TEST_EVENT, WebhookEvent } from "@dryrun/domain/company/webhooks/limits";
import { addMs, HOUR_MS } from "@dryrun/domain/time";
import { and, arrayContains, eq, inArray } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { applications } from "../../db/schema/applications.ts";
import { webhookDeliveries, webhooks } from "../../db/schema/webhooks.ts";
import { newId } from "../../ids.ts";
import type { Queue } from "../../ports.ts";
import { webhookMayReport } from "./delegated-rights.ts";

type Delivery = typeof webhookDeliveries.$inferInsert;
interface CompanyEvent {
  event: WebhookEvent | typeof TEST_EVENT;
  companyId: string;
  data: object;
}

/** How long a delivery may wait in the queue before it is added to the queue again, in milliseconds. */
const QUEUED_MS = 6 * HOUR_MS;
export const queuedUntil = (now: Date) => addMs(now, QUEUED_MS);

/** Writes the body of an event. It has ids but no names; a receiver can read more with an API key. */
function bodyOf(eventId: string, { event, companyId, data }: CompanyEvent, now: Date): string {
  return JSON.stringify({ id: eventId, event, createdAt: now.toISOString(), companyId, data });
}

/** Adds deliveries, and the jobs that send them. */
export async function addDeliveries(
  tx: Db,
  queue: Pick<Queue, "enqueueAll">,
  deliveries: readonly Omit<Delivery, "id" | "createdAt" | "nextAt">[],
  now: Date,
): Promise<string[]> {
  if (deliveries.length === 0) return [];
  const rows = deliveries.map((one) => ({ ...one, id: newId(now), createdAt: now, nextAt: queuedUntil(now) }));
  await tx.insert(webhookDeliveries).values(rows);
  const payloads = rows.map(({ id, webhookId }) => ({ deliveryId: id, webhookId, attempt: 0 }));
  await queue.enqueueAll(tx, "webhook.deliver", payloads);
  return rows.map(({ id }) => id);
}

/** Returns the columns of a new event. */
export function eventOf(happened: CompanyEvent, now: Date) {
  const eventId = newId(now);
  return { eventId, event: happened.event, body: bodyOf(eventId, happened, now) };
}

/** Tells the webhooks of a company, which want this event, about applications; called in the transaction of the change. */
export async function tellWebhooks(
  tx: Db,
  queue: Pick<Queue, "enqueueAll">,
  event: WebhookEvent,
  applicationIds: readonly string[],
  now: Date,
): Promise<void> {
  if (applicationIds.length === 0) return;
  const wanted = await tx
    .select({
      webhookId: webhooks.id,
      companyId: webhooks.companyId,
      applicationId: applications.id,
      jobId: applications.jobId,
      status: applications.status,
    })
    .from(applications)
    .innerJoin(webhooks, and(eq(webhooks.companyId, applications.companyId), eq(webhooks.active, true)))
    .where(
      and(inArray(applications.id, [...applicationIds]), arrayContains(webhooks.events, [event]), webhookMayReport),
    );
  const events = new Map<string, ReturnType<typeof eventOf>>();
  for (const { applicationId, jobId, status, companyId } of wanted) {
    const data = { applicationId, jobId, ...(event === "application.decided" && { status }) };
    if (!events.has(applicationId)) events.set(applicationId, eventOf({ event, companyId, data }, now));
  }
  const deliveries = wanted.flatMap(({ webhookId, applicationId }) => {
    const happened = events.get(applicationId);
    return happened ? [{ ...happened, webhookId, applicationId }] : [];
  });
  await addDeliveries(tx, queue, deliveries, now);
}
