import { errorMessage, fieldErrors } from "@dryrun/api-client/errors";
import { useStudentRequestReviewMutation } from "@dryrun/api-client/interviews/student";
import { Dialog } from "@dryrun/design-system/overlays/dialog";
import { reviewRequestSchema } from "@dryrun/domain/interviews/practice/schema";
import { MAX_NOTE } from "@dryrun/domain/limits";
import { TextField } from "@dryrun/forms/fields/text-field";
import { FormShell, type SubmitResult } from "@dryrun/forms/form-shell";
import { toast } from "@dryrun/remote-kit/toasts";
import { messages } from "../messages.en-in.ts";

const text = messages.review;

/** The student's request for a review; possible once per result. */
export function ReviewDialog({
  sessionId,
  isOpen,
  onClose,
}: {
  sessionId: string;
  isOpen: boolean;
  onClose: () => void;
}) {
  const [request] = useStudentRequestReviewMutation();

  async function send(body: { reason: string }): Promise<SubmitResult> {
    const { data, error } = await request({ params: { sessionId }, body });
    if (data) {
      toast.success(data.message);
      onClose();
      return { ok: true };
    }
    const errors = fieldErrors(error);
    return errors.length > 0 ? { ok: false, errors } : { ok: false, message: errorMessage(error, text.failed) };
  }
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={text.open} description={text.about}>
      <FormShell
        label={text.open}
        initialValues={{ reason: "" }}
        schema={reviewRequestSchema}
        onSubmit={send}
        submitLabel={text.send}
        pendingLabel={text.sending}
        onCancel={onClose}
      >
        <TextField name="reason" label={text.reason} hint={text.hint} rows={5} isRequired maxLength={MAX_NOTE} />
      </FormShell>
    </Dialog>
  );
}
