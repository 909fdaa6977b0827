import { UNDO_MS } from "@dryrun/domain/applications/limits";
import { DAY_MS } from "@dryrun/domain/time";
import { useEffect, useState } from "react";

export interface Held {
  undoUntil?: string | null | undefined;
  decidedAt?: string | null | undefined;
}

/** Whether a decision is held until the morning. Both times are the server's. */
export const isUntilMorning = (undoUntil: string, decidedAt: string | null | undefined) =>
  Boolean(decidedAt) && Date.parse(undoUntil) - Date.parse(decidedAt ?? "") > 2 * UNDO_MS;

/** Returns when the time to undo a decision ends; null after that. Uses a timer, because the server's answer does not change by itself. */
export function useStillHeld({ undoUntil, decidedAt }: Held): string | null {
  const [over, setOver] = useState<string>();
  const heldUntil = undoUntil && undoUntil !== over ? undoUntil : null;
  useEffect(() => {
    if (!heldUntil) return;
    // The end is in the server's time, and this browser's clock may differ.
    const most = isUntilMorning(heldUntil, decidedAt) ? DAY_MS : UNDO_MS;
    const left = Math.min(most, Math.max(0, Date.parse(heldUntil) - Date.now()));
    const timer = setTimeout(() => setOver(heldUntil), left);
    return () => clearTimeout(timer);
  }, [heldUntil, decidedAt]);
  return heldUntil;
}
