import { Field } from "@dryrun/design-system/fields/field";
import { TagsInput, type TagsInputProps } from "@dryrun/design-system/tags/tags-input";
import { useFormField } from "../use-form-field.ts";
import type { FormFieldProps } from "./field-props.ts";

type Own = Pick<TagsInputProps, "suggestions" | "limit" | "nouns" | "placeholder">;

/** A list of short words, such as skills and languages. */
export function TagsField({ suggestions, limit, nouns, placeholder, ...field }: FormFieldProps & Own) {
  const { value, error, setValue } = useFormField<string[]>(field.name);
  return (
    <Field {...field} id={field.name} error={error}>
      <TagsInput {...{ suggestions, limit, nouns, placeholder, value }} onValue={setValue} />
    </Field>
  );
}
