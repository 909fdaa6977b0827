import { SECOND_MS } from "@dryrun/domain/time";
import { useEffect, useState } from "react";

/** The server's time as this moment's, every second: the device's clock, corrected by an answer and when it came. */
export function useServerNow(serverTime: string | undefined, receivedAt: number | undefined): number {
  const [device, setDevice] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setDevice(Date.now()), SECOND_MS);
    return () => clearInterval(timer);
  }, []);
  if (serverTime === undefined || receivedAt === undefined) return device;
  return Math.max(device, receivedAt) + Date.parse(serverTime) - receivedAt;
}
