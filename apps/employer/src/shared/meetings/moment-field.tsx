import { Field } from "@dryrun/design-system/fields/field";
import { TextInput } from "@dryrun/design-system/inputs/text-input";
import { fromIndianInput } from "@dryrun/domain/time";
import { useFormField } from "@dryrun/forms/use-form-field";
import { meetings as text } from "./meetings.en-in.ts";

/** A day and a time. The control has no time zone: its value is read in India time, and the hint shows it in words. */
export function MomentField({ name, label }: { name: string; label: string }) {
  const { value, error, setValue } = useFormField<string>(name);
  const at = fromIndianInput(value);
  return (
    <Field id={name} label={label} hint={at ? text.at(at.toISOString()) : text.form.slotHint} error={error} isRequired>
      <TextInput type="datetime-local" min="2000-01-01T00:00" max="2099-12-31T23:59" value={value} onValue={setValue} />
    </Field>
  );
}
