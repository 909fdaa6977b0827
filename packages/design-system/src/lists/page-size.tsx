import { Select } from "../choices/select.tsx";
import { Field } from "../fields/field.tsx";
import * as words from "../messages/lists.en-in.ts";
import * as s from "./page-size.module.css";

export interface PageSizeProps {
  sizes: readonly number[];
  value: number;
  onSize: (size: number) => void;
}

/** Chooses the number of rows per page of a list. */
export function PageSize({ sizes, value, onSize }: PageSizeProps) {
  return (
    <div className={s.size}>
      <Field label={words.pageSize.label}>
        <Select
          options={sizes.map((size) => ({ value: String(size), label: String(size) }))}
          value={String(value)}
          onValue={(size) => onSize(Number(size))}
        />
      </Field>
    </div>
  );
}
