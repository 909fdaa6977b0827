import { PASSWORD_MIN } from "@dryrun/domain/auth/limits";
import { PasswordField } from "@dryrun/forms/fields/password-field";
import { newPassword as words } from "../../messages/password.en-in.ts";

/** A new password, typed twice. */
export const NewPasswordFields = () => (
  <>
    <PasswordField
      name="newPassword"
      label={words.label}
      hint={words.hint(PASSWORD_MIN)}
      isRequired
      autoComplete="new-password"
    />
    <PasswordField name="confirmPassword" label={words.confirm} isRequired autoComplete="new-password" />
  </>
);
