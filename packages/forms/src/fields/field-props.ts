import type { ReactNode } from "react";

/** The properties of every form field. The name is the value's path and becomes the control's id. */
export interface FormFieldProps {
  name: string;
  label: ReactNode;
  hint?: ReactNode;
  isRequired?: boolean;
}
