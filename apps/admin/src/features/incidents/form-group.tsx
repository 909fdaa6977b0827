import { FieldGroup, type FieldGroupProps } from "@dryrun/design-system/fields/field-group";
import { useFormField } from "@dryrun/forms/use-form-field";
import { useEffect, useEffectEvent } from "react";

/** Groups fields that form one value, such as `impacts.mail` of `impacts`; an error about all of them is shown below. */
export function FormGroup({ name, ...group }: Omit<FieldGroupProps, "id" | "error" | "isTarget"> & { name: string }) {
  const { value, error, setValue } = useFormField<Record<string, unknown>>(name);
  // Setting a value validates the field again.
  const revalidate = useEffectEvent(() => setValue(value));
  useEffect(revalidate, [value]);
  return <FieldGroup {...group} id={name} isTarget error={error} />;
}
