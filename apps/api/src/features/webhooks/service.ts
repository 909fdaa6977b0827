import { randomBytes } from "node:crypto";
import { changeWebhook, createWebhook } from "@dryrun/domain/company/webhooks/calls";
import type {
  changeWebhook as changed,
  webhooks as contract,
  webhookDeliveries,
} from "@dryrun/domain/company/webhooks/contract";
import {
  FORMER_SECRET_HOURS,
  MAX_WEBHOOKS,
  RETRY_AFTER_MS,
  SECRET_START,
  SHOWN_DELIVERIES,
  TEST_EVENT,
  type WebhookEvent,
} from "@dryrun/domain/company/webhooks/limits";
import { NO_WEBHOOK_LEFT } from "@dryrun/domain/company/webhooks/messages";
import type { Input, Output } from "@dryrun/domain/contract/define";
import { addMs, HOUR_MS } from "@dryrun/domain/time";
import type { DataKeys } from "../../data-keys.ts";
import type { Db } from "../../db/client.ts";
import { AppError, invalidField, notFound } from "../../errors/app-error.ts";
import type { CompanyLimit } from "../../http/limits/person-limits.ts";
import { newId } from "../../ids.ts";
import type { Clock, Outbound, Queue } from "../../ports.ts";
import { lockAsMember, tellOwners } from "../../records/company/delegated-rights.ts";
import type { Member } from "../../records/company/members.ts";
import { addDeliveries, eventOf } from "../../records/company/webhook-events.ts";
import * as query from "./queries.ts";

type Webhook = Output<typeof contract>["webhooks"][number];
type Delivery = Output<typeof webhookDeliveries>["deliveries"][number];
export interface WebhookDeps {
  db: Db;
  clock: Clock;
  queue: Pick<Queue, "enqueue" | "enqueueAll">;
  keys: Pick<DataKeys, "seal">;
  outbound: Pick<Outbound, "refusalOf">;
  /** Tests and repeated events of a company per hour. */
  tests: Pick<CompanyLimit, "take">;
}
export type Webhooks = ReturnType<typeof createWebhooks>;

/** The purpose of the key that seals the secrets of webhooks. */
export const SEALED = "webhook secret";
const SECRET_BYTES = 24;
const newSecret = () => `${SECRET_START}${randomBytes(SECRET_BYTES).toString("base64url")}`;

const webhookAnswer = ({ webhook, by }: query.OwnedWebhook): Webhook => ({
  _id: webhook.id,
  url: webhook.url,
  events: webhook.events,
  active: webhook.active,
  by,
  stoppedAt: webhook.stoppedAt?.toISOString() ?? null,
  createdAt: webhook.createdAt.toISOString(),
});

function deliveryAnswer(row: query.DeliveryRow): Delivery {
  const { id, eventId, event, state, attempts, lastAt, status, fault, ms, body } = row;
  const wait = RETRY_AFTER_MS[attempts - 1];
  const isTriedAgain = state === "waiting" && !row.once && lastAt && wait !== undefined;
  return {
    _id: id,
    ...{ eventId, event, state, attempts, status, fault, ms, body },
    createdAt: row.createdAt.toISOString(),
    lastAt: lastAt?.toISOString() ?? null,
    nextAt: isTriedAgain ? addMs(lastAt, wait).toISOString() : null,
  };
}

/** The webhooks of a company: where they lead, what they report, and how it went. */
export function createWebhooks(deps: WebhookDeps) {
  const { db, clock, queue, tests } = deps;
  /** Sends an event once. */
  const send = async (tx: Db, webhookId: string, event: Parameters<typeof addDeliveries>[2][number]) => {
    const [deliveryId = ""] = await addDeliveries(tx, queue, [{ ...event, webhookId, once: true }], clock.now());
    return deliveryId;
  };
  return {
    ...createChanges(deps),
    list: async ({ companyId }: Member): Promise<Webhook[]> =>
      (await query.findWebhooks(db, companyId)).map(webhookAnswer),

    deliveries: async (member: Member, id: string): Promise<Delivery[]> => {
      await findOwn(db, member, id);
      return (await query.findDeliveries(db, id, SHOWN_DELIVERIES)).map(deliveryAnswer);
    },

    async test(member: Member, id: string): Promise<string> {
      const { companyId } = member;
      await findOwn(db, member, id);
      await tests.take(member);
      const event = eventOf({ event: TEST_EVENT, companyId, data: {} }, clock.now());
      return db.transaction((tx) => send(tx, id, { ...event, webhookId: id }));
    },

    async repeat(member: Member, id: string, deliveryId: string): Promise<string> {
      await findOwn(db, member, id);
      const found = await query.findDelivery(db, id, deliveryId);
      if (!found) throw notFound("This delivery");
      await tests.take(member);
      const { eventId, event, body, applicationId, webhookId } = found;
      return db.transaction((tx) => send(tx, id, { eventId, event, body, applicationId, webhookId }));
    },
  };
}

/** Absent fields are not changed. */
type Change = Input<typeof changed>["body"];

async function findOwn(tx: Db, { companyId }: Member, id: string): Promise<query.OwnedWebhook> {
  const found = await query.findOwnWebhook(tx, companyId, id);
  if (!found) throw notFound("This webhook");
  return found;
}

function check(outbound: WebhookDeps["outbound"], url: string | undefined): void {
  const refusal = url === undefined ? null : outbound.refusalOf(url);
  if (refusal) throw invalidField("url", refusal);
}

const create =
  ({ db, clock, queue, keys, outbound }: WebhookDeps) =>
  (member: Member, { url, events }: { url: string; events: WebhookEvent[] }) => {
    check(outbound, url);
    return db.transaction(async (tx) => {
      const { companyId, userId } = member;
      await lockAsMember(tx, member, createWebhook);
      if ((await query.countWebhooks(tx, companyId)) >= MAX_WEBHOOKS)
        throw new AppError("LIMIT_REACHED", NO_WEBHOOK_LEFT);
      const [now, secret] = [clock.now(), newSecret()];
      const id = newId(now);
      const row = { id, companyId, userId, url, events, workedAt: now, createdAt: now };
      await query.insertWebhook(tx, { ...row, secret: keys.seal(SEALED, secret) });
      await tellOwners(tx, queue, companyId, { kind: "webhook", id }, now);
      return { webhook: webhookAnswer(await findOwn(tx, member, id)), secret };
    });
  };

/** Creates, changes and deletes webhooks. */
function createChanges(deps: WebhookDeps) {
  const { db, clock, queue, keys, outbound } = deps;
  /** Changes a webhook as its owner, who answers for it from now on. */
  const update = (
    member: Member,
    id: string,
    changeOf: (former: query.WebhookRow) => Partial<query.WebhookRow>,
  ): Promise<Webhook> =>
    db.transaction(async (tx) => {
      await lockAsMember(tx, member, changeWebhook);
      const { webhook: former } = await findOwn(tx, member, id);
      const change = changeOf(former);
      await query.updateWebhook(tx, member.companyId, id, { ...change, userId: member.userId });
      if (change.url && change.url !== former.url)
        await tellOwners(tx, queue, member.companyId, { kind: "webhook", id }, clock.now());
      return webhookAnswer(await findOwn(tx, member, id));
    });
  return {
    create: create(deps),

    change(member: Member, id: string, { url, events, active }: Change): Promise<Webhook> {
      check(outbound, url);
      const restart = active && { stoppedAt: null, workedAt: clock.now() };
      return update(member, id, () => ({ url, events, active, ...restart }));
    },

    async remove({ companyId }: Member, id: string): Promise<void> {
      if (!(await query.deleteWebhook(db, companyId, id))) throw notFound("This webhook");
    },

    async changeSecret(member: Member, id: string): Promise<string> {
      const secret = newSecret();
      const formerUntil = addMs(clock.now(), FORMER_SECRET_HOURS * HOUR_MS);
      await update(member, id, (former) => ({
        secret: keys.seal(SEALED, secret),
        formerSecret: former.secret,
        formerUntil,
      }));
      return secret;
    },
  };
}
