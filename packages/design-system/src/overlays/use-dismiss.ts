import { type RefObject, useEffect } from "react";

interface Dismissals {
  /** Called when the person presses or moves the focus outside of the element. */
  onOutside: () => void;
  onEscape: () => void;
}

/** Calls back when the person leaves the open element. Both callbacks must be stable. */
export function useDismiss(root: RefObject<HTMLElement | null>, isOpen: boolean, { onOutside, onEscape }: Dismissals) {
  useEffect(() => {
    const element = root.current;
    if (!isOpen || !element) return;
    const look = (event: Event) => {
      if (!element.contains(event.target as Node)) onOutside();
    };
    const pressButton = (event: KeyboardEvent) => {
      if (event.key !== "Escape") return;
      event.stopPropagation(); // closes the list, not the dialog around it
      onEscape();
    };
    document.addEventListener("pointerdown", look);
    document.addEventListener("focusin", look);
    element.addEventListener("keydown", pressButton);
    return () => {
      document.removeEventListener("pointerdown", look);
      document.removeEventListener("focusin", look);
      element.removeEventListener("keydown", pressButton);
    };
  }, [root, isOpen, onOutside, onEscape]);
}
