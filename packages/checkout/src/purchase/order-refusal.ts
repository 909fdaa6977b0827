import { errorCode, errorMessage, fieldErrors, isNetworkError, isPaused } from "@dryrun/api-client/errors";
import type { FieldError } from "@dryrun/domain/errors";
import { order as say } from "../messages.en-in.ts";

export interface OrderRefusal {
  message?: string;
  errors?: FieldError[];
}

/** Appended to the seller's message: the network failed, or how long to wait. */
function reasonOf(error: unknown): string {
  if (isNetworkError(error)) return say.offline;
  return errorCode(error) === "TOO_MANY_REQUESTS" ? errorMessage(error, "") : "";
}

/** Why no order was made: at its fields, or over the form after the seller's message; where orders are paused, in the server's words. */
export function refusalOfOrder(error: unknown, failed: string): OrderRefusal {
  if (isPaused(error)) return { message: errorMessage(error, failed) }; // another try would not help
  const errors = errorCode(error) === "VALIDATION" ? fieldErrors(error) : [];
  return errors.length > 0 ? { errors } : { message: `${failed} ${reasonOf(error)}`.trim() };
}
