import { Checkbox } from "@dryrun/design-system/choices/checkbox";
import { useFormField } from "../use-form-field.ts";
import type { FormFieldProps } from "./field-props.ts";

export interface CheckboxFieldProps extends FormFieldProps {
  disabled?: boolean;
  /** Called after the value is set, to clear fields that no longer apply. */
  onChanged?: (isChecked: boolean) => void;
}

/** One box. */
export function CheckboxField({ name, onChanged, ...own }: CheckboxFieldProps) {
  const { value, error, setValue } = useFormField<boolean>(name);
  const change = (isChecked: boolean) => {
    setValue(isChecked);
    onChanged?.(isChecked);
  };
  return <Checkbox {...own} id={name} name={name} error={error} checked={value === true} onValue={change} />;
}
