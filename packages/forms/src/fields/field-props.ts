import type { ReactNode } from "react";

/** What every field of a form takes. The name is the value's path and becomes the control's id. */
export interface FormFieldProps {
  name: string;
  label: ReactNode;
  hint?: ReactNode;
  isRequired?: boolean;
}
