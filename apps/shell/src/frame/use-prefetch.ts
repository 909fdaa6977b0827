import { useMeQuery } from "@dryrun/api-client/base";
import { useToken } from "@dryrun/auth/use-token";
import { useLocation } from "@dryrun/remote-kit/router";
import { useEffect } from "react";
import { ownerOf, prefetch } from "../releases/load.ts";
import { useEntries } from "./entries.ts";

const whenIdle = (work: () => void) => {
  if (!("requestIdleCallback" in window)) return setTimeout(work, 2000);
  return requestIdleCallback(work, { timeout: 5000 });
};

/** While a shell page is open, fetches the person's own part when the browser is idle; for a visitor, the student's. */
export function usePrefetch() {
  const entries = useEntries();
  const { pathname } = useLocation();
  const { data } = useMeQuery(undefined, { skip: useToken() === null, refetchOnMountOrArgChange: false });
  const likely = data?.user.userType ?? "student";
  const isOnPart = ownerOf(entries, pathname) !== undefined;
  useEffect(() => {
    const part = entries.find(({ name }) => name === likely);
    if (!isOnPart && part) whenIdle(() => void prefetch(part));
  }, [isOnPart, likely, entries]);
}
