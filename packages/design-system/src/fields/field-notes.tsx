import { CircleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { iconProps } from "../icon-props.ts";
import * as words from "../messages/fields.en-in.ts";
import * as s from "./field-notes.module.css";

export interface FieldNotesProps {
  id: string;
  hint?: ReactNode;
  error?: string | undefined;
}

/** Returns the ids for a control's `aria-describedby`: the hint first, then the error. */
export const notesOf = ({ id, hint, error }: FieldNotesProps): string | undefined =>
  [hint ? `${id}-hint` : "", error ? `${id}-error` : ""].filter(Boolean).join(" ") || undefined;

/** The hint of a field or a group. */
export function FieldHint({ id, hint }: FieldNotesProps) {
  return hint ? (
    <p id={`${id}-hint`} className={s.hint}>
      {hint}
    </p>
  ) : null;
}

/** The error of a field or a group; starts with "Error:" for people who cannot see the icon. */
export function FieldError({ id, error }: FieldNotesProps) {
  return error ? (
    <p id={`${id}-error`} className={s.error}>
      <CircleAlert {...iconProps(16)} className={s.icon} />
      <span>
        <span className="visually-hidden">{`${words.error} `}</span>
        {error}
      </span>
    </p>
  ) : null;
}
