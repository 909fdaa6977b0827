import { type MouseEvent, type RefObject, useCallback, useEffect, useId, useRef, useState } from "react";

interface Dismissals {
  /** Called when the person presses or moves the focus outside of the element. */
  onOutside: () => void;
  onEscape: () => void;
}

/** Calls back when the person leaves the open element. Both callbacks must be stable. */
function useDismiss(root: RefObject<HTMLElement | null>, isOpen: boolean, { onOutside, onEscape }: Dismissals) {
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

/** A button that shows and hides a list. Escape, a choice or a press outside closes it and restores the focus. */
export function useDisclosure() {
  const [isOpen, setOpen] = useState(false);
  const close = useCallback(() => setOpen(false), []);
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const leave = useCallback(() => {
    setOpen(false);
    opener.current?.focus();
  }, []);
  useDismiss(root, isOpen, { onOutside: close, onEscape: leave });

  return {
    isOpen,
    id,
    root,
    /** Attributes of the button. */
    toggle: {
      ref: opener,
      "aria-expanded": isOpen,
      "aria-controls": id,
      onClick: () => setOpen(!isOpen),
    },
    /** For the list: closes when the pressed element matches the selector. */
    closeOn: (selector: string) => (event: MouseEvent) => {
      if (!(event.target as Element).closest(selector)) return;
      close();
      // A button whose action stays on the page: the focus must not stay in the closed list.
      if (root.current?.contains(document.activeElement)) opener.current?.focus();
    },
  };
}
