import { errorBody, errorCode } from "@dryrun/api-client/errors";

const REFUSALS = ["BAD_SIGNATURE", "NOT_FOUND", "VALIDATION"];

/** How the server's no to a payment reads; `returned` carries its words: the money was taken and goes back. */
export type Refused = { kind: "failed" } | { kind: "returned"; message: string };

/** The server's no to a payment, or null. No answer, or a fault, leaves it open: the money may be on its way. */
export function refusedBy(error: unknown): Refused | null {
  const body = errorBody(error);
  const code = errorCode(error) ?? "";
  if (body && code === "PAYMENT_RETURNED") return { kind: "returned", message: body.message };
  return REFUSALS.includes(code) ? { kind: "failed" } : null;
}

export const isRefused = (purchased: { kind: string }): purchased is Refused =>
  purchased.kind === "failed" || purchased.kind === "returned";

/** What the page says: the server's words of a payment that goes back, else `failed`. */
export const messageOf = (refused: Refused, failed: string) => (refused.kind === "returned" ? refused.message : failed);
