import { MonthInput } from "@dryrun/design-system/inputs/month-input";
import { useFormField } from "../use-form-field.ts";
import type { FormFieldProps } from "./field-props.ts";

export interface MonthFieldProps extends FormFieldProps {
  disabledReason?: string | undefined;
}

/** A month of a year, `YYYY-MM`. */
export function MonthField({ name, label, ...own }: MonthFieldProps) {
  const { value, error, setValue } = useFormField<string | null | undefined>(name);
  return <MonthInput {...own} legend={label} id={name} error={error} value={value ?? ""} onValue={setValue} />;
}
