import { Field } from "@dryrun/design-system/fields/field";
import { PasswordInput } from "@dryrun/design-system/inputs/password-input";
import type { ReactNode } from "react";
import { useFormField } from "../use-form-field.ts";
import type { FormFieldProps } from "./field-props.ts";

export interface PasswordFieldProps extends FormFieldProps {
  autoComplete?: "current-password" | "new-password";
  aside?: ReactNode;
  autoFocus?: boolean;
}

/** A password; pass `new-password` for choosing one, and state the rule as its hint. */
export function PasswordField({ autoComplete, autoFocus, ...field }: PasswordFieldProps) {
  const { value, error, setValue } = useFormField<string>(field.name);
  return (
    <Field {...field} id={field.name} error={error}>
      <PasswordInput
        name={field.name}
        autoComplete={autoComplete}
        autoFocus={autoFocus}
        value={value}
        onValue={setValue}
      />
    </Field>
  );
}
