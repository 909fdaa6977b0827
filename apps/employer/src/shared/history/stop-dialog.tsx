import { useEmployerStopContactMutation } from "@dryrun/api-client/applications/employer";
import { history as text } from "./history.en-in.ts";
import { ReasonDialog } from "./reason-dialog.tsx";

interface StopDialogProps {
  applicationId: string;
  name: string;
  isOpen: boolean;
  onClose: () => void;
}

/** Asks for the reason before the company stops writing to a candidate. */
export function StopDialog({ applicationId, name, isOpen, onClose }: StopDialogProps) {
  const [stop] = useEmployerStopContactMutation();
  return (
    <ReasonDialog
      isOpen={isOpen}
      onClose={onClose}
      onSend={(reason) => stop({ params: { applicationId }, body: { reason } })}
      text={{
        title: text.stopTitle(name),
        about: text.stopText,
        reason: text.stopReason,
        hint: text.stopReasonHint,
        confirm: text.stopConfirm,
        pending: text.saving,
        cancel: text.cancel,
        failed: text.failed,
      }}
    />
  );
}
