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
  /** Names the summary, in place of the form's own heading of it. */
  heading?: string;
  /** An additional toast. */
  toast?: string;
  errors?: readonly FieldRefusal[];
}

/** The result of a submission. Nothing or `ok` is a success; its message is shown in place. */
export type SubmitResult = undefined | { ok: true; message?: string } | ({ ok: false } & Refusal);

export interface FormShellProps<Values extends FormikValues, Cast>
  extends Omit<FormBodyProps, "children" | "onSubmitRefused"> {
  initialValues: Values;
  /** Checked at the submit, and again with each change of a field that was refused. */
  schema?: Schema<Cast>;
  /** Takes the values as the schema casts them (trimmed, numbers as numbers), then as they were typed. May throw. */
  onSubmit: (values: Cast, typed: Values) => Promise<SubmitResult | void> | SubmitResult | void;
  /** What to show when `onSubmit` threw. */
  refusalOf?: (error: unknown) => Refusal;
  /** Called after a submit that did not go through. */
  onSubmitRefused?: () => void;
  children: ReactNode;
}

const ourFault = (): Refusal => ({ message: words.ourFault });

/** What the parts of a form share, the clean-ups of its drafts among them. */
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
      // validate() has passed by now, so the cast cannot fail
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
        await context.forget(); // a reload at this moment finds no draft of what was sent
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
