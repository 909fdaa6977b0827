import { errorMessage, fieldErrors } from "@dryrun/api-client/errors";
import { Field } from "@dryrun/design-system/fields/field";
import { TextArea } from "@dryrun/design-system/inputs/text-area";
import { Confirm } from "@dryrun/design-system/overlays/confirm";
import { MAX_NOTE } from "@dryrun/domain/limits";
import { toast } from "@dryrun/remote-kit/toasts";
import { useState } from "react";
import { quizItems as messages } from "../../messages/banks/quiz-items.en-in.ts";
import { CodeText } from "../../shared/code-text.tsx";
import * as s from "./banks.module.css";

type Asked = { params: { id: string }; body: { retired: boolean; reason: string } };

interface ChangeDialogProps {
  /** Remembered while the dialog closes. */
  item: { _id: string; question: string };
  /** True: retire it; false: restore it. */
  isRetiring: boolean;
  /** The consequences for the bank. */
  text: string;
  isOpen: boolean;
  update: (asked: Asked) => Promise<{ data?: { message: string }; error?: unknown }>;
  onClose: () => void;
}

/** Asks for a reason, then retires or restores the question. */
export function ChangeDialog({ item, isRetiring, text, isOpen, update, onClose }: ChangeDialogProps) {
  const [reason, setReason] = useState("");
  const [reasonError, setReasonError] = useState<string>();
  const [failure, setFailure] = useState("");
  const [isBusy, setBusy] = useState(false);
  async function confirm() {
    setFailure("");
    setReasonError(undefined);
    setBusy(true);
    const { data, error } = await update({ params: { id: item._id }, body: { retired: isRetiring, reason } });
    setBusy(false);
    if (!data) {
      const atReason = fieldErrors(error).find(({ field }) => field === "reason");
      if (atReason) setReasonError(atReason.message);
      else setFailure(errorMessage(error, messages.changeFailed));
      return;
    }
    toast.success(data.message);
    close();
  }
  function close() {
    setReason("");
    setReasonError(undefined);
    setFailure("");
    onClose();
  }
  return (
    <Confirm
      isOpen={isOpen}
      title={isRetiring ? messages.retireTitle : messages.restoreTitle}
      confirmLabel={isRetiring ? messages.retire : messages.restore}
      cancelLabel={messages.cancel}
      pendingLabel={messages.saving}
      isDanger={isRetiring}
      isBusy={isBusy}
      failure={failure}
      onClose={close}
      onConfirm={() => void confirm()}
    >
      <p className={s.question}>
        <CodeText text={item.question} />
      </p>
      <p>{text}</p>
      <Field label={messages.reason} hint={messages.reasonHint} error={reasonError} isRequired>
        <TextArea rows={3} maxLength={MAX_NOTE} value={reason} onValue={setReason} />
      </Field>
    </Confirm>
  );
}
