import { type ReactNode, useId } from "react";
import { FieldError, FieldHint, notesOf } from "../fields/field-notes.tsx";
import * as s from "./checkbox.module.css";
import { TickBox, type TickBoxProps } from "./tick-box.tsx";

export interface CheckboxProps extends TickBoxProps {
  label: ReactNode;
  hint?: ReactNode;
  error?: string | undefined;
  isRequired?: boolean;
}

/** One box with its own label, hint and error. */
export function Checkbox({ label, hint, error, isRequired, id: givenId, ...rest }: CheckboxProps) {
  const ownId = useId();
  const notes = { id: givenId ?? ownId, hint, error };
  return (
    <div className={s.checkbox}>
      <TickBox
        {...rest}
        id={notes.id}
        aria-invalid={error ? true : undefined}
        aria-required={isRequired || undefined}
        aria-describedby={notesOf(notes)}
      />
      <div className={s.text}>
        <label htmlFor={notes.id} className={s.label}>
          {label}
          {isRequired && (
            <span className={s.star} aria-hidden="true">
              {" *"}
            </span>
          )}
        </label>
        <FieldHint {...notes} />
        <FieldError {...notes} />
      </div>
    </div>
  );
}
