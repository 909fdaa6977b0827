import { boolean, number, object } from "yup";
import { defineContract } from "../../contract/define.ts";
import { choice, isoDate, list, nullableChoice, nullableIsoDate, text } from "../../contract/wire.ts";
import { id } from "../../fields.ts";
import * as calls from "./calls.ts";
import { DELIVERY_FAULTS, DELIVERY_STATES } from "./limits.ts";
import { webhookChangeSchema, webhookSchema } from "./schema.ts";

const webhook = object({
  _id: text(),
  url: text(),
  /** Some of `WEBHOOK_EVENTS`; a newer server may have others. */
  events: list(text()),
  active: boolean().defined(),
  /** The owner who made it or last changed it; null if that account is deleted, or an earlier release made it. */
  by: object({ _id: text(), fullName: text() }).default(undefined).nullable(),
  /** When Dryrun switched it off because its server did not answer; null once it is on again. */
  stoppedAt: nullableIsoDate(),
  createdAt: isoDate(),
});

const delivery = object({
  _id: text(),
  /** The same for every delivery of one event. */
  eventId: text(),
  /** One of `WEBHOOK_EVENTS`, or `test`. */
  event: text(),
  createdAt: isoDate(),
  state: choice(DELIVERY_STATES),
  attempts: number().defined(),
  /** The time of the last attempt; null before the first. */
  lastAt: nullableIsoDate(),
  /** The HTTP status of the last answer; null if there was none. */
  status: number().defined().nullable(),
  fault: nullableChoice(DELIVERY_FAULTS),
  /** How long the last attempt took, in milliseconds. */
  ms: number().defined().nullable(),
  /** When it is tried again; null if it is not. */
  nextAt: nullableIsoDate(),
  /** The body of the request, as it was signed. */
  body: text(),
});

const ofWebhook = object({ webhookId: id() });

/** The webhooks of the company, the oldest first. */
export const webhooks = defineContract({
  ...calls.webhooks,
  status: 200,
  response: object({ webhooks: list(webhook) }),
  errors: ["ROLE"],
});

/** The only answer that has the secret. */
export const createWebhook = defineContract({
  ...calls.createWebhook,
  body: webhookSchema,
  status: 201,
  response: object({ message: text(), webhook, secret: text() }),
  errors: ["LIMIT_REACHED", "ROLE"],
});

/** Switching it on again forgets why it was switched off. */
export const changeWebhook = defineContract({
  ...calls.changeWebhook,
  params: ofWebhook,
  body: webhookChangeSchema,
  status: 200,
  response: object({ message: text(), webhook }),
  errors: ["NOT_FOUND", "ROLE"],
});

/** Deletes its log, too. */
export const deleteWebhook = defineContract({
  ...calls.deleteWebhook,
  params: ofWebhook,
  status: 204,
  errors: ["NOT_FOUND", "ROLE"],
});

/** The former secret signs beside the new one for another day. */
export const changeWebhookSecret = defineContract({
  ...calls.changeWebhookSecret,
  params: ofWebhook,
  status: 200,
  response: object({ message: text(), secret: text() }),
  errors: ["NOT_FOUND", "ROLE"],
});

/** Sends an event without content, once. */
export const testWebhook = defineContract({
  ...calls.testWebhook,
  params: ofWebhook,
  status: 202,
  response: object({ message: text(), deliveryId: text() }),
  errors: ["NOT_FOUND", "ROLE", "TOO_MANY_REQUESTS"],
});

/** The newest deliveries first. */
export const webhookDeliveries = defineContract({
  ...calls.webhookDeliveries,
  params: ofWebhook,
  status: 200,
  response: object({ deliveries: list(delivery) }),
  errors: ["NOT_FOUND", "ROLE"],
});

/** Sends the same event again, once, as a new delivery. */
export const repeatDelivery = defineContract({
  ...calls.repeatDelivery,
  params: object({ webhookId: id(), deliveryId: id() }),
  status: 202,
  response: object({ message: text(), deliveryId: text() }),
  errors: ["NOT_FOUND", "ROLE", "TOO_MANY_REQUESTS"],
});
