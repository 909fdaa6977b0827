import { BULK_CLOSE_MS } from "@dryrun/domain/invitations/limits";
import { type RefObject, useEffect, useEffectEvent, useState } from "react";

/** Closes a dialog some time after it is done, unless the pointer or the keyboard focus is in its body then. */
export function useClosing(body: RefObject<HTMLElement | null>, isDone: boolean, onClose: () => void) {
  const [isHeld, setHeld] = useState(false);
  const close = useEffectEvent(onClose);
  useEffect(() => {
    const element = body.current;
    if (!isDone || isHeld || !element) return;
    const hold = () => setHeld(true);
    const timer = setTimeout(() => close(), BULK_CLOSE_MS);
    element.addEventListener("pointerenter", hold);
    element.addEventListener("keydown", hold);
    return () => {
      clearTimeout(timer);
      element.removeEventListener("pointerenter", hold);
      element.removeEventListener("keydown", hold);
    };
  }, [body, isDone, isHeld]);
  return { isHeld };
}
