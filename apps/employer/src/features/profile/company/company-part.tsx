import { useEmployerCompanyQuery } from "@dryrun/api-client/company/profile";
import { Skeleton } from "@dryrun/design-system/feedback/skeleton";
import { updateCompany } from "@dryrun/domain/company/profile/calls";
import { LoadFailed } from "@dryrun/frame/load-failed";
import { company as text } from "../../../messages/company/profile.en-in.ts";
import { useMay } from "../../../shared/role/may.tsx";
import { Section } from "../../../shared/section.tsx";
import * as s from "../profile-page.module.css";
import { CompanyFacts } from "./company-facts.tsx";
import { CompanyForm } from "./company-form.tsx";
import { CompanyLogoPart } from "./company-logo-part.tsx";

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
