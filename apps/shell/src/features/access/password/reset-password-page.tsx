import { usePublicResetPasswordMutation } from "@dryrun/api-client/auth/public";
import { baseApi, useDispatch } from "@dryrun/api-client/base";
import { errorCode, errorMessage, fieldErrors } from "@dryrun/api-client/errors";
import { dropToken } from "@dryrun/auth/token-store";
import { buttonClass } from "@dryrun/design-system/actions/button";
import { isWholeToken } from "@dryrun/domain/auth/link-token";
import { LINK_DEAD, PASSWORD_UPDATED, RESET_FAILED } from "@dryrun/domain/auth/messages";
import { newPasswordSchema } from "@dryrun/domain/auth/schema";
import { FormShell } from "@dryrun/forms/form-shell";
import { Link, useNavigate, useParams } from "@dryrun/remote-kit/router";
import { toast } from "@dryrun/remote-kit/toasts";
import { useState } from "react";
import { resetPassword as messages } from "../../../messages/password.en-in.ts";
import { Outcome } from "../../../shared/outcome.tsx";
import { AccessCard } from "../access-card.tsx";
import { NewPasswordFields } from "../new-password-fields.tsx";

export function ResetPasswordPage() {
  const { token = "" } = useParams();
  const [reset] = usePublicResetPasswordMutation();
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const [isDead, setDead] = useState(!isWholeToken(token));

  async function submit(form: { newPassword: string; confirmPassword: string }) {
    const { error } = await reset({ params: { token }, body: form });
    if (!error) {
      dropToken(); // the server has ended all sessions
      dispatch(baseApi.util.resetApiState());
      return void (await navigate("/login", { state: { notice: PASSWORD_UPDATED } }));
    }
    if (errorCode(error) === "LINK_DEAD") return setDead(true);
    const message = errorMessage(error, RESET_FAILED);
    toast.error(message);
    return { ok: false as const, message, errors: fieldErrors(error) };
  }
  if (isDead) {
    return (
      <AccessCard title={messages.title}>
        <Outcome tone="danger" role="alert">
          {LINK_DEAD}
        </Outcome>
        <Link to="/forgot-password" className={buttonClass({ variant: "primary" })}>
          {messages.askAgain}
        </Link>
      </AccessCard>
    );
  }
  return (
    <AccessCard title={messages.title}>
      <p>{messages.about}</p>
      <FormShell
        initialValues={{ newPassword: "", confirmPassword: "" }}
        schema={newPasswordSchema}
        onSubmit={submit}
        submitLabel={messages.submit}
        pendingLabel={messages.pending}
        hasRequiredNote
        hasWideSubmit
      >
        <NewPasswordFields />
      </FormShell>
    </AccessCard>
  );
}
