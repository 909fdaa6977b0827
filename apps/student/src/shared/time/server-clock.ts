import { wireContracts } from "@dryrun/domain/system/contract";
import { useEffect, useState } from "react";

const PATIENCE_MS = 8000;
/** Smaller differences are noise: a header's time has whole seconds, and an answer takes time to arrive. */
const NOISE_MS = 2000;
/** The average rounding error of the header's whole seconds. */
const LEFT_OUT_MS = 500;

export interface TimedCall {
  took: number;
  /** How far the server's clock is ahead of this device's, in milliseconds. */
  clockOff: number;
}

/** Times a small call; the answer's date shows how far this device's clock is off. */
export async function timeCall(): Promise<TimedCall> {
  const askedAt = Date.now();
  const response = await fetch(`${location.origin}/api${wireContracts.path}`, {
    cache: "no-store",
    signal: AbortSignal.timeout(PATIENCE_MS),
  });
  if (response.status >= 500) throw new Error(`HTTP ${response.status}`);
  const heardAt = Date.now();
  const server = Date.parse(response.headers.get("date") ?? "");
  return {
    took: heardAt - askedAt,
    clockOff: Number.isNaN(server) ? 0 : server + LEFT_OUT_MS - (askedAt + heardAt) / 2,
  };
}

/**
 * Returns what to add to this device's clock to get the server's. Null until it is known; 0 if no server answers. Requested only if
 * `isWanted`.
 */
export function useServerOffset(isWanted = true): number | null {
  const [offset, setOffset] = useState<number | null>(null);
  useEffect(() => {
    if (!isWanted) return;
    let isHere = true;
    timeCall().then(
      ({ clockOff }) => isHere && setOffset(Math.abs(clockOff) < NOISE_MS ? 0 : clockOff),
      () => isHere && setOffset(0),
    );
    return () => {
      isHere = false;
    };
  }, [isWanted]);
  return offset;
}
