import { usePublicLogoutAllMutation } from "@dryrun/api-client/auth/security";
import { errorMessage } from "@dryrun/api-client/errors";
import type { User } from "@dryrun/auth/use-session";
import { Button } from "@dryrun/design-system/actions/button";
import { Checkbox } from "@dryrun/design-system/choices/checkbox";
import { Banner } from "@dryrun/design-system/feedback/banner";
import { Confirm } from "@dryrun/design-system/overlays/confirm";
import { LOG_OUT_FAILED, LOGGED_OUT_EVERYWHERE } from "@dryrun/domain/auth/security-messages";
import { useState } from "react";
import { logOutEverywhere as messages } from "../../messages/security.en-in.ts";
import { Part } from "./part.tsx";
import { useEndSession } from "./use-end-session.ts";

/** Ends every sign-in session of the account, including this one. */
export function LogOutEverywhere({ user }: { user: User }) {
  const [logOut, { isLoading, error }] = usePublicLogoutAllMutation();
  const [isAsking, setAsking] = useState(false);
  const [endRights, setEndRights] = useState(false);
  const endSession = useEndSession(user._id);

  async function leave() {
    setAsking(false);
    const { error: refusal } = await logOut({ body: { endRights } });
    if (refusal) return;
    await endSession("/login", { notice: LOGGED_OUT_EVERYWHERE });
  }
  return (
    <Part id="log-out-everywhere" title={messages.title}>
      <p>{messages.about}</p>
      {error && (
        <Banner tone="danger" role="alert">
          {errorMessage(error, LOG_OUT_FAILED)}
        </Banner>
      )}
      <div>
        <Button isBusy={isLoading} pendingLabel={messages.pending} onClick={() => setAsking(true)}>
          {messages.title}
        </Button>
      </div>
      <Confirm
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={() => void leave()}
        title={messages.question}
        confirmLabel={messages.title}
        cancelLabel={messages.stay}
        isDanger
      >
        <p>{messages.warning}</p>
        {user.userType === "employer" && (
          <Checkbox label={messages.endRights} checked={endRights} onValue={setEndRights} />
        )}
      </Confirm>
    </Part>
  );
}
