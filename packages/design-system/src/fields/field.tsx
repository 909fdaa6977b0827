import { type ReactNode, useId, useMemo } from "react";
import * as s from "./field.module.css";
import { FieldContext } from "./field-context.ts";
import { FieldError, FieldHint, notesOf } from "./field-notes.tsx";

export interface FieldProps {
  label: ReactNode;
  /** The control's id; forms use the path of the value, so that errors of the server match their field. */
  id?: string;
  hint?: ReactNode;
  error?: string | undefined;
  isRequired?: boolean;
  /** The label is only for screen readers. */
  hasHiddenLabel?: boolean;
  /** Rendered at the end of the label's line: a link, a counter. */
  aside?: ReactNode;
  children: ReactNode;
}

/** Connects label, hint, one control and its error. The control takes its attributes with `useControl`. */
export function Field(props: FieldProps) {
  const { label, hint, error, isRequired = false, hasHiddenLabel, aside, children } = props;
  const ownId = useId();
  const id = props.id ?? ownId;
  const labelId = `${id}-label`;
  const notes = { id, hint, error };
  const describedBy = notesOf(notes);
  const isInvalid = Boolean(error);
  const state = useMemo(
    () => ({ id, labelId, describedBy, isInvalid, isRequired }),
    [id, labelId, describedBy, isInvalid, isRequired],
  );
  return (
    <div className={s.field} data-invalid={isInvalid || undefined}>
      <div className={hasHiddenLabel ? "visually-hidden" : s.head}>
        {/* The marks are outside the label, so that they are not part of the control's name. */}
        <label id={labelId} htmlFor={id} className={s.label}>
          {label}
        </label>
        {isRequired && (
          <span className={s.star} aria-hidden="true">
            *
          </span>
        )}
        {aside && <span className={s.aside}>{aside}</span>}
      </div>
      <FieldHint {...notes} />
      <FieldContext value={state}>{children}</FieldContext>
      <FieldError {...notes} />
    </div>
  );
}
