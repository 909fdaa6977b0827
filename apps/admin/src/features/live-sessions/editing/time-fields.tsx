import { Field } from "@dryrun/design-system/fields/field";
import { TextInput } from "@dryrun/design-system/inputs/text-input";
import { endFollowing } from "@dryrun/domain/masterclass/sessions/slots";
import { fromIndianInput } from "@dryrun/domain/time";
import { useFormField } from "@dryrun/forms/use-form-field";
import { sessions as say } from "../../../messages/sessions.en-in.ts";
import * as s from "./editing.module.css";

/** Start and end of a session in India time; the end follows the start. `path` is that of the fields: "sessions.0.". */
export function TimeFields({ path = "", isRequired }: { path?: string; isRequired?: boolean }) {
  const [startName, endName] = [`${path}startAt`, `${path}endAt`];
  const start = useFormField<string>(startName);
  const end = useFormField<string>(endName);
  function changeStart(value: string) {
    end.setValue(endFollowing(start.value, value, end.value));
    start.setValue(value);
  }
  return (
    <div className={s.times}>
      <TimeField name={startName} label={say.start} field={start} onValue={changeStart} isRequired={isRequired} />
      <TimeField name={endName} label={say.end} field={end} onValue={end.setValue} isRequired={isRequired} />
    </div>
  );
}

interface TimeFieldProps {
  name: string;
  label: string;
  field: { value: string; error: string | undefined };
  onValue: (value: string) => void;
  isRequired: boolean | undefined;
}

/** The control has no zone: its value is read in India time, which the hint spells out. */
function TimeField({ name, label, field, onValue, isRequired = false }: TimeFieldProps) {
  const at = fromIndianInput(field.value);
  return (
    <Field
      id={name}
      label={label}
      hint={at ? say.spelledOut(at) : say.indiaTime}
      error={field.error}
      isRequired={isRequired}
    >
      <TextInput
        type="datetime-local"
        min="2000-01-01T00:00"
        max="2099-12-31T23:59"
        value={field.value}
        onValue={onValue}
      />
    </Field>
  );
}
