import { usePublicResetPasswordMutation } from "@dryrun/api-client/auth/public";
import { baseApi, useDispatch } from "@dryrun/api-client/base";
import { errorCode, errorMessage, fieldErrors } from "@dryrun/api-client/errors";
import { dropToken } from "@dryrun/auth/token-store";
import { buttonClass } from "@dryrun/design-system/actions/button";
import { PASSWORD_MIN } from "@dryrun/domain/auth/limits";
import { isWholeToken } from "@dryrun/domain/auth/link-token";
import { LINK_DEAD, PASSWORD_UPDATED, RESET_FAILED } from "@dryrun/domain/auth/messages";
import { newPasswordSchema } from "@dryrun/domain/auth/schema";
import { PasswordField } from "@dryrun/forms/fields/password-field";
import { FormShell } from "@dryrun/forms/form-shell";
import { Link, useNavigate, useParams } from "@dryrun/remote-kit/router";
import { toast } from "@dryrun/remote-kit/toasts";
import { useState } from "react";
import { Outcome } from "../../../shared/outcome.tsx";
import { AccessCard } from "../access-card.tsx";

export function ResetPasswordPage() {
  const { token = "" } = useParams();
  const [reset] = usePublicResetPasswordMutation();
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const [isDead, setDead] = useState(!isWholeToken(token));

  async function submit(form: { newPassword: string; confirmPassword: string }) {
    const { error } = await reset({ params: { token }, body: form });
    if (!error) {
      dropToken(); // every older token has died
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
      <AccessCard title="Reset password">
        <Outcome tone="danger" role="alert">
          {LINK_DEAD}
        </Outcome>
        <Link to="/forgot-password" className={buttonClass({ variant: "primary" })}>
          Ask for a new link
        </Link>
      </AccessCard>
    );
  }
  return (
    <AccessCard title="Reset password">
      <p>You will be signed out on all other devices.</p>
      <FormShell
        initialValues={{ newPassword: "", confirmPassword: "" }}
        schema={newPasswordSchema}
        onSubmit={submit}
        submitLabel="Set new password"
        pendingLabel="Saving..."
        hasRequiredNote
        hasWideSubmit
      >
        <PasswordField
          name="newPassword"
          label="New password"
          hint={`At least ${PASSWORD_MIN} characters`}
          isRequired
          autoComplete="new-password"
        />
        <PasswordField name="confirmPassword" label="Confirm new password" isRequired autoComplete="new-password" />
      </FormShell>
    </AccessCard>
  );
}
