import { createHmac, timingSafeEqual } from "node:crypto";
import { signedText } from "@dryrun/domain/payments/rules";
import type { Payments } from "../../ports.ts";

export interface PaymentSecrets {
  /** The key for the dialog's result. */
  key: string;
  /** The key for webhooks. */
  webhook: string;
}

export const hmacOf = (text: string | Buffer, secret: string) =>
  createHmac("sha256", secret).update(text).digest("hex");

/** Compares in constant time. */
function isSignature(given: string, text: string | Buffer, secret: string): boolean {
  const expected = Buffer.from(hmacOf(text, secret));
  const actual = Buffer.from(given);
  return actual.length === expected.length && timingSafeEqual(actual, expected);
}

export const signedBy = ({ key, webhook }: PaymentSecrets): Pick<Payments, "isGenuine" | "isSentByProvider"> => ({
  isGenuine: ({ orderId, paymentId, signature }) => isSignature(signature, signedText(orderId, paymentId), key),
  isSentByProvider: (body, signature) => isSignature(signature, body, webhook),
});
