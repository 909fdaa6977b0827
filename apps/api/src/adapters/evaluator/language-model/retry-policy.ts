import { SECOND_MS } from "@dryrun/domain/time";
import {
  ConsecutiveBreaker,
  circuitBreaker,
  DelegateBackoff,
  halfJitterGenerator,
  handleWhen,
  type IRetryBackoffContext,
  isBrokenCircuitError,
  isTaskCancelledError,
  retry,
  wrap,
} from "cockatiel";
import { ModelFault } from "./fault.ts";

const RETRIES = 2;
/** After this many failed questions in a row no calls are made for `REST_MS`; then one question is tried. */
const FAILURES = 3;
export const REST_MS = 60 * SECOND_MS;
const FIRST_RETRY_MS = 500;
const LAST_RETRY_MS = 8 * SECOND_MS;

const faultWith = (what: "isTransient" | "isOutage") =>
  handleWhen((error: unknown) => error instanceof ModelFault && error[what]);

export interface Deadline {
  signal: AbortSignal;
  leftMs(): number;
}

interface RetryOptions {
  /** The longest first wait before a retry, in milliseconds; the second is up to twice as long. */
  firstRetryMs?: number;
  /** Called when the circuit opens. */
  onRest: () => void;
}

/** Retries transient faults within the deadline, and stops calling a service that keeps failing. */
export function createRetryPolicy({ firstRetryMs = FIRST_RETRY_MS, onRest }: RetryOptions) {
  const jitter = { initialDelay: firstRetryMs, maxDelay: LAST_RETRY_MS, exponent: 2, generator: halfJitterGenerator };
  const backoff = new DelegateBackoff<IRetryBackoffContext<unknown>>(({ attempt: tries, result }) => {
    const retryAfterMs =
      "error" in result && result.error instanceof ModelFault ? result.error.retryAfterMs : undefined;
    return retryAfterMs ?? halfJitterGenerator(tries - 1, jitter)[0];
  });
  const retrying = retry(faultWith("isTransient"), { maxAttempts: RETRIES, backoff });
  const breaker = circuitBreaker(faultWith("isOutage"), {
    halfOpenAfter: REST_MS,
    breaker: new ConsecutiveBreaker(FAILURES),
  });
  breaker.onBreak(onRest);
  const policy = wrap(breaker, retrying);

  return {
    /** Rejects with a `ModelFault`, at the latest at the deadline. */
    async run<T>(work: () => Promise<T>, deadline: Deadline): Promise<T> {
      const tries = policy.execute(() => attempt(work, deadline), deadline.signal);
      return Promise.race([tries, endOf(deadline)]).catch((error: unknown) => {
        const isResting = isBrokenCircuitError(error) || isTaskCancelledError(error);
        throw isResting ? new ModelFault("is given a rest after failures") : error;
      });
    },
  };
}

export type RetryPolicy = ReturnType<typeof createRetryPolicy>;

const outOfTime = () => new ModelFault("was given no more time", { isOutage: true });

/** Does not start a wait that would end after the deadline. */
async function attempt<T>(work: () => Promise<T>, { signal, leftMs }: Deadline): Promise<T> {
  if (signal.aborted) throw outOfTime();
  try {
    return await work();
  } catch (error) {
    if (error instanceof ModelFault && (error.retryAfterMs ?? 0) >= leftMs())
      throw new ModelFault("is busy for longer than an answer may wait", { isOutage: true });
    throw error;
  }
}

/** Rejects when the signal aborts: waits before a retry and for another question's attempt do not end with the signal. */
const endOf = ({ signal }: Deadline) =>
  new Promise<never>((_, reject) => {
    const end = () => reject(outOfTime());
    if (signal.aborted) end();
    else signal.addEventListener("abort", end, { once: true });
  });
