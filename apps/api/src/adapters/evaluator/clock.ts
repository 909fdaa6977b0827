import { SECOND_MS } from "@dryrun/domain/time";

/** The start of a thread or of an engine is not the answer's fault, so it has its own, generous limit. */
const START_MS = 60 * SECOND_MS;

/** Ends a task that has used its time; waiting for a thread or an engine to start has a limit of its own. */
export function createClock(limit: number) {
  const end = new AbortController();
  let used = 0;
  let since: number | null = null;
  let hasBegun = false;
  const endAfter = (ms: number) => setTimeout(() => end.abort(), ms);
  let timer = endAfter(START_MS);
  const stop = () => {
    clearTimeout(timer);
    if (since !== null) used += performance.now() - since;
    since = null;
  };
  return {
    signal: end.signal,
    hasBegun: () => hasBegun,
    stop,
    used: () => used,
    /** What the thread reports: "begun", "paused" or "resumed". */
    hear(report: string) {
      stop();
      hasBegun = true;
      if (report === "paused") timer = endAfter(START_MS);
      else {
        since = performance.now();
        timer = endAfter(Math.max(0, limit - used));
      }
    },
  };
}
