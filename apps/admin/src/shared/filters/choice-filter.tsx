import { Select } from "@dryrun/design-system/choices/select";
import { Field } from "@dryrun/design-system/fields/field";
import { useFilters } from "../use-filters.ts";

interface ChoiceFilterProps {
  /** Its name in the URL. */
  name: string;
  label: string;
  /** With the value "", the list is not filtered. */
  options: readonly { value: string; label: string }[];
}

/** A filter of a list with a few values. It takes effect immediately. */
export function ChoiceFilter({ name, label, options }: ChoiceFilterProps) {
  const { chosen, choose } = useFilters();
  const values = options.map(({ value }) => value);
  return (
    <Field label={label}>
      <Select options={options} value={chosen(name, values) ?? ""} onValue={(value) => choose(name, value)} />
    </Field>
  );
}
