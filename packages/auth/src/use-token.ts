import { baseApi, useDispatch } from "@dryrun/api-client/base";
import { TOKEN_KEY } from "@dryrun/domain/auth/token-key";
import { useEffect, useState, useSyncExternalStore } from "react";
import { readToken } from "./token-store.ts";

/** The browser tells a tab of what the others wrote, never of what it wrote itself. */
function whenChangedElsewhere(listener: (token: string | null) => void) {
  const hear = ({ key }: StorageEvent) => {
    if (key === TOKEN_KEY || key === null) listener(readToken()); // null: all of it was emptied
  };
  addEventListener("storage", hear);
  return () => removeEventListener("storage", hear);
}

/** The token, and whether it was another tab that took it away. */
export function useToken(): { token: string | null; isLeftElsewhere: boolean } {
  const token = useSyncExternalStore(whenChangedElsewhere, readToken);
  const [hasHeard, setHeard] = useState(false);
  useEffect(() => whenChangedElsewhere((now) => setHeard(now === null)), []);
  if (hasHeard && token !== null) setHeard(false); // signed in again, here or there
  return { token, isLeftElsewhere: hasHeard && token === null };
}

/** Once for the whole application: after a sign-in in another tab this one asks again who is signed in. */
export function useFollowOtherTabs() {
  const dispatch = useDispatch();
  useEffect(
    () => whenChangedElsewhere((token) => token !== null && void dispatch(baseApi.util.invalidateTags(["Me"]))),
    [dispatch],
  );
}
