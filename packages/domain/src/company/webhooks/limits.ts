import { HOUR_MS, MINUTE_MS } from "../../time.ts";

/** What a webhook can report. */
export const WEBHOOK_EVENTS = ["application.received", "result.sent", "application.decided"] as const;
export type WebhookEvent = (typeof WEBHOOK_EVENTS)[number];
/** The event of a test, which every webhook gets when somebody asks for it. */
export const TEST_EVENT = "test";

/** Webhooks of one company. */
export const MAX_WEBHOOKS = 5;
/** Test events and repeated deliveries of one company per hour. */
export const WEBHOOK_TESTS_PER_HOUR = 60;
/** The seconds that a request may take, including the DNS lookup. */
export const DELIVERY_SECONDS = 10;
/** The time until the next attempt, after each failed one; after the last attempt the delivery has failed. */
export const RETRY_AFTER_MS: readonly number[] = [MINUTE_MS, 5 * MINUTE_MS, 30 * MINUTE_MS, 2 * HOUR_MS, 12 * HOUR_MS];
/** How long a former secret still signs, so that a receiver can change it without losing an event, in hours. */
export const FORMER_SECRET_HOURS = 24;
/** The difference of the clocks that a receiver should accept, in seconds. */
export const SIGNATURE_SECONDS = 300;
/** Deliveries that a log shows. */
export const SHOWN_DELIVERIES = 50;

export const SIGNATURE_HEADER = "Dryrun-Signature";
/** The beginning of every secret of a webhook. */
export const SECRET_START = "whsec_";

export const DELIVERY_STATES = ["waiting", "delivered", "failed"] as const;

/**
 * Why there was no answer: the name was not found, its address is not a public one, no connection, no answer in time, or
 * the webhook was switched off before the attempt.
 */
export const DELIVERY_FAULTS = ["name", "address", "connection", "time", "off"] as const;
export type DeliveryFault = (typeof DELIVERY_FAULTS)[number];
