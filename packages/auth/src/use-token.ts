import { baseApi, useDispatch } from "@dryrun/api-client/base";
import { TOKEN_KEY } from "@dryrun/domain/auth/destination";
import { useEffect, useSyncExternalStore } from "react";
import { forgetLeaving, readToken } from "./token-store.ts";

/** The browser notifies tabs only of writes by other tabs. */
function whenChangedElsewhere(listener: () => void) {
  const hear = ({ key }: StorageEvent) => {
    if (key === TOKEN_KEY || key === null) listener(); // null: the whole storage was cleared
  };
  addEventListener("storage", hear);
  return () => removeEventListener("storage", hear);
}

/** Returns the token; re-renders when another tab changes it. */
export const useToken = () => useSyncExternalStore(whenChangedElsewhere, readToken, readToken);

/** Refetches the user after a sign-in in another tab. Use it once per application. */
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
