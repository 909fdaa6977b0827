import { baseApi, useDispatch } from "@dryrun/api-client/base";
import { dropToken } from "@dryrun/auth/token-store";
import { draftStore } from "@dryrun/forms/drafts/draft-store";
import { draftsOf } from "@dryrun/forms/drafts/drafts-of";
import { useNavigate } from "@dryrun/remote-kit/router";
import { useLayoutEffect, useRef } from "react";

/**
 * Deletes the drafts, leads to another page and signs out there: while this page is open, it would send a signed-out person to
 * the sign-in, to come back. Runs before the next page asks who is signed in.
 */
export function useEndSession(userId: string, onEnded?: () => void) {
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const isEnded = useRef(false);
  useLayoutEffect(
    () => () => {
      if (!isEnded.current) return;
      dropToken();
      delete document.documentElement.dataset.session; // which the home page's bar goes by, since the document was loaded
      dispatch(baseApi.util.resetApiState());
      onEnded?.();
    },
    [dispatch, onEnded],
  );
  return async (path: string, state?: { notice: string }) => {
    isEnded.current = true;
    await draftStore.clear(draftsOf(userId));
    await navigate(path, { replace: true, state });
  };
}
