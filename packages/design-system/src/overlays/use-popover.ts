import { type RefObject, useLayoutEffect, useRef } from "react";

interface Box {
  top: number;
  left: number;
  width: number;
  height: number;
}
interface Place {
  top: number;
  left: number;
  /** The remaining height on this side of the window; a longer list scrolls. */
  maxHeight: number;
}

const GAP = 4;
const EDGE = 8;

/**
 * Returns where a list of this size opens next to its button, in CSS pixels of the window: below it, or above if there is more room, and
 * never across an edge. `align` names the edges that meet: "end" for a menu at the end of a row.
 */
export function placeBeside(
  anchor: Box,
  size: Pick<Box, "width" | "height">,
  view: Box,
  align: "start" | "end" = "end",
): Place {
  const below = view.top + view.height - EDGE - (anchor.top + anchor.height + GAP);
  const above = anchor.top - GAP - (view.top + EDGE);
  const opensAbove = size.height > below && above > below;
  const maxHeight = Math.max(0, opensAbove ? above : below);
  const height = Math.min(size.height, maxHeight);
  const wanted = align === "end" ? anchor.left + anchor.width - size.width : anchor.left;
  const last = view.left + view.width - EDGE - size.width;
  return {
    top: opensAbove ? anchor.top - GAP - height : anchor.top + anchor.height + GAP,
    left: Math.max(view.left + EDGE, Math.min(wanted, last)),
    maxHeight,
  };
}

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
