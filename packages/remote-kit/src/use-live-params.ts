import { DataRouterContext, useLocation, useNavigate } from "@dryrun/remote-kit/router"; // by name: the shared singleton
import { useContext } from "react";

/**
 * Changes the query of the page's address later than the press that asked for it, for example from a timer.
 * `useSearchParams` begins with the address of the last render: while React still renders the next one, it would undo that
 * navigation. This begins with the address that the router has now, and changes nothing once another page is opened.
 * `change` answers undefined where the query is another page's.
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
