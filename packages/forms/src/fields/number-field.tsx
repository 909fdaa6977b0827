import { Field } from "@dryrun/design-system/fields/field";
import { NumberInput } from "@dryrun/design-system/inputs/number-input";
import type { ReactNode } from "react";
import { useFormField } from "../use-form-field.ts";
import type { FormFieldProps } from "./field-props.ts";

export interface NumberFieldProps extends FormFieldProps {
  hasDecimals?: boolean;
  placeholder?: string;
  prefix?: ReactNode;
  suffix?: ReactNode;
  maxLength?: number;
}

/** A number; its value in the form is text, which the schema turns into a number. */
export function NumberField(props: NumberFieldProps) {
  const { hasDecimals, placeholder, prefix, suffix, maxLength, ...field } = props;
  const { value, error, setValue } = useFormField<string | number | undefined>(field.name);
  return (
    <Field {...field} id={field.name} error={error}>
      <NumberInput
        name={field.name}
        {...{ hasDecimals, placeholder, prefix, suffix, maxLength }}
        value={value === undefined || value === null ? "" : String(value)}
        onValue={setValue}
      />
    </Field>
  );
}
