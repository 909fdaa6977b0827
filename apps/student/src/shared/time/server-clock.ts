import { wireContracts } from "@dryrun/domain/system/contract";
import { useEffect, useState } from "react";

const PATIENCE_MS = 8000;
/** A header's time has no parts of a second, and an answer takes its way: so little is no difference. */
const NOISE_MS = 2000;
/** The header has whole seconds: the average rounding error. */
const LEFT_OUT_MS = 500;

export interface TimedCall {
  took: number;
  /** How far the server's clock is ahead of this device's, in milliseconds. */
  clockOff: number;
}

/** A small call, timed; the answer's own time shows how far this device's clock is off. */
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
 * What to add to this device's clock to have the server's. Null until it is known; 0 where nobody answers. Asked for only
 * where `isWanted`.
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
