import { Field } from "@dryrun/design-system/fields/field";
import { TextInput } from "@dryrun/design-system/inputs/text-input";
import { formatDateTime, fromIndianInput } from "@dryrun/domain/time";
import { useFormField } from "@dryrun/forms/use-form-field";

interface MomentFieldProps {
  name: string;
  label: string;
  /** Shown while the field is empty. */
  hint: string;
  isRequired?: boolean | undefined;
  /** Describes day and time in words; it replaces the hint. */
  spellOut?: (at: Date | string) => string;
  /** Called before the field's value changes. */
  onChange?: (value: string) => void;
}

/** A day and a time. The control has no time zone: its value is read in India time, and the hint shows it in words. */
export function MomentField(props: MomentFieldProps) {
  const { name, label, hint, isRequired = false, spellOut = formatDateTime, onChange } = props;
  const { value, error, setValue } = useFormField<string>(name);
  const at = fromIndianInput(value);
  function change(typed: string) {
    onChange?.(typed);
    setValue(typed);
  }
  return (
    <Field id={name} label={label} hint={at ? spellOut(at) : hint} error={error} isRequired={isRequired}>
      <TextInput type="datetime-local" min="2000-01-01T00:00" max="2099-12-31T23:59" value={value} onValue={change} />
    </Field>
  );
}
