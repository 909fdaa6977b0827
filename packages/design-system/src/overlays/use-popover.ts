import { type RefObject, useLayoutEffect, useRef } from "react";
import { placeBeside } from "./place-beside.ts";

/** Returns the visual viewport without an on-screen keyboard; `position: fixed` uses the same origin. */
function viewOf() {
  const { clientWidth, clientHeight } = document.documentElement;
  const { offsetLeft = 0, offsetTop = 0, width = clientWidth, height = clientHeight } = window.visualViewport ?? {};
  return { left: offsetLeft, top: offsetTop, width: Math.min(width, clientWidth), height };
}

/**
 * Shows an open list in the top layer, next to its anchor, so that no frame cuts it off. The list is `popover="manual"`: `isOpen` opens and
 * closes it. A browser without popovers (before Chrome 114, Safari 17) shows it with a fixed position, within the page.
 */
export function usePopover(isOpen: boolean, anchor: RefObject<HTMLElement | null>, align: "start" | "end" = "end") {
  const list = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const menu = list.current;
    if (!isOpen || !menu) return;
    menu.showPopover?.();
    function place() {
      if (!menu || !anchor.current) return;
      menu.style.maxBlockSize = "";
      const size = { width: menu.offsetWidth, height: menu.offsetHeight };
      const { top, left, maxHeight } = placeBeside(anchor.current.getBoundingClientRect(), size, viewOf(), align);
      Object.assign(menu.style, {
        insetBlockStart: `${top}px`,
        insetInlineStart: `${left}px`,
        maxBlockSize: `${maxHeight}px`,
      });
    }
    place();
    const { visualViewport } = window;
    document.addEventListener("scroll", place, { capture: true, passive: true });
    for (const target of [window, visualViewport]) target?.addEventListener("resize", place);
    visualViewport?.addEventListener("scroll", place);
    return () => {
      document.removeEventListener("scroll", place, { capture: true });
      for (const target of [window, visualViewport]) target?.removeEventListener("resize", place);
      visualViewport?.removeEventListener("scroll", place);
      if (menu.isConnected) menu.hidePopover?.();
    };
  }, [isOpen, anchor, align]);
  return list;
}
