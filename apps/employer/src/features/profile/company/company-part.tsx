import { useEmployerCompanyQuery, useEmployerUpdateCompanyMutation } from "@dryrun/api-client/company/profile";
import { errorMessage, fieldErrors } from "@dryrun/api-client/errors";
import { Skeleton } from "@dryrun/design-system/feedback/skeleton";
import { updateCompany } from "@dryrun/domain/company/profile/calls";
import { COMPANY_SAVED } from "@dryrun/domain/company/profile/messages";
import { type CompanyProfile, companyProfileSchema } from "@dryrun/domain/company/profile/schema";
import { UnsavedGuard } from "@dryrun/forms/drafts/unsaved-guard";
import { TextField } from "@dryrun/forms/fields/text-field";
import { FormShell, type SubmitResult } from "@dryrun/forms/form-shell";
import { LoadFailed } from "@dryrun/frame/load-failed";
import { toast } from "@dryrun/remote-kit/toasts";
import { company as text } from "../../../messages/company/profile.en-in.ts";
import type { Company } from "../../../shared/answers.ts";
import { useMay } from "../../../shared/role/may.tsx";
import { Section } from "../../../shared/section.tsx";
import * as s from "../profile-page.module.css";
import { CompanyFacts } from "./company-facts.tsx";
import { CompanyLogoPart } from "./company-logo-part.tsx";

const schema = companyProfileSchema.pick(["name", "website", "city", "about"]);

/** The fields of the company; a change made elsewhere in the meantime is not overwritten. */
function CompanyForm({ company }: { company: Company }) {
  const [update] = useEmployerUpdateCompanyMutation();
  const { name, website, city, about, updatedAt } = company;
  async function send(change: CompanyProfile): Promise<SubmitResult> {
    const { error } = await update({ body: { ...change, ifUpdatedAt: updatedAt } });
    if (error) return { ok: false, errors: fieldErrors(error), message: errorMessage(error, text.notSaved) };
    toast.success(COMPANY_SAVED);
    return { ok: true };
  }
  return (
    <FormShell
      label={text.title}
      initialValues={{ name, website, city, about }}
      schema={schema}
      onSubmit={send}
      submitLabel={text.save}
      pendingLabel={text.saving}
    >
      <TextField name="name" label={text.name} autoComplete="organization" />
      <TextField
        name="website"
        label={text.website}
        hint={text.websiteHint}
        type="url"
        inputMode="url"
        autoComplete="url"
      />
      <TextField name="city" label={text.city} autoComplete="address-level2" />
      <TextField name="about" label={text.text} hint={text.textHint} rows={6} />
      <UnsavedGuard text={text.unsaved} />
    </FormShell>
  );
}

/** The company: its owners change it, others read it. */
export function CompanyPart() {
  const isOwner = useMay(updateCompany);
  const { data, error, isFetching, refetch } = useEmployerCompanyQuery();
  if (error && !data)
    return <LoadFailed title={text.failed} error={error} onRetry={() => void refetch()} isRetrying={isFetching} />;
  if (!data) return <Skeleton label={text.loading} count={3} />;
  return (
    <Section title={text.title}>
      <p className={s.note}>{isOwner ? text.about : text.ofOwners}</p>
      {isOwner ? <CompanyForm company={data} /> : <CompanyFacts company={data} />}
      <CompanyLogoPart company={data} isOwner={isOwner} />
    </Section>
  );
}
