export interface Box {
  top: number;
  left: number;
  width: number;
  height: number;
}
export interface Place {
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
