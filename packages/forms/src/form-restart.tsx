import { Button } from "@dryrun/design-system/actions/button";
import { type FormikValues, useFormikContext } from "formik";
import { useState } from "react";
import { useFormShell } from "./form-context.ts";

export interface FormRestartProps<Values> {
  label: string;
  /** The new initial values; undefined if they could not be loaded. */
  load: () => Promise<Values | undefined>;
}

/** Inside a FormShell: discards the input and its draft, and starts with other values. */
export function FormRestart<Values extends FormikValues>({ label, load }: FormRestartProps<Values>) {
  const formik = useFormikContext<Values>();
  const { forget } = useFormShell();
  const [isBusy, setBusy] = useState(false);
  async function restart() {
    setBusy(true);
    const values = await load();
    setBusy(false);
    if (!values) return;
    await forget();
    formik.resetForm({ values });
  }
  return (
    <Button size="s" isBusy={isBusy} onClick={() => void restart()}>
      {label}
    </Button>
  );
}
