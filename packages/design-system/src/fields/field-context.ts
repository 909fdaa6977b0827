import { createContext, useContext } from "react";

export interface FieldState {
  id: string;
  labelId: string;
  describedBy: string | undefined;
  isInvalid: boolean;
  isRequired: boolean;
}

export const FieldContext = createContext<FieldState | null>(null);

/** The surrounding Field of a control, or null. */
export const useField = () => useContext(FieldContext);

interface Control {
  id?: string | undefined;
  "aria-describedby"?: string | undefined;
}

/** Returns attributes that connect a control to its Field's label, hint and error; a control without a Field keeps its own. */
export function useControl<P extends Control>(own: P): P & { "aria-invalid"?: true; "aria-required"?: true } {
  const field = useField();
  if (!field) return own;
  return {
    ...own,
    id: own.id ?? field.id,
    "aria-describedby": [own["aria-describedby"], field.describedBy].filter(Boolean).join(" ") || undefined,
    "aria-invalid": field.isInvalid || undefined,
    "aria-required": field.isRequired || undefined,
  };
}
