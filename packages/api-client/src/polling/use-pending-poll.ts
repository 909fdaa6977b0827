import { useEffect, useEffectEvent, useState } from "react";
import { pollDelay, SLOW_AFTER_MS } from "./poll-delay.ts";

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
