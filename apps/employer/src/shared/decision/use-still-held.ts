import { useEffect, useState } from "react";
import { UNDO_MS } from "./use-undo.ts";

/** Returns when the time to undo a decision ends; null after that. Uses a timer, because the server's answer does not change by itself. */
export function useStillHeld(undoUntil: string | null | undefined): string | null {
  const [over, setOver] = useState<string>();
  const heldUntil = undoUntil && undoUntil !== over ? undoUntil : null;
  useEffect(() => {
    if (!heldUntil) return;
    // The end is in the server's time, and this browser's clock may differ.
    const left = Math.min(UNDO_MS, Math.max(0, Date.parse(heldUntil) - Date.now()));
    const timer = setTimeout(() => setOver(heldUntil), left);
    return () => clearTimeout(timer);
  }, [heldUntil]);
  return heldUntil;
}
