import { useEmployerReopenDecisionMutation } from "@dryrun/api-client/applications/decisions/employer";
import { errorMessage } from "@dryrun/api-client/errors";
import { Banner } from "@dryrun/design-system/feedback/banner";
import { Field } from "@dryrun/design-system/fields/field";
import { TextArea } from "@dryrun/design-system/inputs/text-area";
import { ConfirmDialog } from "@dryrun/design-system/overlays/confirm-dialog";
import { MAX_NOTE } from "@dryrun/domain/limits";
import { toast } from "@dryrun/remote-kit/toasts";
import { useState } from "react";
import { messages } from "../../../messages.en-in.ts";

const text = messages.decision;

interface ReopenDialogProps {
  application: { _id: string; fullName: string };
  isOpen: boolean;
  onClose: () => void;
}

/** Asks before an application is opened again, because the candidate is notified. */
export function ReopenDialog({ application, isOpen, onClose }: ReopenDialogProps) {
  const [reopen, { isLoading, error, reset }] = useEmployerReopenDecisionMutation();
  const [reason, setReason] = useState("");
  async function confirm() {
    const { data } = await reopen({ params: { applicationId: application._id }, body: { reason: reason.trim() } });
    if (!data) return;
    toast.success(data.message);
    onClose();
  }
  return (
    <ConfirmDialog
      isOpen={isOpen}
      onClose={() => {
        reset();
        onClose();
      }}
      onConfirm={() => void confirm()}
      title={text.reopenTitle(application.fullName)}
      confirmLabel={text.reopenConfirm}
      cancelLabel={text.cancel}
      pendingLabel={text.reopening}
      isBusy={isLoading}
    >
      <p>{text.reopenText}</p>
      <Field label={text.reopenReason} hint={text.reopenReasonHint}>
        <TextArea rows={2} maxLength={MAX_NOTE} value={reason} onValue={setReason} />
      </Field>
      {error && (
        <Banner tone="danger" role="alert">
          {errorMessage(error, text.reopenFailed)}
        </Banner>
      )}
    </ConfirmDialog>
  );
}
