import { useAdminIssueCertificateMutation } from "@dryrun/api-client/certificates/admin";
import { errorCode, errorMessage, fieldErrors } from "@dryrun/api-client/errors";
import { newKey } from "@dryrun/api-client/new-key";
import { Dialog } from "@dryrun/design-system/overlays/dialog";
import { type Issue, issueSchema } from "@dryrun/domain/certificates/schema";
import { DEFAULT_TITLE } from "@dryrun/domain/masterclass/limits";
import { TextField } from "@dryrun/forms/fields/text-field";
import { FormShell, type SubmitResult } from "@dryrun/forms/form-shell";
import { toast } from "@dryrun/remote-kit/toasts";
import { useState } from "react";
import { certificates as text } from "../../messages/certificates.en-in.ts";

const BLANK: Issue = { studentName: "", email: "", courseName: DEFAULT_TITLE };

/** Issues one certificate. */
export function IssueDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={text.issueTitle} description={text.mailed}>
      {isOpen && <IssueForm onDone={onClose} />}
    </Dialog>
  );
}

function IssueForm({ onDone }: { onDone: () => void }) {
  const [issue] = useAdminIssueCertificateMutation();
  // Sent again after a lost answer, it issues nothing twice.
  const [idempotencyKey, setKey] = useState(newKey);
  async function submit(body: Issue): Promise<SubmitResult> {
    const { data, error } = await issue({ body, idempotencyKey });
    if (data) {
      toast.success(data.message);
      onDone();
      return;
    }
    if (errorCode(error)) setKey(newKey()); // refused: the next submission is a new request
    return { ok: false, message: errorMessage(error, text.issueFailed), errors: fieldErrors(error) };
  }
  return (
    <FormShell
      initialValues={BLANK}
      schema={issueSchema}
      onSubmit={submit}
      submitLabel={text.issue}
      pendingLabel={text.issuing}
      cancelLabel={text.cancel}
      onCancel={onDone}
    >
      <TextField name="studentName" label={text.name} isRequired autoComplete="off" />
      <TextField name="email" label={text.email} type="email" isRequired autoComplete="off" />
      <TextField name="courseName" label={text.course} isRequired autoComplete="off" />
    </FormShell>
  );
}
