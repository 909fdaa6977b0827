import { usePublicLogoutAllMutation } from "@dryrun/api-client/auth/security";
import { baseApi, useDispatch } from "@dryrun/api-client/base";
import { errorMessage } from "@dryrun/api-client/errors";
import { dropToken } from "@dryrun/auth/token-store";
import { Button } from "@dryrun/design-system/actions/button";
import { Banner } from "@dryrun/design-system/feedback/banner";
import { Confirm } from "@dryrun/design-system/overlays/confirm";
import { LOG_OUT_FAILED, LOGGED_OUT_EVERYWHERE } from "@dryrun/domain/auth/security-messages";
import { draftStore } from "@dryrun/forms/drafts/draft-store";
import { draftsOf } from "@dryrun/forms/drafts/drafts-of";
import { useNavigate } from "@dryrun/remote-kit/router";
import { useLayoutEffect, useRef, useState } from "react";
import { Part } from "./part.tsx";

/** Ends every sign-in of the account, this browser's too. */
export function LogOutEverywhere({ userId }: { userId: string }) {
  const [logOut, { isLoading, error }] = usePublicLogoutAllMutation();
  const [isAsking, setAsking] = useState(false);
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const isOut = useRef(false);
  // When this page is gone: while it is open it would send a signed-out person to the sign-in, to come back and without a word.
  useLayoutEffect(
    () => () => {
      if (!isOut.current) return;
      dropToken();
      dispatch(baseApi.util.resetApiState());
    },
    [dispatch],
  );

  async function leave() {
    setAsking(false);
    const { error: refusal } = await logOut();
    if (refusal) return;
    isOut.current = true;
    await draftStore.clear(draftsOf(userId));
    await navigate("/login", { replace: true, state: { notice: LOGGED_OUT_EVERYWHERE } });
  }
  return (
    <Part id="log-out-everywhere" title="Log out everywhere">
      <p>Ends every sign-in of your account: on other devices, in other browsers, and here.</p>
      {error && (
        <Banner tone="danger" role="alert">
          {errorMessage(error, LOG_OUT_FAILED)}
        </Banner>
      )}
      <div>
        <Button isBusy={isLoading} pendingLabel="Logging out..." onClick={() => setAsking(true)}>
          Log out everywhere
        </Button>
      </div>
      <Confirm
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={() => void leave()}
        title="Log out everywhere?"
        confirmLabel="Log out everywhere"
        cancelLabel="Stay here"
        isDanger
      >
        Every device is logged out at once, this one too. What you have begun here and not sent yet is deleted.
      </Confirm>
    </Part>
  );
}
