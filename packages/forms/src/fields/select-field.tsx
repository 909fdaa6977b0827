import { Select, type SelectOption } from "@dryrun/design-system/choices/select";
import { Field } from "@dryrun/design-system/fields/field";
import { useFormField } from "../use-form-field.ts";
import type { FormFieldProps } from "./field-props.ts";

export interface SelectFieldProps extends FormFieldProps {
  options: readonly SelectOption[];
  placeholder?: string;
  disabled?: boolean;
}

/** One of up to a dozen options. */
export function SelectField({ options, placeholder, disabled, ...field }: SelectFieldProps) {
  const { value, error, setValue } = useFormField<string>(field.name);
  return (
    <Field {...field} id={field.name} error={error}>
      <Select name={field.name} {...{ options, placeholder, disabled, value }} onValue={setValue} />
    </Field>
  );
}
