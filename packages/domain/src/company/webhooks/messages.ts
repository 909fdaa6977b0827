import { type DeliveryFault, MAX_WEBHOOKS, WEBHOOK_TESTS_PER_HOUR, type WebhookEvent } from "./limits.ts";

export const EVENT_NAMES: Readonly<Record<WebhookEvent, string>> = {
  "application.received": "Application received",
  "result.sent": "Interview result sent",
  "application.decided": "Application decided",
};
/** In words, why an attempt got no answer. */
export const FAULT_NAMES: Readonly<Record<DeliveryFault, string>> = {
  name: "The name of the server was not found",
  address: "The server's address is not public",
  connection: "No connection",
  time: "No answer in time",
  off: "The webhook was off",
};

export const WEBHOOK_CREATED = "Webhook created";
export const WEBHOOK_SAVED = "Webhook saved";
export const SECRET_CHANGED = "Secret changed";
export const TEST_SENT = "Test event is on its way";
export const DELIVERY_REPEATED = "Event is on its way again";
export const NO_WEBHOOK_LEFT = `A company can have at most ${MAX_WEBHOOKS} webhooks. Delete one first.`;
export const CHOOSE_EVENTS = "Choose at least one event.";
export const TOO_MANY_TESTS = `Your company has sent ${WEBHOOK_TESTS_PER_HOUR} test events and repeated events within an hour. Wait and try again.`;
export const NOT_HTTPS = "Enter an address that starts with https://.";
export const NOT_THIS_PORT = "Use the port 443 or 8443.";
export const NO_PASSWORD_IN_URL = "Leave out the user name and password; check the signature instead.";
export const NOT_PUBLIC = "Enter the address of a server that the internet can reach.";
