import { baseApi, useDispatch } from "@dryrun/api-client/base";
import { TOKEN_KEY } from "@dryrun/domain/auth/token-key";
import { useEffect, useSyncExternalStore } from "react";
import { forgetLeaving, readToken } from "./token-store.ts";

/** The browser notifies a tab of writes by other tabs, never of its own. */
function whenChangedElsewhere(listener: () => void) {
  const hear = ({ key }: StorageEvent) => {
    if (key === TOKEN_KEY || key === null) listener(); // null: all of it was emptied
  };
  addEventListener("storage", hear);
  return () => removeEventListener("storage", hear);
}

/** The token; re-renders when another tab changes it. */
export const useToken = () => useSyncExternalStore(whenChangedElsewhere, readToken);

/** Once for the whole application: after a sign-in in another tab this one asks again who is signed in. */
export function useFollowOtherTabs() {
  const dispatch = useDispatch();
  useEffect(
    () =>
      whenChangedElsewhere(() => {
        if (readToken() === null) return;
        forgetLeaving();
        dispatch(baseApi.util.invalidateTags(["Me"]));
      }),
    [dispatch],
  );
}
