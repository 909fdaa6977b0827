import type { ErrorBody, ErrorCode, FieldError } from "@dryrun/domain/errors";

const statusOf = (error: unknown) =>
  typeof error === "object" && error !== null && "status" in error ? error.status : undefined;

/** Returns the server's refusal, or undefined if no answer with a body came (network, proxy, 5xx without JSON). */
export function errorBody(error: unknown): ErrorBody | undefined {
  if (typeof error !== "object" || error === null || !("data" in error)) return undefined;
  const { data } = error;
  return typeof data === "object" && data !== null && "message" in data ? (data as ErrorBody) : undefined;
}

export const errorCode = (error: unknown): ErrorCode | undefined => errorBody(error)?.code;

/** Refusals whose message tells when the call works again; messages of faults do not. */
const SAID: readonly (ErrorCode | undefined)[] = ["READ_ONLY", "SWITCHED_OFF"];
/** Whether the call was refused on purpose and temporarily. */
export const isPaused = (error: unknown) => SAID.includes(errorCode(error));

/** Returns the server's message for a refusal; `fallback` for a fault or a missing network. */
export function errorMessage(error: unknown, fallback: string): string {
  const status = statusOf(error);
  return typeof status === "number" && (status < 500 || isPaused(error) || errorCode(error) === "OVERLOADED")
    ? (errorBody(error)?.message ?? fallback)
    : fallback;
}

export const fieldErrors = (error: unknown): FieldError[] => errorBody(error)?.errors ?? [];

/** Whether the request did not reach a server, or got no answer. */
export const isNetworkError = (error: unknown) => ["FETCH_ERROR", "TIMEOUT_ERROR"].includes(String(statusOf(error)));

export const isUnauthenticated = (error: unknown) => statusOf(error) === 401 && errorCode(error) !== "BAD_CREDENTIALS";

/** Copies the seconds of a 429 into the refusal's body, where `retryAfterOf` reads them. For `transformErrorResponse`. */
export function withRetryAfter<E>(error: E, meta: { response?: Response } | undefined): E {
  const seconds = Number(meta?.response?.headers.get("retry-after") ?? Number.NaN);
  const body = errorBody(error);
  return body && seconds > 0 && meta?.response?.status === 429
    ? { ...error, data: { ...body, retryAfter: seconds } }
    : error;
}
/** Returns the seconds until a retry after too many attempts, if the server sent them. */
export function retryAfterOf(error: unknown): number | undefined {
  const seconds = errorBody(error)?.retryAfter;
  return typeof seconds === "number" ? seconds : undefined;
}

/** Returns the reference that support can look up. */
export const requestIdOf = (error: unknown) => errorBody(error)?.requestId;
