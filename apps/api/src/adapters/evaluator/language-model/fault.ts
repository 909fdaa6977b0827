/** The reason why the language model gave no grade. The text never contains parts of the request, the reply or the key. */
export class ModelFault extends Error {
  /** Whether the same request may succeed a moment later. */
  readonly isTransient: boolean;
  /** Whether the service itself fails, not only this one reply. */
  readonly isOutage: boolean;
  /** The HTTP status, when there is one. */
  readonly status: number | undefined;
  /** How long the service asks callers to wait, in milliseconds. */
  readonly retryAfterMs: number | undefined;

  constructor(what: string, about: Partial<Omit<ModelFault, keyof Error>> = {}) {
    super(`The language model ${what}.`);
    this.name = "ModelFault";
    this.isTransient = about.isTransient ?? false;
    this.isOutage = about.isOutage ?? false;
    this.status = about.status;
    this.retryAfterMs = about.retryAfterMs;
  }
}

const TOO_MANY = 429;
const TIMED_OUT = 408;
/** Statuses with which a service refuses the form of a request, not the caller: another form may pass. */
const REFUSED_REQUESTS = [400, 413, 415, 422];

/** The fault of an HTTP status that is not a success. */
export function statusFault(status: number, headers: Headers | undefined): ModelFault {
  return new ModelFault(`answered with status ${status}`, {
    status,
    isTransient: status === TOO_MANY || status === TIMED_OUT || status >= 500,
    isOutage: !REFUSED_REQUESTS.includes(status),
    retryAfterMs: retryAfterOf(headers),
  });
}

/** Whether the service refused the form of the request. */
export const isRefusedRequest = (error: unknown) =>
  error instanceof ModelFault && error.status !== undefined && REFUSED_REQUESTS.includes(error.status);

function retryAfterOf(headers: Headers | undefined): number | undefined {
  const value = headers?.get("retry-after");
  if (!value) return undefined;
  const ms = /^\d+(\.\d+)?$/.test(value) ? Number(value) * 1000 : Date.parse(value) - Date.now();
  return Number.isFinite(ms) ? Math.max(0, ms) : undefined;
}
