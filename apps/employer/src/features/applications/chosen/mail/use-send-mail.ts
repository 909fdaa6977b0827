import { useEmployerSendMailMutation, useEmployerUndoMailMutation } from "@dryrun/api-client/company/mail";
import { errorMessage } from "@dryrun/api-client/errors";
import { UNDO_MS } from "@dryrun/domain/applications/limits";
import { MAILS_UNDONE } from "@dryrun/domain/company/mail/messages";
import { draftStore } from "@dryrun/forms/drafts/draft-store";
import { toast } from "@dryrun/remote-kit/toasts";
import { mail as text } from "./mail.en-in.ts";

export interface Written {
  subject: string;
  text: string;
}
export type MailBody = Written & { applicationIds: string[] };

/** Sends the mails, deletes their draft and offers Undo, which makes the text a draft again. */
export function useSendMail(draftKey: string) {
  const [send, { error, isLoading }] = useEmployerSendMailMutation();
  const [undo] = useEmployerUndoMailMutation();
  async function takeBack(mailId: string, values: Written) {
    const undone = await undo({ params: { mailId } });
    if (undone.error) return void toast.error(errorMessage(undone.error, text.undoFailed));
    const isKept = await draftStore.put({ key: draftKey, values, savedAt: Date.now() });
    toast.success(isKept ? text.undone(MAILS_UNDONE) : MAILS_UNDONE);
  }
  /** Returns whether the mails were sent. `key`: repeated requests send them once. */
  async function sendAll(body: MailBody, key: string): Promise<boolean> {
    const { data } = await send({ body: { ...body, undoable: true }, idempotencyKey: key });
    if (!data) return false;
    await draftStore.delete(draftKey);
    const { sent, mailId, undoUntil, message } = data;
    // A former release sends at once.
    if (!undoUntil) toast.success(message);
    else
      toast.success(text.held(sent), {
        duration: UNDO_MS,
        action: { label: text.undo, onClick: () => void takeBack(mailId, { subject: body.subject, text: body.text }) },
        onAutoClose: () => toast.success(message),
      });
    return true;
  }
  return { sendAll, error, isLoading };
}
