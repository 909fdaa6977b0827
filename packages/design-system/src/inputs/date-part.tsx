import type { ReactNode } from "react";
import { FieldContext } from "../fields/field-context.ts";
import * as s from "./date-part.module.css";

export const MONTHS = Array.from({ length: 12 }, (_, index) => ({
  value: String(index + 1).padStart(2, "0"),
  label: new Intl.DateTimeFormat("en-IN", { month: "long" }).format(new Date(2024, index, 15)),
}));

export interface DatePartProps {
  /** The id of the control; the label's id is derived from it. */
  id: string;
  label: string;
  isInvalid: boolean;
  isRequired: boolean;
  className?: string | undefined;
  children: ReactNode;
}

/** One control of a date, with its own label. */
export function DatePart({ id, label, isInvalid, isRequired, className, children }: DatePartProps) {
  const labelId = `${id}-label`;
  return (
    <div className={className}>
      <label id={labelId} htmlFor={id} className={s.label}>
        {label}
      </label>
      <FieldContext value={{ id, labelId, describedBy: undefined, isInvalid, isRequired }}>{children}</FieldContext>
    </div>
  );
}
