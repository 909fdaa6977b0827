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
  /** The message that the draft was saved, and when; by default on this device. */
  saved?: ((time: string) => string) | undefined;
  /** Keeps the draft after the submission, which a further step follows; the caller deletes it. */
  isKept?: boolean;
  onStartOver?: () => void;
}

/**
 * Inside a FormShell: restores its draft before it can be submitted, stores changes, shows that they are saved, and deletes the draft
 * afterwards, unless it is kept.
 */
export function FormDraft({ draftKey, store, saved = words.draft.saved, isKept = false, onStartOver }: FormDraftProps) {
  const formik = useFormikContext<FormikValues>();
  const { whenDone, setWaiting } = useFormShell();
  const { savedAt, isLoading, isRestored, clear } = useDraft({
    key: draftKey,
    values: formik.values,
    isChanged: formik.dirty,
    onRestore: (values) => void formik.setValues({ ...formik.initialValues, ...values }, false),
    store,
  });
  // In a layout effect, so that the button never looks enabled before the draft is restored.
  useLayoutEffect(() => {
    setWaiting(isLoading);
    return () => setWaiting(false);
  }, [setWaiting, isLoading]);
  useEffect(() => {
    if (!isKept) whenDone(draftKey, clear);
  }, [whenDone, draftKey, clear, isKept]);
  // The line is always reserved, so that content below does not move during a press when the draft is saved.
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
