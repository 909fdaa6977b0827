import { useEmployerInviteColleagueMutation } from "@dryrun/api-client/company/employer";
import { errorMessage, fieldErrors } from "@dryrun/api-client/errors";
import type { CompanyRole } from "@dryrun/domain/company/permissions";
import type { inviteColleague } from "@dryrun/domain/company/team/contract";
import { INVITE_NEEDS_EMAIL } from "@dryrun/domain/company/team/messages";
import { inviteColleagueSchema } from "@dryrun/domain/company/team/schema";
import type { Input } from "@dryrun/domain/contract/define";
import { UnsavedGuard } from "@dryrun/forms/drafts/unsaved-guard";
import { TextField } from "@dryrun/forms/fields/text-field";
import { FormShell, type SubmitResult } from "@dryrun/forms/form-shell";
import { useFormField } from "@dryrun/forms/use-form-field";
import { toast } from "@dryrun/remote-kit/toasts";
import { useEffect, useState } from "react";
import { team } from "../../../messages/team.en-in.ts";
import { AddressNeeded } from "../../../shared/verification/address-needed.tsx";
import { lacksJobs, sentDuty } from "../duty/duty.ts";
import { DutyInputs } from "../duty/duty-inputs.tsx";
import * as s from "../team-page.module.css";

const text = team.invite;

const IDS = { role: "role", jobIds: "jobIds" };

/** Role and jobs as fields of a form. */
function DutyFields() {
  const role = useFormField<CompanyRole | "">(IDS.role);
  const jobIds = useFormField<string[] | null>(IDS.jobIds);
  return (
    <DutyInputs
      role={role.value}
      onRole={role.setValue}
      jobIds={jobIds.value}
      onJobIds={jobIds.setValue}
      errors={{ role: role.error, jobIds: jobIds.error }}
      ids={IDS}
    />
  );
}

const BLANK = { email: "", role: "" as CompanyRole | "", jobIds: null as string[] | null };

type Invitation = Input<typeof inviteColleague>["body"];

/** Invites a person into the company. The form is empty again after each invitation. */
export function InviteColleague() {
  const [invite] = useEmployerInviteColleagueMutation();
  const [sent, setSent] = useState(0);
  useEffect(() => {
    // The pressed button was replaced together with its form.
    if (sent > 0) document.getElementById("email")?.focus();
  }, [sent]);

  async function send(body: Invitation): Promise<SubmitResult> {
    if (lacksJobs(body)) return { ok: false, errors: [{ field: "jobIds", message: team.change.chooseOne }] };
    const { data, error } = await invite({ body: sentDuty(body) });
    if (!data) return { ok: false, message: errorMessage(error, text.failed), errors: fieldErrors(error) };
    toast.success(data.message);
    setSent(sent + 1);
    return { ok: true };
  }
  return (
    <FormShell
      key={sent}
      label={text.title}
      initialValues={BLANK}
      schema={inviteColleagueSchema}
      onSubmit={send}
      submitLabel={text.submit}
      pendingLabel={text.pending}
      hasRequiredNote
      className={s.form}
    >
      <AddressNeeded text={INVITE_NEEDS_EMAIL} />
      <TextField name="email" label={text.email} type="email" inputMode="email" autoComplete="off" isRequired />
      <DutyFields />
      <UnsavedGuard text={text.unsaved} />
    </FormShell>
  );
}
