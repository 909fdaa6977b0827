import { baseApi, useDispatch } from "@dryrun/api-client/base";
import { TOKEN_KEY } from "@dryrun/domain/auth/token-key";
import { useEffect, useSyncExternalStore } from "react";
import { forgetLeaving, readToken } from "./token-store.ts";

/** The browser notifies tabs only of writes by other tabs. */
function whenChangedElsewhere(listener: () => void) {
  const hear = ({ key }: StorageEvent) => {
    if (key === TOKEN_KEY || key === null) listener(); // null: all of it was emptied
  };
  addEventListener("storage", hear);
  return () => removeEventListener("storage", hear);
}

/** The token; re-renders when another tab changes it. */
export const useToken = () => useSyncExternalStore(whenChangedElsewhere, readToken, readToken);

/** Once per application: after a sign-in in another tab this one refetches the user. */
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
