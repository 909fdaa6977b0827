import { toRupees } from "@dryrun/domain/money";
import { type PaymentEvent, WEBHOOK_EVENTS } from "@dryrun/domain/payments/settlement";
import type { ProviderEvent } from "../../ports.ts";

interface Entity {
  id: string;
  amount: number;
  order_id?: string | null;
  payment_id?: string;
  /** False of a payment that was authorised and given back without ever being taken. */
  captured?: boolean;
}
export interface WebhookBody {
  event: string;
  payload: { payment?: { entity: Entity }; refund?: { entity: Entity } };
}

const isKnown = (event: unknown): event is keyof typeof WEBHOOK_EVENTS =>
  typeof event === "string" && Object.hasOwn(WEBHOOK_EVENTS, event);

export const nameOf = (event: PaymentEvent): string =>
  Object.entries(WEBHOOK_EVENTS).find(([, meaning]) => meaning === event)?.[0] ?? event;

/** Reads an event in Razorpay's format; null for a partial refund, which we never make, and for events we do not handle. */
export function readEvent(body: Buffer): ProviderEvent | null {
  const { event, payload } = parsed(body);
  if (!isKnown(event)) return null;
  const payment = payload?.payment?.entity;
  const refund = payload?.refund?.entity;
  if (refund && payment?.captured === false) return null;
  if (refund?.amount !== undefined && payment?.amount !== undefined && refund.amount !== payment.amount) return null;
  const paymentId = refund?.payment_id ?? payment?.id;
  if (!paymentId) return null;
  const paise = payment?.amount ?? refund?.amount;
  const amount = paise === undefined ? undefined : toRupees(paise);
  return { event: WEBHOOK_EVENTS[event], paymentId, orderId: payment?.order_id ?? null, amount };
}

function parsed(body: Buffer): Partial<WebhookBody> {
  try {
    return (JSON.parse(body.toString()) ?? {}) as Partial<WebhookBody>;
  } catch {
    return {};
  }
}
