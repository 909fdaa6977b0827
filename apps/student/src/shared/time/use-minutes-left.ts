import { MINUTE_MS } from "@dryrun/domain/time";
import { useEffect, useState } from "react";
import { useServerOffset } from "./server-clock.ts";

const TICK_MS = 15_000;
/** The error of a clock that is read from a header: half an hour must not show as 31 minutes. */
const GRACE_MS = 1000;

/**
 * Returns the whole minutes until a time by the server's clock, rounded up; 0 if it has passed or there is none. At least 1 until the
 * server's clock is known: on a device that is hours ahead, everything would seem to have passed.
 */
export function useMinutesLeft(until: string | undefined): number {
  const [now, setNow] = useState(() => Date.now());
  const offset = useServerOffset(until !== undefined);
  useEffect(() => {
    if (until === undefined) return;
    setNow(Date.now());
    const timer = setInterval(() => setNow(Date.now()), TICK_MS);
    return () => clearInterval(timer);
  }, [until]);
  if (until === undefined) return 0;
  const minutes = Math.ceil((Date.parse(until) - now - (offset ?? 0) - GRACE_MS) / MINUTE_MS);
  return Math.max(offset === null ? 1 : 0, minutes);
}
