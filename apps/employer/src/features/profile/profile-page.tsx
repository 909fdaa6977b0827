import { useEmployerProfileQuery } from "@dryrun/api-client/profile/employer";
import { useUser } from "@dryrun/auth/user-context";
import { Skeleton } from "@dryrun/design-system/feedback/skeleton";
import { iconProps } from "@dryrun/design-system/icon-props";
import { Badge } from "@dryrun/design-system/marks/badge";
import { Facts } from "@dryrun/design-system/pages/facts";
import { PageHeader } from "@dryrun/design-system/pages/page-header";
import { PROFILE_LOAD_FAILED } from "@dryrun/domain/profile/messages";
import { formatDate } from "@dryrun/domain/time";
import { ChangePassword } from "@dryrun/frame/change-password";
import { LoadFailed } from "@dryrun/frame/load-failed";
import { PageTitle } from "@dryrun/remote-kit/page";
import { Link } from "@dryrun/remote-kit/router";
import { Check, Clock } from "lucide-react";
import { templates as ownMails } from "../../messages/templates.en-in.ts";
import { words } from "../../messages.en-in.ts";
import { paths } from "../../paths.ts";
import { Section } from "../../shared/section.tsx";
import { useVerification } from "../../shared/verification/use-verification.ts";
import { VerificationState } from "../../shared/verification/verification-state.tsx";
import { CompanyForm } from "./company-form.tsx";
import * as s from "./profile-page.module.css";

const say = words.profile;

/** The account and the company of an employer. */
export function ProfilePage() {
  return (
    <>
      <PageHeader>
        <PageTitle title={say.title} />
      </PageHeader>
      <div className={s.page}>
        <Section title={say.account}>
          <AccountFacts />
        </Section>
        <Company />
        <Section title={ownMails.title}>
          <div>
            <Link to={paths.templates} className="lone-link">
              {ownMails.editAll}
            </Link>
            <p className={s.note}>{ownMails.editAbout}</p>
          </div>
        </Section>
        <Section title={say.security}>
          <div>
            <ChangePassword />
          </div>
          <div>
            <Link to={paths.privacy} className="lone-link">
              {say.privacy}
            </Link>
            <p className={s.note}>{say.privacyHint}</p>
          </div>
        </Section>
      </div>
    </>
  );
}

function AccountFacts() {
  const { fullName, username, email, createdAt } = useUser();
  return (
    <Facts
      isRoomy
      facts={[
        { name: say.facts.fullName, value: fullName },
        { name: say.facts.username, value: username },
        { name: say.facts.email, value: email },
        { name: say.facts.userType, value: say.facts.employer },
        { name: say.facts.createdAt, value: formatDate(createdAt) },
      ]}
    />
  );
}

function Company() {
  const { data, error, isFetching, refetch } = useEmployerProfileQuery(undefined, { refetchOnMountOrArgChange: true });
  if (error && !data)
    return (
      <LoadFailed title={PROFILE_LOAD_FAILED} error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
    );
  if (!data) return <Skeleton label={say.loading} count={2} />;
  return (
    <>
      <Section title={say.verification}>
        <Verification />
      </Section>
      <Section title={say.company}>
        <p className={s.note}>{say.companyAbout}</p>
        <CompanyForm profile={data} />
      </Section>
    </>
  );
}

/** Whether Dryrun has verified the company, and the consequences. */
function Verification() {
  const { missing } = useVerification();
  return missing ? (
    <>
      <Badge tone="warning" isDraft icon={<Clock {...iconProps(14)} />}>
        {say.unverified}
      </Badge>
      <VerificationState missing={missing} />
    </>
  ) : (
    <>
      <Badge tone="success" icon={<Check {...iconProps(14)} />}>
        {say.verified}
      </Badge>
      <p>{say.verifiedText}</p>
    </>
  );
}
