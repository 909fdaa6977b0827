import { useEmployerChangeMailSettingsMutation, useEmployerMailSettingsQuery } from "@dryrun/api-client/company/mail";
import { errorMessage, fieldErrors } from "@dryrun/api-client/errors";
import { useUser } from "@dryrun/auth/user-context";
import { Skeleton } from "@dryrun/design-system/feedback/skeleton";
import type { mailSettings } from "@dryrun/domain/company/mail/contract";
import { MAX_SIGNATURE } from "@dryrun/domain/company/mail/limits";
import { MAIL_SETTINGS_SAVED } from "@dryrun/domain/company/mail/messages";
import { mailSettingsSchema } from "@dryrun/domain/company/mail/schema";
import type { Output } from "@dryrun/domain/contract/define";
import { UnsavedGuard } from "@dryrun/forms/drafts/unsaved-guard";
import { CheckboxField } from "@dryrun/forms/fields/checkbox-field";
import { TextField } from "@dryrun/forms/fields/text-field";
import { FormShell, type SubmitResult } from "@dryrun/forms/form-shell";
import { LoadFailed } from "@dryrun/frame/load-failed";
import { toast } from "@dryrun/remote-kit/toasts";
import { Section } from "../../../shared/section.tsx";
import { AddressNeeded } from "../../../shared/verification/address-needed.tsx";
import * as s from "../profile-page.module.css";
import { mails as text } from "./mails.en-in.ts";

type Settings = Output<typeof mailSettings>;

/** The signature of the person's mails to candidates, and whether replies come to the person. */
export function MailsPart() {
  const { data, error, isFetching, refetch } = useEmployerMailSettingsQuery();
  return (
    <Section title={text.title}>
      <p className={s.note}>{text.about}</p>
      {error && !data && (
        <LoadFailed title={text.notLoaded} error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
      )}
      {!error && !data && <Skeleton label={text.loading} count={2} />}
      {data && <SettingsForm settings={data} />}
    </Section>
  );
}

function SettingsForm({ settings: { signature, repliesToMe } }: { settings: Settings }) {
  const { email } = useUser();
  const [change] = useEmployerChangeMailSettingsMutation();
  async function send({ signature, repliesToMe }: Partial<Settings>): Promise<SubmitResult> {
    const { error } = await change({ body: { signature: signature ?? "", repliesToMe } });
    if (error) return { ok: false, errors: fieldErrors(error), message: errorMessage(error, text.notSaved) };
    toast.success(MAIL_SETTINGS_SAVED);
    return { ok: true };
  }
  return (
    <>
      {repliesToMe && <AddressNeeded text={text.needsAddress} />}
      <FormShell
        label={text.title}
        initialValues={{ signature, repliesToMe }}
        schema={mailSettingsSchema}
        onSubmit={send}
        submitLabel={text.save}
        pendingLabel={text.saving}
      >
        <TextField
          name="signature"
          label={text.signature}
          hint={text.signatureHint}
          maxLength={MAX_SIGNATURE}
          rows={4}
        />
        <CheckboxField name="repliesToMe" label={text.replies(email)} hint={text.repliesHint} />
        <UnsavedGuard text={text.unsaved} />
      </FormShell>
    </>
  );
}
