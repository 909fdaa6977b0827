import { useSyncExternalStore } from "react";

/** Whether the window is at least as wide as the breakpoint; true without `matchMedia`. */
export function useIsWide(minWidth: number): boolean {
  const query = `(min-width: ${minWidth}px)`;
  const list = typeof matchMedia === "function" ? matchMedia(query) : null;
  const matches = () => list?.matches ?? true;
  return useSyncExternalStore(
    (changed) => {
      list?.addEventListener("change", changed);
      return () => list?.removeEventListener("change", changed);
    },
    matches,
    matches,
  );
}
