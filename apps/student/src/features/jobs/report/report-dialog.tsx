import { errorMessage, fieldErrors } from "@dryrun/api-client/errors";
import { useStudentReportJobMutation } from "@dryrun/api-client/jobs/student";
import { Dialog } from "@dryrun/design-system/overlays/dialog";
import { REPORT_REASONS } from "@dryrun/domain/jobs/limits";
import { jobReportSchema } from "@dryrun/domain/jobs/schema";
import { MAX_NOTE } from "@dryrun/domain/limits";
import { RadioField } from "@dryrun/forms/fields/radio-field";
import { TextField } from "@dryrun/forms/fields/text-field";
import { FormShell, type SubmitResult } from "@dryrun/forms/form-shell";
import { toast } from "@dryrun/remote-kit/toasts";
import * as words from "../../../messages.en-in.ts";
import type { Job } from "../../../shared/answers.ts";

const text = words.report;
const REASONS = REPORT_REASONS.map((reason) => ({ value: reason, label: reason }));

interface Report {
  reason: string;
  note: string;
}

/** A report of a job: a reason, and an optional note. */
export function ReportDialog({ job, isOpen, onClose }: { job: Job; isOpen: boolean; onClose: () => void }) {
  const [report] = useStudentReportJobMutation();

  async function send(body: Report): Promise<SubmitResult> {
    const { data, error } = await report({ params: { id: job._id }, body });
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
      <FormShell<Report>
        label={text.open}
        initialValues={{ reason: "", note: "" }}
        schema={jobReportSchema}
        onSubmit={send}
        submitLabel={text.send}
        pendingLabel={text.sending}
        onCancel={onClose}
      >
        <RadioField name="reason" legend={text.reason} options={REASONS} isRequired />
        <TextField name="note" label={text.note} rows={3} maxLength={MAX_NOTE} />
      </FormShell>
    </Dialog>
  );
}
