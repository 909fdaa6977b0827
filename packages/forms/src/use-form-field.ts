import { type FormikValues, getIn, setIn, useFormikContext } from "formik";
import { errorsOf } from "./field-errors.ts";
import { useFormShell } from "./form-context.ts";

/** Returns one value of the form with its error. A refused field is checked again at each change; others wait for the submission. */
export function useFormField<Value>(name: string) {
  const formik = useFormikContext<FormikValues>();
  const { schema } = useFormShell();
  const value = getIn(formik.values, name) as Value;
  const raw: unknown = getIn(formik.errors, name);
  const error = typeof raw === "string" ? raw : undefined;

  function setValue(next: Value) {
    void formik.setFieldValue(name, next, false);
    if (error === undefined) return;
    const now: unknown = getIn(errorsOf(schema, setIn(formik.values, name, next)), name);
    formik.setFieldError(name, typeof now === "string" ? now : undefined);
  }
  /** For a check before the submission; without a message it removes the error. */
  const setError = (message?: string) => formik.setFieldError(name, message);
  return { value, error, setValue, setError };
}
