import { ConfirmDialog } from "@dryrun/design-system/confirm-dialog";
import { useFormikContext } from "formik";
import { useUnsavedGuard } from "./use-unsaved-guard.ts";

/** Inside a FormShell: asks before a changed form is left. Not while it is being sent, nor after. */
export function UnsavedGuard({ text = "What you changed here is not saved." }: { text?: string }) {
  const { dirty, isSubmitting } = useFormikContext();
  const guard = useUnsavedGuard(dirty && !isSubmitting);
  return (
    <ConfirmDialog
      isOpen={guard.isAsking}
      onClose={guard.stay}
      onConfirm={guard.leave}
      title="Leave without saving?"
      confirmLabel="Leave page"
      cancelLabel="Stay here"
      isDanger
    >
      {text}
    </ConfirmDialog>
  );
}
