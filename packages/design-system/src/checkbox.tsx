import { Check } from "lucide-react";
import { type InputHTMLAttributes, type ReactNode, type Ref, useId } from "react";
import * as s from "./checkbox.module.css";
import { FieldError, FieldHint, notesOf } from "./field-notes.tsx";
import { iconLook } from "./icon-look.ts";

export interface CheckboxProps extends Omit<InputHTMLAttributes<HTMLInputElement>, "type" | "onChange"> {
  ref?: Ref<HTMLInputElement>;
  label: ReactNode;
  hint?: ReactNode;
  error?: string | undefined;
  isRequired?: boolean;
  onValue?: (isChecked: boolean) => void;
}

/** One tick with its own label, hint and error. */
export function Checkbox({ label, hint, error, isRequired, onValue, id: givenId, ...rest }: CheckboxProps) {
  const ownId = useId();
  const notes = { id: givenId ?? ownId, hint, error };
  return (
    <div className={s.checkbox}>
      <span className={s.box}>
        <input
          {...rest}
          type="checkbox"
          id={notes.id}
          className={s.input}
          aria-invalid={error ? true : undefined}
          aria-required={isRequired || undefined}
          aria-describedby={notesOf(notes)}
          onChange={(event) => onValue?.(event.currentTarget.checked)}
        />
        <Check {...iconLook(18)} strokeWidth={2.75} className={s.tick} />
      </span>
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
