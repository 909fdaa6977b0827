import { useEffect, useState } from "react";
import { UNDO_MS } from "./use-undo.ts";

/** Until when a decision can be taken back, and null from that moment on: an answer of the server stays as it was. */
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
