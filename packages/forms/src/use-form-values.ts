import { type FormikValues, useFormikContext } from "formik";

/** All values of the form as typed. */
export const useFormValues = <Values>(): Values => useFormikContext<Values>().values;

/** Replaces what was typed; fields that `values` does not name become as they were at first. */
export function useReplaceValues() {
  const { initialValues, setValues } = useFormikContext<FormikValues>();
  return (values: FormikValues) => void setValues({ ...initialValues, ...values }, false);
}
