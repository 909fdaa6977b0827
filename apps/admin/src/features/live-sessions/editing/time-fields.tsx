import { endFollowing } from "@dryrun/domain/masterclass/sessions/slots";
import { useFormField } from "@dryrun/forms/use-form-field";
import { sessions as text } from "../../../messages/sessions.en-in.ts";
import { FieldGrid } from "../../../shared/forms/field-grid.tsx";
import { MomentField } from "../../../shared/forms/moment-field.tsx";

/** Start and end of a session in India time; the end must be after the start. `path` is the prefix of the fields: "sessions.0.". */
export function TimeFields({ path = "", isRequired }: { path?: string; isRequired?: boolean }) {
  const [startName, endName] = [`${path}startAt`, `${path}endAt`];
  const start = useFormField<string>(startName);
  const end = useFormField<string>(endName);
  const both = { hint: text.indiaTime, spellOut: text.spelledOut, isRequired };
  const moveEnd = (value: string) => end.setValue(endFollowing(start.value, value, end.value));
  return (
    <FieldGrid>
      <MomentField name={startName} label={text.start} onChange={moveEnd} {...both} />
      <MomentField name={endName} label={text.end} {...both} />
    </FieldGrid>
  );
}
