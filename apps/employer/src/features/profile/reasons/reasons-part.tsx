import {
  useEmployerRejectionReasonsQuery,
  useEmployerSetRejectionReasonsMutation,
} from "@dryrun/api-client/company/rejection-reasons";
import { errorMessage, fieldErrors } from "@dryrun/api-client/errors";
import { Skeleton } from "@dryrun/design-system/feedback/skeleton";
import { setRejectionReasons } from "@dryrun/domain/company/profile/calls";
import { MAX_REJECTION_REASONS } from "@dryrun/domain/company/rejection-reasons/limits";
import { type RejectionReasons, rejectionReasonsSchema } from "@dryrun/domain/company/rejection-reasons/schema";
import { UnsavedGuard } from "@dryrun/forms/drafts/unsaved-guard";
import { CheckboxField } from "@dryrun/forms/fields/checkbox-field";
import { RepeatableField } from "@dryrun/forms/fields/repeatable-field";
import { TextField } from "@dryrun/forms/fields/text-field";
import { FormShell, type SubmitResult } from "@dryrun/forms/form-shell";
import { LoadFailed } from "@dryrun/frame/load-failed";
import { toast } from "@dryrun/remote-kit/toasts";
import { useMay } from "../../../shared/role/may.tsx";
import { Section } from "../../../shared/section.tsx";
import * as s from "../profile-page.module.css";
import { reasons as text } from "./reasons.en-in.ts";

const BLANK = { text: "", isShared: true };

/** The list of reasons, in the order in which they are offered. */
function ReasonsForm({ reasons }: RejectionReasons) {
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

/** The reasons that the company offers for rejections: its owners change them, others read them. */
export function ReasonsPart() {
  const isOwner = useMay(setRejectionReasons);
  const { data, error, isFetching, refetch } = useEmployerRejectionReasonsQuery();
  return (
    <Section title={text.title}>
      <p className={s.note}>{isOwner ? text.about : text.ofOwners}</p>
      {error && !data && (
        <LoadFailed title={text.notLoaded} error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
      )}
      {!error && !data && <Skeleton label={text.loading} count={2} />}
      {data && !isOwner && <ReasonTexts reasons={data.reasons} />}
      {data && isOwner && (
        <details>
          <summary>{text.change(data.reasons.length)}</summary>
          <ReasonsForm reasons={data.reasons} />
        </details>
      )}
    </Section>
  );
}

const ReasonTexts = ({ reasons }: { reasons: readonly { text: string; isShared: boolean }[] }) => (
  <ul>
    {reasons.map((reason) => (
      <li key={reason.text}>
        <span dir="auto">{reason.text}</span>
        <p className={s.note}>{reason.isShared ? text.shared : text.private}</p>
      </li>
    ))}
  </ul>
);
