import { ERROR_STATUS, type ErrorCode, type FieldError } from "@dryrun/domain/errors";
import { OVERLOADED } from "@dryrun/domain/system/messages";

/** A refusal by the product: its code determines the status, its details are added to the body. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly details: { errors?: FieldError[]; [detail: string]: unknown };
  readonly headers: Record<string, string>;

  constructor(
    code: ErrorCode,
    message: string,
    details: AppError["details"] = {},
    headers: Record<string, string> = {},
  ) {
    super(message);
    this.code = code;
    this.details = details;
    this.headers = headers;
  }

  get statusCode(): number {
    return ERROR_STATUS[this.code];
  }
}

export const notFound = (what = "This") => new AppError("NOT_FOUND", `${what} was not found.`);

/** Returns a refusal at one field. */
export const invalidField = (field: string, message: string, code: ErrorCode = "VALIDATION") =>
  new AppError(code, message, { errors: [{ field, message }] });

/** Refuses several fields at once. */
export const invalidFields = (errors: FieldError[]) =>
  new AppError("VALIDATION", errors[0]?.message ?? "Some fields are not valid.", { errors });

/** Headers of an answer that asks to retry a little later. */
const OVERLOAD_HEADERS = { "retry-after": "5", "cache-control": "no-store" };

/** Refuses a call that can be repeated a little later, because too much is going on. */
export const overloaded = (message = OVERLOADED) => new AppError("OVERLOADED", message, {}, OVERLOAD_HEADERS);
