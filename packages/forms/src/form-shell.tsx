import { Formik, type FormikValues } from "formik";
import { type ReactNode, useMemo, useRef, useState } from "react";
import type { Schema } from "yup";
import { errorsOf, type FieldRefusal, nestErrors } from "./field-errors.ts";
import { FormBody, type FormBodyProps } from "./form-body.tsx";
import { FormContext, type FormContextValue } from "./form-context.ts";
import * as words from "./messages.en-in.ts";

/** The server's refusal: `errorBody` of a failed call has this shape. */
export interface Refusal {
  message?: string;
  /** The summary's heading, instead of the form's own. */
  heading?: string;
  /** An additional toast. */
  toast?: string;
  errors?: readonly FieldRefusal[];
}

/** The result of a submission. Undefined or `ok` means success; its message is shown in the form. */
export type SubmitResult = undefined | { ok: true; message?: string } | ({ ok: false } & Refusal);

export interface FormShellProps<Values extends FormikValues, Cast>
  extends Omit<FormBodyProps, "children" | "onSubmitRefused"> {
  initialValues: Values;
  /** Checked at the submission, and again at each change of a refused field. */
  schema?: Schema<Cast>;
  /** Receives the values as the schema casts them (trimmed, numbers as numbers), then as typed. May throw. */
  onSubmit: (values: Cast, typed: Values) => Promise<SubmitResult | void> | SubmitResult | void;
  /** Returns the refusal to show when `onSubmit` threw. */
  refusalOf?: (error: unknown) => Refusal;
  /** Called after a submission that failed. */
  onSubmitRefused?: () => void;
  children: ReactNode;
}

const ourFault = (): Refusal => ({ message: words.ourFault });

/** Returns the context shared by the parts of a form, including the clean-ups of its drafts. */
function useContextOf(schema: Schema | undefined): FormContextValue {
  const cleanUps = useRef(new Map<string, () => Promise<void>>());
  const [isWaiting, setWaiting] = useState(false);
  return useMemo(
    () => ({
      schema,
      whenDone: (key: string, cleanUp: () => Promise<void>) => void cleanUps.current.set(key, cleanUp),
      forget: async () => {
        await Promise.all([...cleanUps.current.values()].map((cleanUp) => cleanUp()));
      },
      isWaiting,
      setWaiting,
    }),
    [schema, isWaiting],
  );
}

/** A form: values, validation, the error summary, and the buttons. */
export function FormShell<Values extends FormikValues, Cast = Values>(props: FormShellProps<Values, Cast>) {
  const { initialValues, schema, onSubmit, refusalOf = ourFault, ...body } = props;
  const context = useContextOf(schema);

  async function attempt(values: Values): Promise<SubmitResult> {
    try {
      // validate() has passed, so the cast cannot fail
      const cast = schema ? schema.validateSync(values) : (values as unknown as Cast);
      return (await onSubmit(cast as Cast, values)) ?? undefined;
    } catch (error) {
      return { ok: false, ...refusalOf(error) };
    }
  }
  return (
    <Formik<Values>
      initialValues={initialValues}
      validate={(values) => errorsOf(schema, values)}
      validateOnChange={false}
      validateOnBlur={false}
      onSubmit={async (values, formik) => {
        const result = await attempt(values);
        if (result?.ok === false) {
          formik.setErrors(nestErrors<Values>(result.errors ?? []));
          const { message, heading, toast } = result;
          formik.setStatus({ kind: "refused", message, heading, toast });
          return;
        }
        await context.forget(); // a reload at this moment must not find a draft of the sent values
        // The submitted values are the new initial ones: nothing is unsaved.
        formik.resetForm({ values, status: { kind: "done", message: result?.message } });
      }}
    >
      <FormContext value={context}>
        <FormBody {...body} />
      </FormContext>
    </Formik>
  );
}
