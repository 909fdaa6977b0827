import { hasToken } from "@dryrun/auth/token-store";
import type { Leaves } from "@dryrun/forms/drafts/use-unsaved-guard";

/**
 * Whether a navigation closes a form that shares its page's path: leaving the form's parameter counts as much as leaving the path. False
 * after Logout, which has already asked.
 */
export const closesForm =
  (parameter: string): Leaves =>
  ({ currentLocation, nextLocation }) =>
    hasToken() &&
    (currentLocation.pathname !== nextLocation.pathname || !new URLSearchParams(nextLocation.search).has(parameter));
