import { type FormikValues, getIn, setIn, useFormikContext } from "formik";
import { errorsOf, listErrors } from "./field-errors.ts";
import { useFormShell } from "./form-context.ts";

/**
 * Returns one value of the form with its error. A change checks the refused fields again, also those whose error
 * depends on this value; other fields wait for the submission. A refusal of the server stays until its field changes.
 */
export function useFormField<Value>(name: string) {
  const formik = useFormikContext<FormikValues>();
  const { schema } = useFormShell();
  const value = getIn(formik.values, name) as Value;
  const raw: unknown = getIn(formik.errors, name);
  const error = typeof raw === "string" ? raw : undefined;

  function setValue(next: Value) {
    void formik.setFieldValue(name, next, false);
    const refused = listErrors(formik.errors);
    if (refused.length === 0) return;
    const before = errorsOf(schema, formik.values);
    const after = errorsOf(schema, setIn(formik.values, name, next));
    for (const { field, message } of refused) {
      const isOwn = field === name || getIn(before, field) === message;
      const current: unknown = getIn(after, field);
      if (isOwn && current !== message) formik.setFieldError(field, typeof current === "string" ? current : undefined);
    }
  }
  /** For a check before the submission; without a message it removes the error. */
  const setError = (message?: string) => formik.setFieldError(name, message);
  return { value, error, setValue, setError };
}
