import { Button } from "@dryrun/design-system/actions/button";
import { type FormikValues, useFormikContext } from "formik";
import { useState } from "react";
import { useFormShell } from "./form-context.ts";

export interface FormRestartProps<Values> {
  label: string;
  /** What the form begins with now; undefined where it could not be learned. */
  load: () => Promise<Values | undefined>;
}

/** Inside a FormShell: forgets what was typed, its draft too, and begins with other values. */
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
