import { type ReactNode, useId } from "react";
import { FieldContext } from "./field-context.ts";
import * as s from "./field-group.module.css";
import { FieldError, FieldHint, notesOf } from "./field-notes.tsx";

export interface FieldGroupProps {
  legend: ReactNode;
  /** The id of the error, and with `isTarget` of the group itself. */
  id?: string;
  /** Makes the group focusable for an error about all its controls; in a group of radios, the first radio has the id instead. */
  isTarget?: boolean;
  hint?: ReactNode;
  error?: string | undefined;
  isRequired?: boolean;
  hasHiddenLegend?: boolean;
  children: ReactNode;
}

/** Several controls that answer one question, in a fieldset with legend, hint and error. */
export function FieldGroup(props: FieldGroupProps) {
  const { legend, hint, error, isRequired, hasHiddenLegend, children } = props;
  const ownId = useId();
  const notes = { id: props.id ?? ownId, hint, error };
  return (
    <fieldset
      id={props.isTarget ? notes.id : undefined}
      tabIndex={props.isTarget ? -1 : undefined}
      className={s.group}
      aria-describedby={notesOf(notes)}
      data-invalid={error ? "" : undefined}
    >
      <legend className={hasHiddenLegend ? "visually-hidden" : s.legend}>
        {legend}
        {isRequired && (
          <span className={s.star} aria-hidden="true">
            {" *"}
          </span>
        )}
      </legend>
      <div className={s.body}>
        <FieldHint {...notes} />
        {/* The controls inside have their own labels, so an outer Field does not apply. */}
        <FieldContext value={null}>{children}</FieldContext>
        <FieldError {...notes} />
      </div>
    </fieldset>
  );
}
