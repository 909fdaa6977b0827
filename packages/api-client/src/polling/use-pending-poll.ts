import { useEffect, useEffectEvent, useState } from "react";

const DELAYS_MS = [3000, 5000, 8000, 15_000];

/** After this time, a wait counts as longer than usual. */
const SLOW_AFTER_MS = 5 * 60_000;

/** Returns the wait before the next poll: 3, 5, 8 and then every 15 seconds. */
export const pollDelay = (asked: number) => DELAYS_MS[Math.min(asked, DELAYS_MS.length - 1)] ?? 15_000;

/** Polls while something is pending and the page is visible. Returns whether it takes longer than usual. */
export function usePendingPoll(isPending: boolean, ask: () => void): boolean {
  const [isSlow, setSlow] = useState(false);
  const askNow = useEffectEvent(ask);
  useEffect(() => {
    if (!isPending) return;
    const since = Date.now();
    let requestCount = 0;
    let timer: ReturnType<typeof setTimeout>;
    const isVisible = () => document.visibilityState === "visible";
    const plan = () => {
      clearTimeout(timer);
      if (!isVisible()) return;
      timer = setTimeout(() => {
        requestCount += 1;
        setSlow(Date.now() - since >= SLOW_AFTER_MS);
        askNow();
        plan();
      }, pollDelay(requestCount));
    };
    const onVisibility = () => {
      if (isVisible()) askNow();
      plan();
    };
    plan();
    document.addEventListener("visibilitychange", onVisibility);
    return () => {
      clearTimeout(timer);
      document.removeEventListener("visibilitychange", onVisibility);
    };
  }, [isPending]);
  return isPending && isSlow;
}
