import { errorCode, errorMessage, fieldErrors, isNetworkError, isPaused } from "@dryrun/api-client/errors";
import type { FieldError } from "@dryrun/domain/errors";
import { order as text } from "../messages.en-in.ts";

export interface OrderRefusal {
  message?: string;
  errors?: FieldError[];
}

/** Returns the reason to append to the seller's message: the network failed, or how long to wait. */
function reasonOf(error: unknown): string {
  if (isNetworkError(error)) return text.offline;
  return errorCode(error) === "TOO_MANY_REQUESTS" ? errorMessage(error, "") : "";
}

/**
 * Returns why no order was created: at its fields, or above the form after the seller's message. While orders are paused, it is the
 * server's message.
 */
export function refusalOfOrder(error: unknown, failed: string): OrderRefusal {
  if (isPaused(error)) return { message: errorMessage(error, failed) }; // a retry would not help
  const errors = errorCode(error) === "VALIDATION" ? fieldErrors(error) : [];
  return errors.length > 0 ? { errors } : { message: `${failed} ${reasonOf(error)}`.trim() };
}
