import { Select } from "@dryrun/design-system/choices/select";
import { Field } from "@dryrun/design-system/fields/field";
import { columnLetters } from "@dryrun/engines/addresses";

interface ColumnSelectProps {
  label: string;
  columns: readonly string[];
  value: string;
  onValue: (column: string) => void;
  /** The first choice, which is no column. */
  none?: string;
}

/** A choice of a column, by letter and name. */
export const ColumnSelect = ({ label, columns, value, onValue, none }: ColumnSelectProps) => (
  <Field label={label}>
    <Select
      options={[
        ...(none === undefined ? [] : [{ value: "", label: none }]),
        ...columns.map((column, index) => ({ value: column, label: `${columnLetters(index + 1)} ${column}` })),
      ]}
      value={value}
      onValue={onValue}
    />
  </Field>
);
