import { useEmployerSetRejectionReasonsMutation } from "@dryrun/api-client/company/rejection-reasons";
import { errorMessage, fieldErrors } from "@dryrun/api-client/errors";
import { MAX_REJECTION_REASONS } from "@dryrun/domain/company/rejection-reasons/limits";
import { type RejectionReasons, rejectionReasonsSchema } from "@dryrun/domain/company/rejection-reasons/schema";
import { UnsavedGuard } from "@dryrun/forms/drafts/unsaved-guard";
import { CheckboxField } from "@dryrun/forms/fields/checkbox-field";
import { RepeatableField } from "@dryrun/forms/fields/repeatable-field";
import { TextField } from "@dryrun/forms/fields/text-field";
import { FormShell, type SubmitResult } from "@dryrun/forms/form-shell";
import { toast } from "@dryrun/remote-kit/toasts";
import { reasons as text } from "./reasons.en-in.ts";

const BLANK = { text: "", isShared: true };

/** The list of reasons, in the order in which they are offered. */
export function ReasonsForm({ reasons }: RejectionReasons) {
  const [replace] = useEmployerSetRejectionReasonsMutation();
  async function send(body: RejectionReasons): Promise<SubmitResult> {
    const { data, error } = await replace({ body });
    if (!data) return { ok: false, errors: fieldErrors(error), message: errorMessage(error, text.notSaved) };
    toast.success(data.message);
    return { ok: true };
  }
  return (
    <FormShell
      label={text.title}
      initialValues={{ reasons }}
      schema={rejectionReasonsSchema}
      onSubmit={send}
      submitLabel={text.save}
      pendingLabel={text.saving}
    >
      <RepeatableField name="reasons" noun={text.noun} blank={BLANK} limit={MAX_REJECTION_REASONS}>
        {(path) => (
          <>
            <TextField name={`${path}.text`} label={text.text} rows={2} />
            <CheckboxField name={`${path}.isShared`} label={text.isShared} hint={text.isSharedHint} />
          </>
        )}
      </RepeatableField>
      <UnsavedGuard text={text.unsaved} />
    </FormShell>
  );
}
