import { ConfirmDialog } from "@dryrun/design-system/overlays/confirm-dialog";
import { useFormikContext } from "formik";
import * as words from "../messages.en-in.ts";
import { type Leaves, useUnsavedGuard } from "./use-unsaved-guard.ts";

export interface UnsavedGuardProps {
  title?: string;
  text?: string;
  leaveLabel?: string;
  stayLabel?: string;
  /** A draft exists, so that leaving loses nothing. */
  isHarmless?: boolean;
  /** Whether a navigation leaves the form; by default if the path changes. */
  leaves?: Leaves;
}

/** Inside a FormShell: asks before a changed form is left, except during and after the submission. */
export function UnsavedGuard(props: UnsavedGuardProps) {
  const { title = words.unsaved.title, text = words.unsaved.text } = props;
  const { dirty, isSubmitting } = useFormikContext();
  const guard = useUnsavedGuard(dirty && !isSubmitting, props.leaves);
  return (
    <ConfirmDialog
      isOpen={guard.isAsking}
      onClose={guard.stay}
      onConfirm={guard.leave}
      title={title}
      confirmLabel={props.leaveLabel ?? words.unsaved.leave}
      cancelLabel={props.stayLabel ?? words.unsaved.stay}
      isDanger={!props.isHarmless}
    >
      {text}
    </ConfirmDialog>
  );
}
