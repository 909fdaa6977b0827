import { MINUTE_MS } from "@dryrun/domain/time";
import { useEffect, useState } from "react";

const TICK_MS = 15_000;

/** Whole minutes until then, rounded up; 0 when it has passed or nothing is to come. */
export function useMinutesLeft(until: string | undefined): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (until === undefined) return;
    setNow(Date.now());
    const timer = setInterval(() => setNow(Date.now()), TICK_MS);
    return () => clearInterval(timer);
  }, [until]);
  return until === undefined ? 0 : Math.max(0, Math.ceil((Date.parse(until) - now) / MINUTE_MS));
}
