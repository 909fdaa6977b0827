import { RadioGroup, type RadioGroupProps } from "@dryrun/design-system/choices/radio-group";
import { useFormField } from "../use-form-field.ts";

export interface RadioFieldProps extends Omit<RadioGroupProps, "id" | "name" | "value" | "onValue" | "error"> {
  name: string;
  /** Called after the value is set, to clear fields that no longer apply. */
  onChanged?: (value: string) => void;
}

/** One of a few options, all visible. */
export function RadioField({ name, onChanged, ...own }: RadioFieldProps) {
  const { value, error, setValue } = useFormField<string>(name);
  const change = (next: string) => {
    setValue(next);
    onChanged?.(next);
  };
  return <RadioGroup {...own} id={name} name={name} value={value} error={error} onValue={change} />;
}
