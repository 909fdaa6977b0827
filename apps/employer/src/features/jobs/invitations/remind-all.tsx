import { errorMessage } from "@dryrun/api-client/errors";
import {
  useEmployerPreviewRemindersMutation,
  useEmployerRemindAllMutation,
  useEmployerUndoRemindersMutation,
} from "@dryrun/api-client/invitations/employer";
import { newKey } from "@dryrun/api-client/new-key";
import { Button } from "@dryrun/design-system/actions/button";
import { Confirm } from "@dryrun/design-system/overlays/confirm";
import { UNDO_MS } from "@dryrun/domain/applications/limits";
import type { NotReminded } from "@dryrun/domain/invitations/limits";
import { REMINDER_FAILED, REMINDERS_UNDONE, remindedText } from "@dryrun/domain/invitations/messages";
import { toast } from "@dryrun/remote-kit/toasts";
import { useState } from "react";
import { invited as text } from "../../../messages/invitations.en-in.ts";
import * as s from "./invited.module.css";

interface Preview {
  mail: number;
  skipped: readonly { reason: NotReminded; count: number }[];
}

const skippedText = ({ skipped }: Preview) =>
  skipped.length === 0
    ? ""
    : text.skipped(skipped.map(({ reason, count }) => text.notReminded[reason](count)).join(", "));

/** Sends the reminders, offers Undo, and announces the result. */
function useReminders(jobId: string) {
  const [remind, { isLoading }] = useEmployerRemindAllMutation();
  const [undo] = useEmployerUndoRemindersMutation();
  const params = { jobId };
  async function takeBack() {
    const { error } = await undo({ params });
    if (error) toast.error(errorMessage(error, text.remindUndoFailed));
    else toast.success(REMINDERS_UNDONE);
  }
  async function send(): Promise<Preview | undefined> {
    const { data, error } = await remind({ params, body: { undoable: true }, idempotencyKey: newKey() });
    if (!data) return void toast.error(errorMessage(error, REMINDER_FAILED));
    const { reminded, notReminded } = data;
    if (reminded > 0)
      toast.success(text.remindHeld(reminded), {
        duration: UNDO_MS,
        action: { label: text.remindUndo, onClick: () => void takeBack() },
        onAutoClose: () => toast.success(remindedText(reminded)),
      });
    return { mail: reminded, skipped: notReminded };
  }
  return { send, isSending: isLoading };
}

/** Reminds everyone who has not applied, after showing how many get a mail and who is skipped. */
export function RemindAll({ jobId }: { jobId: string }) {
  const [ask, { isLoading }] = useEmployerPreviewRemindersMutation();
  const { send, isSending } = useReminders(jobId);
  const [preview, setPreview] = useState<Preview>();
  const [isAsking, setAsking] = useState(false);

  async function pressButton() {
    const { data, error } = await ask({ params: { jobId } });
    if (!data) return void toast.error(errorMessage(error, REMINDER_FAILED));
    setPreview(data);
    setAsking(data.mail > 0);
  }
  async function confirm() {
    setAsking(false);
    const sent = await send();
    if (sent) setPreview(sent);
  }
  return (
    <>
      <Button isBusy={isLoading || isSending} pendingLabel={text.reminding} onClick={() => void pressButton()}>
        {text.remindAll}
      </Button>
      <p role="status" className={s.reminded}>
        {preview && !isAsking && `${preview.mail === 0 ? `${text.nobody} ` : ""}${skippedText(preview)}`}
      </p>
      {preview && (
        <Confirm
          isOpen={isAsking}
          title={text.remindTitle(preview.mail)}
          confirmLabel={text.remindConfirm(preview.mail)}
          cancelLabel={text.remindCancel}
          onClose={() => setAsking(false)}
          onConfirm={() => void confirm()}
        >
          <p>{text.remindText(preview.mail)}</p>
          {preview.skipped.length > 0 && <p>{skippedText(preview)}</p>}
        </Confirm>
      )}
    </>
  );
}
