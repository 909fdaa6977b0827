import { Field } from "@dryrun/design-system/fields/field";
import { TextArea } from "@dryrun/design-system/inputs/text-area";
import { TextInput, type TextInputProps } from "@dryrun/design-system/inputs/text-input";
import type { ReactNode } from "react";
import { useFormField } from "../use-form-field.ts";
import type { FormFieldProps } from "./field-props.ts";

type Own = Omit<TextInputProps, "id" | "name" | "value" | "onValue" | "required">;

export interface TextFieldProps extends FormFieldProps, Own {
  /** Rendered at the end of the label's line. */
  aside?: ReactNode;
  /** Shows several lines. */
  rows?: number;
  hasHiddenLabel?: boolean;
}

/** One or several lines of text. */
export function TextField({ label, hint, isRequired, aside, hasHiddenLabel, rows, ...own }: TextFieldProps) {
  const { value, error, setValue } = useFormField<string>(own.name);
  const field = { label, hint, isRequired, aside, hasHiddenLabel, error, id: own.name };
  const { placeholder, maxLength, disabled, autoComplete } = own;
  return (
    <Field {...field}>
      {rows ? (
        <TextArea
          {...{ placeholder, maxLength, disabled, autoComplete, rows }}
          name={own.name}
          value={value}
          onValue={setValue}
        />
      ) : (
        <TextInput {...own} value={value} onValue={setValue} />
      )}
    </Field>
  );
}
