import { MAX_INCIDENT_MESSAGE } from "@dryrun/domain/incidents/limits";
import { COMPONENTS } from "@dryrun/domain/status/limits";
import { SelectField } from "@dryrun/forms/fields/select-field";
import { TextField } from "@dryrun/forms/fields/text-field";
import { incidents as text } from "../../messages/running/incidents.en-in.ts";
import { FieldGrid } from "../../shared/forms/field-grid.tsx";
import { FormGroup } from "./form-group.tsx";

/** The common fields of a report and an update. */
export function CommonFields({ states }: { states: readonly { value: string; label: string }[] }) {
  return (
    <>
      <SelectField name="phase" label={text.state} options={states} />
      <FormGroup name="impacts" legend={text.affected} hint={text.affectedHint}>
        <FieldGrid>
          {COMPONENTS.map((one) => (
            <SelectField key={one} name={`impacts.${one}`} label={text.components[one]} options={text.impacts} />
          ))}
        </FieldGrid>
      </FormGroup>
      <TextField
        name="message"
        label={text.message}
        hint={text.messageHint}
        maxLength={MAX_INCIDENT_MESSAGE}
        rows={4}
        isRequired
        autoComplete="off"
      />
    </>
  );
}
