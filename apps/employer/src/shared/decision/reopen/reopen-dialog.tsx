import { useEmployerReopenDecisionMutation } from "@dryrun/api-client/applications/triage/employer";
import { messages } from "../../../messages.en-in.ts";
import { ReasonDialog } from "../../history/reason-dialog.tsx";

const text = messages.decision;

interface ReopenDialogProps {
  application: { _id: string; fullName: string };
  isOpen: boolean;
  onClose: () => void;
}

/** Asks before an application is opened again, because the candidate is notified. */
export function ReopenDialog({ application, isOpen, onClose }: ReopenDialogProps) {
  const [reopen] = useEmployerReopenDecisionMutation();
  return (
    <ReasonDialog
      isOpen={isOpen}
      onClose={onClose}
      onSend={(reason) => reopen({ params: { applicationId: application._id }, body: { reason } })}
      text={{
        title: text.reopenTitle(application.fullName),
        about: text.reopenText,
        reason: text.reopenReason,
        hint: text.reopenReasonHint,
        confirm: text.reopenConfirm,
        pending: text.reopening,
        cancel: text.cancel,
        failed: text.reopenFailed,
      }}
    />
  );
}
