import { hasToken } from "@dryrun/auth/token-store";
import type { Leaves } from "@dryrun/forms/drafts/use-unsaved-guard";

/**
 * Whether a navigation closes a form that is on its page's own path: leaving its parameter does so as much as leaving the
 * path. After Logout, which has asked already, nobody is asked again.
 */
export const closesForm =
  (parameter: string): Leaves =>
  ({ currentLocation, nextLocation }) =>
    hasToken() &&
    (currentLocation.pathname !== nextLocation.pathname || !new URLSearchParams(nextLocation.search).has(parameter));
