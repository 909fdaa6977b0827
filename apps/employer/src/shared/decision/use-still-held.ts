import { useEffect, useState } from "react";
import { UNDO_MS } from "./use-undo.ts";

/** When the time to undo a decision ends; null after that moment. The server's answer does not change by itself, so a timer does it. */
export function useStillHeld(undoUntil: string | null | undefined): string | null {
  const [over, setOver] = useState<string>();
  const held = undoUntil && undoUntil !== over ? undoUntil : null;
  useEffect(() => {
    if (!held) return;
    // By the server's clock, which this browser's may not follow.
    const left = Math.min(UNDO_MS, Math.max(0, Date.parse(held) - Date.now()));
    const timer = setTimeout(() => setOver(held), left);
    return () => clearTimeout(timer);
  }, [held]);
  return held;
}
