import { FieldGroup, type FieldGroupProps } from "@dryrun/design-system/fields/field-group";
import { MAX_INCIDENT_MESSAGE } from "@dryrun/domain/incidents/limits";
import { COMPONENTS } from "@dryrun/domain/status/limits";
import { SelectField } from "@dryrun/forms/fields/select-field";
import { TextField } from "@dryrun/forms/fields/text-field";
import { useFormField } from "@dryrun/forms/use-form-field";
import { useEffect, useEffectEvent } from "react";
import { incidents as text } from "../../messages/running/incidents.en-in.ts";
import { FieldGrid } from "../../shared/forms/field-grid.tsx";

/** Groups fields that form one value, such as `impacts.mail` of `impacts`; an error about all of them is shown below. */
function FormGroup({ name, ...group }: Omit<FieldGroupProps, "id" | "error" | "isTarget"> & { name: string }) {
  const { value, error, setValue } = useFormField<Record<string, unknown>>(name);
  // Setting a value validates the field again.
  const revalidate = useEffectEvent(() => setValue(value));
  useEffect(revalidate, [value]);
  return <FieldGroup {...group} id={name} isTarget error={error} />;
}

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
