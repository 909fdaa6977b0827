import { Field } from "@dryrun/design-system/fields/field";
import { PhoneInput } from "@dryrun/design-system/inputs/phone-input";
import { useFormField } from "../use-form-field.ts";
import type { FormFieldProps } from "./field-props.ts";

/** A mobile number of ten digits. */
export function PhoneField(field: FormFieldProps) {
  const { value, error, setValue } = useFormField<string>(field.name);
  return (
    <Field {...field} id={field.name} error={error}>
      <PhoneInput name={field.name} value={value} onValue={setValue} />
    </Field>
  );
}
