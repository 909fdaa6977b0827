import { useBlocker } from "@dryrun/remote-kit/router";
import { useEffect } from "react";

/** Asks before a page with unsaved changes is left: by a link (`isAsking`, `leave`, `stay`), or by the browser itself. */
export function useUnsavedGuard(hasChanges: boolean) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => hasChanges && currentLocation.pathname !== nextLocation.pathname,
  );
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
