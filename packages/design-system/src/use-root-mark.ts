import { useLayoutEffect } from "react";

/** Counts in the mark itself how many components have set it, because each part has its own copy of this module. */
function change(mark: string, by: 1 | -1) {
  const { dataset } = document.documentElement;
  const count = Number(dataset[mark] ?? 0) + by;
  if (count) dataset[mark] = `${count}`;
  else delete dataset[mark];
}

/**
 * Sets a mark on the root: "hasStep" is `data-has-step`. A rule with `:root:has()` would be evaluated again at each similar change of the
 * page.
 */
export function useRootMark(mark: string, isSet: boolean): void {
  useLayoutEffect(() => {
    if (!isSet) return;
    change(mark, 1);
    return () => change(mark, -1);
  }, [mark, isSet]);
}
