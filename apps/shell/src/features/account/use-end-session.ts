import { baseApi, useDispatch } from "@dryrun/api-client/base";
import { dropToken } from "@dryrun/auth/token-store";
import { draftStore } from "@dryrun/forms/drafts/draft-store";
import { draftsOf } from "@dryrun/forms/drafts/drafts-of";
import { useNavigate } from "@dryrun/remote-kit/router";
import { useLayoutEffect, useRef } from "react";

/**
 * Deletes the drafts, opens another page and signs out there. On this page, a signed-out person would be redirected to the sign-in with a
 * way back. Runs before the next page loads the account.
 */
export function useEndSession(userId: string, onEnded?: () => void) {
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const isEnded = useRef(false);
  useLayoutEffect(
    () => () => {
      if (!isEnded.current) return;
      dropToken();
      delete document.documentElement.dataset.session; // set when the document loaded; the home page's bar reads it
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
