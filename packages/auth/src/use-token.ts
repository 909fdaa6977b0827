import { baseApi, useDispatch } from "@dryrun/api-client/base";
import { TOKEN_KEY } from "@dryrun/domain/auth/token-key";
import { useEffect, useSyncExternalStore } from "react";
import { forgetLeaving, readToken } from "./token-store.ts";

/** The browser tells a tab of what the others wrote, never of what it wrote itself. */
function whenChangedElsewhere(listener: () => void) {
  const hear = ({ key }: StorageEvent) => {
    if (key === TOKEN_KEY || key === null) listener(); // null: all of it was emptied
  };
  addEventListener("storage", hear);
  return () => removeEventListener("storage", hear);
}

/** The token; a change in another tab draws anew. */
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
