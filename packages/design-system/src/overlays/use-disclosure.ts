import { type MouseEvent, useCallback, useId, useRef, useState } from "react";
import { useDismiss } from "./use-dismiss.ts";

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
