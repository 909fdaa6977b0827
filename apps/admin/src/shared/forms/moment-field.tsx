import { Field } from "@dryrun/design-system/fields/field";
import { TextInput } from "@dryrun/design-system/inputs/text-input";
import { formatDateTime, fromIndianInput } from "@dryrun/domain/time";
import { useFormField } from "@dryrun/forms/use-form-field";

interface MomentFieldProps {
  name: string;
  label: string;
  /** While it is empty. */
  hint: string;
  isRequired?: boolean;
}

/** A day and a time. The control has no zone: its value is read in India time, which the hint then spells out. */
export function MomentField({ name, label, hint, isRequired = false }: MomentFieldProps) {
  const { value, error, setValue } = useFormField<string>(name);
  const at = fromIndianInput(value);
  return (
    <Field id={name} label={label} hint={at ? formatDateTime(at) : hint} error={error} isRequired={isRequired}>
      <TextInput type="datetime-local" min="2000-01-01T00:00" max="2099-12-31T23:59" value={value} onValue={setValue} />
    </Field>
  );
}
