import { errorMessage, fieldErrors, retryAfterOf } from "@dryrun/api-client/errors";
import { tooManyTries } from "@dryrun/domain/auth/sign-in-messages";
import type { SubmitResult } from "@dryrun/forms/form-shell";

/** Returns the server's refusal, at its field or above the form; after too many attempts, how long to wait. */
export function refusalOf(error: unknown, fallback: string): SubmitResult {
  const errors = fieldErrors(error);
  if (errors.length > 0) return { ok: false, errors };
  const seconds = retryAfterOf(error);
  return { ok: false, message: seconds === undefined ? errorMessage(error, fallback) : tooManyTries(seconds) };
}
