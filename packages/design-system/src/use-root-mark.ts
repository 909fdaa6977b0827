import { useLayoutEffect } from "react";

/** How many components set each mark. */
const holders = new Map<string, number>();

function change(mark: string, by: 1 | -1) {
  const left = (holders.get(mark) ?? 0) + by;
  holders.set(mark, left);
  document.documentElement.toggleAttribute(`data-has-${mark}`, left > 0);
}

/** Sets `data-has-…` on the root. A rule with `:root:has()` would be asked again with each change of the page that resembles it. */
export function useRootMark(mark: string, isSet: boolean): void {
  useLayoutEffect(() => {
    if (!isSet) return;
    change(mark, 1);
    return () => change(mark, -1);
  }, [mark, isSet]);
}
