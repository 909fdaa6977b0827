import { useEmployerStopContactMutation } from "@dryrun/api-client/applications/history/employer";
import { errorMessage } from "@dryrun/api-client/errors";
import { Banner } from "@dryrun/design-system/feedback/banner";
import { Field } from "@dryrun/design-system/fields/field";
import { TextArea } from "@dryrun/design-system/inputs/text-area";
import { ConfirmDialog } from "@dryrun/design-system/overlays/confirm-dialog";
import { MAX_NOTE } from "@dryrun/domain/limits";
import { toast } from "@dryrun/remote-kit/toasts";
import { useState } from "react";
import { history as text } from "./history.en-in.ts";

interface StopDialogProps {
  applicationId: string;
  name: string;
  isOpen: boolean;
  onClose: () => void;
}

/** Asks for the reason before the company stops writing to a candidate. */
export function StopDialog({ applicationId, name, isOpen, onClose }: StopDialogProps) {
  const [stop, { isLoading, error }] = useEmployerStopContactMutation();
  const [reason, setReason] = useState("");
  async function confirm() {
    const { data } = await stop({ params: { applicationId }, body: { reason: reason.trim() } });
    if (!data) return;
    toast.success(data.message);
    onClose();
  }
  return (
    <ConfirmDialog
      isOpen={isOpen}
      onClose={onClose}
      onConfirm={() => void confirm()}
      title={text.stopTitle(name)}
      confirmLabel={text.stopConfirm}
      cancelLabel={text.cancel}
      pendingLabel={text.saving}
      isBusy={isLoading}
    >
      <p>{text.stopText}</p>
      <Field label={text.stopReason} hint={text.stopReasonHint}>
        <TextArea rows={2} maxLength={MAX_NOTE} value={reason} onValue={setReason} />
      </Field>
      {error && (
        <Banner tone="danger" role="alert">
          {errorMessage(error, text.failed)}
        </Banner>
      )}
    </ConfirmDialog>
  );
}
