import { createContext, useContext } from "react";
import type { Schema } from "yup";

export interface FormContextValue {
  schema: Schema | undefined;
  /** Runs after the submission has succeeded, even if the page has changed by then. */
  whenDone: (key: string, cleanUp: () => Promise<void>) => void;
  /** Runs the clean-ups without a submission. */
  forget: () => Promise<void>;
  /** True while a draft loads: a submission before it is restored would lose the typed text. */
  isWaiting: boolean;
  setWaiting: (isWaiting: boolean) => void;
}

export const FormContext = createContext<FormContextValue>({
  schema: undefined,
  whenDone: () => {},
  forget: async () => {},
  isWaiting: false,
  setWaiting: () => {},
});

export const useFormShell = () => useContext(FormContext);
