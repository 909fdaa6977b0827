import { MINUTE_MS } from "@dryrun/domain/time";
import type { ThreadReport } from "./grading-task.ts";

interface Options {
  /** Processor time that the answer may use, in ms. */
  limit: number;
  /** Processor time that this thread has used so far, in ms; undefined if the thread is gone. */
  threadMs: (threadId: number) => Promise<number | undefined>;
  /** Real time, in ms, that a thread may take to start, and that an answer may take however busy the machine is. */
  longestMs?: number;
}

/** Far more than an answer takes on a busy machine; ends answers that wait without working. */
const LONGEST_MS = MINUTE_MS;
/** Shortest delay, in ms, before the thread's time is read again. */
const SOONEST_MS = 50;

/**
 * Ends a task that has used its processor time. A real-time limit would make the grade depend on how busy the machine
 * is, and would charge the answer for the start of a thread or an engine.
 */
export function createClock({ limit, threadMs, longestMs = LONGEST_MS }: Options) {
  const end = new AbortController();
  let report: ThreadReport | undefined;
  let check: NodeJS.Timeout | undefined;
  let longest = setTimeout(() => end.abort(), longestMs);

  const checkAfter = (ms: number) => {
    check = setTimeout(() => void checkUse(), Math.max(SOONEST_MS, ms));
  };
  async function checkUse() {
    const previousReport = report;
    if (!previousReport) return;
    const now = await threadMs(previousReport.threadId).catch(() => undefined);
    if (previousReport !== report || now === undefined) return;
    const left = limit - (previousReport.usedMs + now - previousReport.threadMs);
    if (left <= 0) end.abort();
    else checkAfter(left);
  }

  return {
    signal: end.signal,
    hasBegun: () => report !== undefined,
    hear(heard: ThreadReport) {
      report = heard;
      clearTimeout(check);
      clearTimeout(longest);
      longest = setTimeout(() => end.abort(), longestMs);
      if (heard.is !== "paused") checkAfter(limit - heard.usedMs);
    },
    stop() {
      report = undefined;
      clearTimeout(check);
      clearTimeout(longest);
    },
  };
}
