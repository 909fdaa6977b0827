import { type ReactNode, useId } from "react";
import { FieldContext } from "./field-context.ts";
import * as s from "./field-group.module.css";
import { FieldError, FieldHint, notesOf } from "./field-notes.tsx";

export interface FieldGroupProps {
  legend: ReactNode;
  /** The error is at this id, and so is the group itself with `isTarget`. */
  id?: string;
  /** The group gets the focus where an error is of all its controls together; the first radio of a group of radios has its id. */
  isTarget?: boolean;
  hint?: ReactNode;
  error?: string | undefined;
  isRequired?: boolean;
  hasHiddenLegend?: boolean;
  children: ReactNode;
}

/** Several controls that answer one question, in a fieldset with its legend, hint and error. */
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
