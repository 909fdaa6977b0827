import { useFormikContext } from "formik";

/** All values of the form as typed. */
export const useFormValues = <Values>(): Values => useFormikContext<Values>().values;
