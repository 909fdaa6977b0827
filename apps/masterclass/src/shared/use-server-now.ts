import { SECOND_MS } from "@dryrun/domain/time";
import { useEffect, useState } from "react";

/** Returns the server's current time, updated every second: the device's clock, corrected by an answer and its arrival time. */
export function useServerNow(serverTime: string | undefined, receivedAt: number | undefined): number {
  const [device, setDevice] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setDevice(Date.now()), SECOND_MS);
    return () => clearInterval(timer);
  }, []);
  if (serverTime === undefined || receivedAt === undefined) return device;
  return Math.max(device, receivedAt) + Date.parse(serverTime) - receivedAt;
}
