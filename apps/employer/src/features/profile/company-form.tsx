import { errorMessage, fieldErrors } from "@dryrun/api-client/errors";
import { useEmployerUpdateProfileMutation } from "@dryrun/api-client/profile/employer";
import { PROFILE_SAVED, PROFILE_UPDATE_FAILED } from "@dryrun/domain/profile/messages";
import { profileUpdateSchema } from "@dryrun/domain/profile/schema";
import { UnsavedGuard } from "@dryrun/forms/drafts/unsaved-guard";
import { TextField } from "@dryrun/forms/fields/text-field";
import { FormShell, type SubmitResult } from "@dryrun/forms/form-shell";
import { toast } from "@dryrun/remote-kit/toasts";
import { messages } from "../../messages.en-in.ts";
import type { Profile } from "../../shared/answers.ts";

const text = messages.profile;
const schema = profileUpdateSchema.pick(["companyName", "companyWebsite"]);

/** The name and the site of the company; a change made elsewhere in the meantime is not overwritten. */
export function CompanyForm({ profile }: { profile: Profile }) {
  const [update] = useEmployerUpdateProfileMutation();
  async function send(company: { companyName?: string; companyWebsite?: string }): Promise<SubmitResult> {
    const { error } = await update({ body: { ...company, ifUpdatedAt: profile.updatedAt } });
    if (error) return { ok: false, errors: fieldErrors(error), message: errorMessage(error, PROFILE_UPDATE_FAILED) };
    toast.success(PROFILE_SAVED);
    return { ok: true };
  }
  return (
    <FormShell
      label={text.company}
      initialValues={{ companyName: profile.companyName, companyWebsite: profile.companyWebsite }}
      schema={schema}
      onSubmit={send}
      submitLabel={text.save}
      pendingLabel={text.saving}
    >
      <TextField name="companyName" label={text.companyName} autoComplete="organization" />
      <TextField
        name="companyWebsite"
        label={text.companyWebsite}
        hint={text.websiteHint}
        type="url"
        inputMode="url"
        autoComplete="url"
      />
      <UnsavedGuard text={text.unsaved} />
    </FormShell>
  );
}
