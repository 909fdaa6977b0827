import { BULK_CLOSE_MS } from "@dryrun/domain/invitations/limits";
import { useEffect, useEffectEvent, useState } from "react";

/** Closes a dialog some time after it is done, unless the person is reading. */
export function useClosing(isDone: boolean, onClose: () => void) {
  const [isHeld, setHeld] = useState(false);
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (!isDone || isHeld) return;
    const timer = setTimeout(() => close(), BULK_CLOSE_MS);
    return () => clearTimeout(timer);
  }, [isDone, isHeld]);
  return { isHeld, hold: () => isDone && setHeld(true) };
}
