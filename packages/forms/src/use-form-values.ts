import { type FormikValues, useFormikContext } from "formik";

/** Returns all values of the form as typed. */
export const useFormValues = <Values>(): Values => useFormikContext<Values>().values;

/** Replaces the typed values; fields that `values` omits get their initial values. */
export function useReplaceValues() {
  const { initialValues, setValues } = useFormikContext<FormikValues>();
  return (values: FormikValues) => void setValues({ ...initialValues, ...values }, false);
}
