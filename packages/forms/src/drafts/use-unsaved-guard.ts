import { type BlockerFunction, useBlocker } from "@dryrun/remote-kit/router";
import { useEffect } from "react";

/** Whether a navigation leaves the form. */
export type Leaves = (navigation: Parameters<BlockerFunction>[0]) => boolean;

const leavesPath: Leaves = ({ currentLocation, nextLocation }) => currentLocation.pathname !== nextLocation.pathname;

/**
 * Asks before a page with unsaved changes is left, by a link (`isAsking`, `leave`, `stay`) or by the browser itself. `leaves` decides which
 * navigations leave it; by default those to another path.
 */
export function useUnsavedGuard(hasChanges: boolean, leaves: Leaves = leavesPath) {
  const blocker = useBlocker((navigation) => hasChanges && leaves(navigation));
  useEffect(() => {
    if (!hasChanges) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener("beforeunload", ask);
    return () => removeEventListener("beforeunload", ask);
  }, [hasChanges]);
  return {
    isAsking: blocker.state === "blocked",
    leave: () => blocker.proceed?.(),
    stay: () => blocker.reset?.(),
  };
}
