import { createContext, useContext } from "react";
import type { Schema } from "yup";

export interface FormContextValue {
  schema: Schema | undefined;
  /** Runs after the hand-in succeeded, also when the page has moved on by then. */
  whenDone: (key: string, cleanUp: () => Promise<void>) => void;
  /** Runs the same without a hand-in. */
  forget: () => Promise<void>;
  /** True while a draft loads: a submission before it is restored would lose what the person typed. */
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
