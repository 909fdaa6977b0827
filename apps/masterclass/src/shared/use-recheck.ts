import { RECHECK_SECONDS } from "@dryrun/domain/masterclass/limits";
import { SECOND_MS } from "@dryrun/domain/time";
import { useEffect, useEffectEvent } from "react";

/** Calls back every 15 s while the tab is visible, and immediately when it becomes visible. */
export function useRecheck(ask: () => void) {
  const askIfVisible = useEffectEvent(() => {
    if (document.visibilityState === "visible") ask();
  });
  useEffect(() => {
    const timer = setInterval(askIfVisible, RECHECK_SECONDS * SECOND_MS);
    document.addEventListener("visibilitychange", askIfVisible);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", askIfVisible);
    };
  }, []);
}
