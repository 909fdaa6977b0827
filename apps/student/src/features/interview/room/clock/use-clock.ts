import { SECOND_MS } from "@dryrun/domain/time";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { milestonesBetween, secondsLeftAt, type Times } from "./clock.ts";

/** Calls back every second, and immediately when the page becomes visible. */
function useTick(onTick: () => void) {
  const tick = useEffectEvent(onTick);
  useEffect(() => {
    const run = () => tick();
    const timer = setInterval(run, SECOND_MS);
    document.addEventListener("visibilitychange", run);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", run);
    };
  }, []);
}

/** Returns the seconds left, for components that show them. */
export function useSecondsLeft(times: Times): number {
  const [now, setNow] = useState(() => Date.now());
  useTick(() => setNow(Date.now()));
  return secondsLeftAt(times, now);
}

/** Calls back at the milestones, and once when the time is up. */
export function useClockWatch(times: Times, onMilestone: (seconds: number) => void, onZero: () => void) {
  // One more, so that the first look includes the current second.
  const lastSecondsLeft = useRef(secondsLeftAt(times, Date.now()) + 1);
  const look = useEffectEvent(() => {
    const left = secondsLeftAt(times, Date.now());
    const mark = milestonesBetween(lastSecondsLeft.current, left).at(-1); // after a sleep, announces only the latest milestone
    const isUp = left === 0 && lastSecondsLeft.current > 0;
    lastSecondsLeft.current = left;
    if (isUp) onZero();
    else if (mark !== undefined) onMilestone(mark);
  });
  useTick(() => look());
  useEffect(() => look(), []);
}
