import { Confirm } from "@dryrun/design-system/overlays/confirm";
import * as words from "../../../messages.en-in.ts";

export interface SubmitDialogProps {
  isOpen: boolean;
  count: number;
  marked: readonly number[];
  onClose: () => void;
  onConfirm: () => void;
}

/** Confirms the submission of the paper and lists marked questions. */
export function SubmitDialog({ isOpen, count, marked, onClose, onConfirm }: SubmitDialogProps) {
  const w = words.quiz;
  return (
    <Confirm
      isOpen={isOpen}
      onClose={onClose}
      onConfirm={onConfirm}
      title={w.submitTitle(count)}
      confirmLabel={w.submit}
      cancelLabel={w.keepChecking}
    >
      <p>{w.submitText}</p>
      {marked.length > 0 && <p>{w.markedText(marked)}</p>}
    </Confirm>
  );
}
