import { Button } from "@dryrun/design-system/actions/button";
import { ZONE } from "@dryrun/domain/time";
import { type FormikValues, useFormikContext } from "formik";
import { useEffect, useLayoutEffect } from "react";
import { useFormShell } from "../form-context.ts";
import * as words from "../messages.en-in.ts";
import type { DraftStore } from "./draft-store.ts";
import * as s from "./form-draft.module.css";
import { useDraft } from "./use-draft.ts";

const time = new Intl.DateTimeFormat("en-IN", {
  timeZone: ZONE,
  hour: "2-digit",
  minute: "2-digit",
  hourCycle: "h23",
});

export interface FormDraftProps {
  draftKey: string;
  store?: DraftStore;
  /** That the draft is kept, and since when; by default on this device. */
  saved?: ((time: string) => string) | undefined;
  onStartOver?: () => void;
}

/** Inside a FormShell: restores its draft before it can be submitted, stores changes, says so, and deletes the draft afterwards. */
export function FormDraft({ draftKey, store, saved = words.draft.saved, onStartOver }: FormDraftProps) {
  const formik = useFormikContext<FormikValues>();
  const { whenDone, setWaiting } = useFormShell();
  const { savedAt, isLoading, isRestored, clear } = useDraft({
    key: draftKey,
    values: formik.values,
    isChanged: formik.dirty,
    onRestore: (values) => void formik.setValues({ ...formik.initialValues, ...values }, false),
    store,
  });
  // In a layout effect, so that the button is never painted as if it could be pressed.
  useLayoutEffect(() => {
    setWaiting(isLoading);
    return () => setWaiting(false);
  }, [setWaiting, isLoading]);
  useEffect(() => whenDone(draftKey, clear), [whenDone, draftKey, clear]);
  // Its line is there from the start: what is below it does not move under a press when the draft is saved.
  return (
    <p className={s.draft}>
      {savedAt !== null && <span>{saved(time.format(savedAt))}</span>}
      {savedAt !== null && isRestored && (
        <Button
          variant="quiet"
          size="s"
          onClick={() => {
            formik.resetForm();
            void clear();
            onStartOver?.();
          }}
        >
          {words.draft.startOver}
        </Button>
      )}
    </p>
  );
}
