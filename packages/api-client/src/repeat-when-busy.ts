import { login } from "@dryrun/domain/auth/calls";
import { isPaused } from "./errors.ts";

interface Asked {
  url: string;
  method?: string | undefined;
  headers?: unknown;
}
interface Answered {
  error?: unknown;
  meta?: { response?: Response | undefined } | undefined;
}

/** A server that wants a longer wait, in seconds, is not busy but away. */
const LONGEST_WAIT = 15;
const REPEATS = 3;

/** Whether nothing happens twice: reading, a call whose key makes its repeats one, and a sign-in, which changes nothing. */
const mayRepeat = (asked: string | Asked) =>
  typeof asked === "string" ||
  (asked.method ?? "GET") === "GET" ||
  asked.url === login.path ||
  new Headers(asked.headers as HeadersInit | undefined).has("idempotency-key");

/** Returns after how many seconds a busy server wants the call again; undefined for every other answer. */
function readRetrySeconds({ error, meta }: Answered): number | undefined {
  const response = meta?.response;
  const seconds = Number(response?.headers.get("retry-after") ?? Number.NaN);
  return response?.status === 503 && seconds <= LONGEST_WAIT && !isPaused(error) ? seconds : undefined;
}

/** Resolves to whether the time passed; false if the caller gave up. */
const pause = (ms: number, signal: AbortSignal) =>
  new Promise<boolean>((resolve) => {
    const timer = setTimeout(() => resolve(true), ms);
    signal.addEventListener("abort", () => {
      clearTimeout(timer);
      resolve(false);
    });
  });

/** Sends a call that may be repeated again, up to three times, when a busy server asks for that with `Retry-After`. */
export async function repeatWhenBusy<Answer extends Answered>(
  send: () => Answer | PromiseLike<Answer>,
  asked: string | Asked,
  signal: AbortSignal,
): Promise<Answer> {
  for (let repeats = 0; ; repeats++) {
    const answer = await send();
    const seconds = readRetrySeconds(answer);
    if (seconds === undefined || repeats === REPEATS || !mayRepeat(asked)) return answer;
    const spread = 1 + Math.random() / 2; // browsers that were refused together come back one by one
    if (!(await pause(seconds * 1000 * spread, signal))) return answer;
  }
}
