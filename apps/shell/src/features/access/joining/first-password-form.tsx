import { firstPasswordSchema } from "@dryrun/domain/auth/schema";
import { CheckboxField } from "@dryrun/forms/fields/checkbox-field";
import { FormShell, type SubmitResult } from "@dryrun/forms/form-shell";
import { firstPasswordForm as messages, ticks } from "../../../messages/joining.en-in.ts";
import { NewPasswordFields } from "../new-password-fields.tsx";

const EMPTY = { newPassword: "", confirmPassword: "", visibleToRecruiters: false, isAdult: false };
export type FirstPassword = typeof EMPTY;

interface FirstPasswordFormProps {
  submitLabel: string;
  onSubmit: (form: FirstPassword) => Promise<SubmitResult | void>;
}

/** The first password of an account that a mail created, with the other fields of the registration. */
export function FirstPasswordForm({ submitLabel, onSubmit }: FirstPasswordFormProps) {
  return (
    <FormShell
      initialValues={EMPTY}
      schema={firstPasswordSchema}
      onSubmit={(_, typed) => onSubmit(typed)}
      submitLabel={submitLabel}
      pendingLabel={messages.pending}
      hasRequiredNote
      hasWideSubmit
    >
      <NewPasswordFields />
      <CheckboxField name="visibleToRecruiters" label={ticks.visibility} />
      <CheckboxField name="isAdult" label={ticks.adult} isRequired />
    </FormShell>
  );
}
