import { errorBody, errorCode } from "@dryrun/api-client/errors";

const REFUSALS = ["BAD_SIGNATURE", "NOT_FOUND", "VALIDATION"];

/** A refusal of a payment. `returned` has the server's message: the money was charged and will be refunded. */
export type Refused = { kind: "failed" } | { kind: "returned"; message: string };

/**
 * Returns the server's refusal of a payment, or null. Without an answer, or after a fault, the result is open: the money may be on its way.
 */
export function refusedBy(error: unknown): Refused | null {
  const body = errorBody(error);
  const code = errorCode(error) ?? "";
  if (body && code === "PAYMENT_RETURNED") return { kind: "returned", message: body.message };
  return REFUSALS.includes(code) ? { kind: "failed" } : null;
}

export const isRefused = (purchased: { kind: string }): purchased is Refused =>
  purchased.kind === "failed" || purchased.kind === "returned";

/** Returns the server's message about a refunded payment, otherwise `failed`. */
export const messageOf = (refused: Refused, failed: string) => (refused.kind === "returned" ? refused.message : failed);
