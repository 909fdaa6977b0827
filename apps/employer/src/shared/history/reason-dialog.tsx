import { errorMessage } from "@dryrun/api-client/errors";
import { Banner } from "@dryrun/design-system/feedback/banner";
import { Field } from "@dryrun/design-system/fields/field";
import { TextArea } from "@dryrun/design-system/inputs/text-area";
import { ConfirmDialog } from "@dryrun/design-system/overlays/confirm-dialog";
import { MAX_NOTE } from "@dryrun/domain/limits";
import { toast } from "@dryrun/remote-kit/toasts";
import { useState } from "react";
import * as s from "./history.module.css";

interface ReasonDialogProps {
  isOpen: boolean;
  onClose: () => void;
  /** Sends the reason, which can be empty. */
  onSend: (reason: string) => Promise<{ data?: { message: string } | undefined; error?: unknown }>;
  text: {
    title: string;
    about: string;
    reason: string;
    hint: string;
    confirm: string;
    pending: string;
    cancel: string;
    failed: string;
  };
}

/** Asks for a reason that stays within the company, then sends it. */
export function ReasonDialog({ isOpen, onClose, onSend, text }: ReasonDialogProps) {
  const [reason, setReason] = useState("");
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>();
  function close() {
    setError(undefined);
    onClose();
  }
  async function confirm() {
    setBusy(true);
    const sent = await onSend(reason.trim());
    setBusy(false);
    setError(sent.error);
    if (!sent.data) return;
    toast.success(sent.data.message);
    onClose();
  }
  return (
    <ConfirmDialog
      isOpen={isOpen}
      onClose={close}
      onConfirm={() => void confirm()}
      title={text.title}
      confirmLabel={text.confirm}
      cancelLabel={text.cancel}
      pendingLabel={text.pending}
      isBusy={isBusy}
    >
      <div className={s.ask}>
        <p>{text.about}</p>
        <Field label={text.reason} hint={text.hint}>
          <TextArea rows={2} maxLength={MAX_NOTE} value={reason} onValue={setReason} />
        </Field>
        {error !== undefined && (
          <Banner tone="danger" role="alert">
            {errorMessage(error, text.failed)}
          </Banner>
        )}
      </div>
    </ConfirmDialog>
  );
}
