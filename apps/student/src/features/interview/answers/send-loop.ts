import { DRAFT_DEBOUNCE_MS } from "@dryrun/domain/interviews/limits";
import { retryDelay } from "./retry-delay.ts";

interface SendLoopParts {
  /** Sends everything pending; false if something must be sent again. */
  attempt: () => Promise<boolean>;
  hasMore: () => boolean;
  /** Called after each attempt, unless the loop was stopped during it. */
  onAttempt: () => void;
}

/** Schedules saving: 800 ms after the last key, immediately on request, and with growing delays after failures. One attempt at a time. */
export function createSendLoop({ attempt, hasMore, onAttempt }: SendLoopParts) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;
  let isSending = false;
  let isUrgent = false;
  let isStopped = false;
  let isRetired = false;

  const schedule = (ms: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => void send(), ms);
  };
  async function send() {
    clearTimeout(timer);
    if (isSending || isStopped || !hasMore()) return;
    isSending = true;
    isUrgent = false;
    failures = (await attempt()) ? 0 : failures + 1;
    isSending = false;
    if (isStopped) return;
    onAttempt();
    if (!hasMore() || (isRetired && failures > 0)) return;
    if (failures > 0 && !isUrgent) schedule(retryDelay(failures - 1));
    else schedule(isUrgent ? 0 : DRAFT_DEBOUNCE_MS);
  }
  return {
    hasFailed: () => failures > 0,
    isStopped: () => isStopped,
    sendSoon() {
      if (failures === 0) schedule(DRAFT_DEBOUNCE_MS); // after a failure the next attempt is already scheduled
    },
    sendNow() {
      isUrgent = true;
      void send();
    },
    /** Retired: the loop makes one more attempt and no repeats. */
    setRetired(value: boolean) {
      isRetired = value;
    },
    stop() {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}
