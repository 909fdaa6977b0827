import { createContext, useContext } from "react";
import type { Schema } from "yup";

export interface FormContextValue {
  schema: Schema | undefined;
  /** Runs after the hand-in succeeded, also when the page has moved on by then. */
  whenDone: (key: string, cleanUp: () => void) => void;
  /** Runs the same without a hand-in. */
  forget: () => void;
}

export const FormContext = createContext<FormContextValue>({ schema: undefined, whenDone: () => {}, forget: () => {} });

export const useFormShell = () => useContext(FormContext);
