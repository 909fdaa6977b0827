import { useEmployerResendVerificationMutation } from "@dryrun/api-client/auth/employer";
import { errorMessage } from "@dryrun/api-client/errors";
import { Button } from "@dryrun/design-system/actions/button";
import { RESEND_FAILED, VERIFICATION_SENT } from "@dryrun/domain/auth/messages";
import { verification as text } from "./verification.en-in.ts";

/** Resends the mail with the link that verifies the employer's address. */
export function SendAgain() {
  const [resend, { isSuccess, isLoading, error }] = useEmployerResendVerificationMutation();
  if (isSuccess) return <p role="status">{VERIFICATION_SENT}</p>;
  return (
    <div>
      <Button size="s" isBusy={isLoading} pendingLabel={text.sending} onClick={() => void resend()}>
        {text.sendAgain}
      </Button>
      {error && <p role="alert">{errorMessage(error, RESEND_FAILED)}</p>}
    </div>
  );
}
