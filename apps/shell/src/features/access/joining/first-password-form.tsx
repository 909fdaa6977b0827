import { PASSWORD_MIN } from "@dryrun/domain/auth/limits";
import { firstPasswordSchema } from "@dryrun/domain/auth/schema";
import { CheckboxField } from "@dryrun/forms/fields/checkbox-field";
import { PasswordField } from "@dryrun/forms/fields/password-field";
import { FormShell, type SubmitResult } from "@dryrun/forms/form-shell";
import { ADULT_LABEL, VISIBILITY_LABEL } from "./ticks.ts";

const EMPTY = { newPassword: "", confirmPassword: "", visibleToRecruiters: false, isAdult: false };
export type FirstPassword = typeof EMPTY;

interface FirstPasswordFormProps {
  submitLabel: string;
  onSubmit: (form: FirstPassword) => Promise<SubmitResult | void>;
}

/** The first password of an account that a mail made, with what the registration would have asked. */
export function FirstPasswordForm({ submitLabel, onSubmit }: FirstPasswordFormProps) {
  return (
    <FormShell
      initialValues={EMPTY}
      schema={firstPasswordSchema}
      onSubmit={(_, typed) => onSubmit(typed)}
      submitLabel={submitLabel}
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
      <CheckboxField name="visibleToRecruiters" label={VISIBILITY_LABEL} />
      <CheckboxField name="isAdult" label={ADULT_LABEL} isRequired />
    </FormShell>
  );
}
