import { DataRouterContext, useLocation, useNavigate } from "@dryrun/remote-kit/router"; // by package name: all parts share the instance of the shell
import { useContext } from "react";

/**
 * Returns a function that changes the query of the current page, for changes that come late, such as from a timer.
 * `setSearchParams` of React Router starts from the last render, so it would undo a navigation that React has not rendered yet.
 * This function starts from the router's current address and does nothing once another page has been opened.
 * `change` gets a copy of the current query and returns the new one, or undefined to leave the address as it is.
 */
export function useLiveParams() {
  const router = useContext(DataRouterContext)?.router;
  const { pathname } = useLocation();
  const navigate = useNavigate();
  return (change: (now: URLSearchParams) => URLSearchParams | undefined, options: { replace: boolean }) => {
    const there = router?.state.navigation.location ?? router?.state.location;
    if (there?.pathname !== pathname) return;
    const next = change(new URLSearchParams(there.search));
    if (next) void navigate({ search: `?${next}` }, options);
  };
}
