import { useEffect, useEffectEvent } from "react";

/** Ctrl+Enter and Ctrl+Shift+Enter, before the editor takes the key for itself. */
export function useShortcuts(onNext: () => void, onPrevious: () => void) {
  const next = useEffectEvent(onNext);
  const previous = useEffectEvent(onPrevious);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      event.stopPropagation();
      if (event.repeat) return;
      if (event.shiftKey) previous();
      else next();
    };
    document.addEventListener("keydown", onKey, true);
    return () => document.removeEventListener("keydown", onKey, true);
  }, []);
}
