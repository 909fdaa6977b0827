import { PASSWORD_MIN } from "@dryrun/domain/auth/limits";
import { PasswordField } from "@dryrun/forms/fields/password-field";
import { newPassword as messages } from "../../messages/password.en-in.ts";

/** A new password, typed twice. */
export const NewPasswordFields = () => (
  <>
    <PasswordField
      name="newPassword"
      label={messages.label}
      hint={messages.hint(PASSWORD_MIN)}
      isRequired
      autoComplete="new-password"
    />
    <PasswordField name="confirmPassword" label={messages.confirm} isRequired autoComplete="new-password" />
  </>
);
