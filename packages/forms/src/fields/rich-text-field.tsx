import { RichTextInput } from "@dryrun/rich-text/field";
import { useFormField } from "../use-form-field.ts";
import type { FormFieldProps } from "./field-props.ts";

export interface RichTextFieldProps extends FormFieldProps {
  minHeight?: number;
  limit?: number;
}

/** Text with bold, italic, lists and links; its value is HTML or "". */
export function RichTextField(field: RichTextFieldProps) {
  const { value, error, setValue } = useFormField<string>(field.name);
  return <RichTextInput {...field} id={field.name} error={error} value={value ?? ""} onValue={setValue} />;
}
