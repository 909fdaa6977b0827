import { useEmployerProfileQuery } from "@dryrun/api-client/profile/employer";
import { useUser } from "@dryrun/auth/user-context";
import { Skeleton } from "@dryrun/design-system/feedback/skeleton";
import { iconProps } from "@dryrun/design-system/icon-props";
import { Badge } from "@dryrun/design-system/marks/badge";
import { Facts } from "@dryrun/design-system/pages/facts";
import { PageHeader } from "@dryrun/design-system/pages/page-header";
import { apiKeys } from "@dryrun/domain/company/api-keys/calls";
import { mailSettings } from "@dryrun/domain/company/mail/calls";
import { meetingAvailability } from "@dryrun/domain/company/meetings/calls";
import { setStages } from "@dryrun/domain/company/profile/calls";
import { PROFILE_LOAD_FAILED } from "@dryrun/domain/profile/messages";
import { templates } from "@dryrun/domain/templates/calls";
import { formatDate } from "@dryrun/domain/time";
import { ChangePassword } from "@dryrun/frame/change-password";
import { LoadFailed } from "@dryrun/frame/load-failed";
import { PageTitle } from "@dryrun/remote-kit/page";
import { Link } from "@dryrun/remote-kit/router";
import { Check, Clock } from "lucide-react";
import { developers } from "../../messages/company/developers.en-in.ts";
import { profile as text } from "../../messages/profile.en-in.ts";
import { team } from "../../messages/team.en-in.ts";
import { templates as ownMails } from "../../messages/templates.en-in.ts";
import { paths } from "../../paths.ts";
import { meetingsLink as meetings } from "../../shared/meetings/link.en-in.ts";
import { May } from "../../shared/role/may.tsx";
import { Section } from "../../shared/section.tsx";
import { stages } from "../../shared/stages/stages.en-in.ts";
import { useVerification } from "../../shared/verification/use-verification.ts";
import { VerificationState } from "../../shared/verification/verification-state.tsx";
import { CompanyPart } from "./company/company-part.tsx";
import { DigestPart } from "./digest/digest-part.tsx";
import { MailsPart } from "./mails/mails-part.tsx";
import * as s from "./profile-page.module.css";
import { ReasonsPart } from "./reasons/reasons-part.tsx";

/** The account and the company of an employer. */
export function ProfilePage() {
  return (
    <>
      <PageHeader>
        <PageTitle title={text.title} />
      </PageHeader>
      <div className={s.page}>
        <Section title={text.account}>
          <AccountFacts />
        </Section>
        <VerificationPart />
        <OtherPages />
        <CompanyPart />
        <May call={mailSettings}>
          <MailsPart />
        </May>
        <ReasonsPart />
        <DigestPart />
        <Section title={text.security}>
          <div>
            <ChangePassword />
          </div>
          <OtherPage to={paths.privacy} name={text.privacy} about={text.privacyHint} />
        </Section>
      </div>
    </>
  );
}

/** The pages on which the company and its people set up their hiring. */
const OtherPages = () => (
  <Section title={text.otherPages}>
    <OtherPage to={paths.team} name={team.open} about={team.openAbout} />
    <May call={setStages}>
      <OtherPage to={paths.stages} name={stages.open} about={stages.openAbout} />
    </May>
    <May call={meetingAvailability}>
      <OtherPage to={paths.meetings} name={meetings.open} about={meetings.openAbout} />
    </May>
    <May call={templates}>
      <OtherPage to={paths.templates} name={ownMails.editAll} about={ownMails.editAbout} />
    </May>
    <May call={apiKeys}>
      <OtherPage to={paths.developers} name={developers.open} about={developers.openAbout} />
    </May>
  </Section>
);

const OtherPage = ({ to, name, about }: { to: string; name: string; about: string }) => (
  <div>
    <Link to={to} className="lone-link">
      {name}
    </Link>
    <p className={s.note}>{about}</p>
  </div>
);

function AccountFacts() {
  const { fullName, username, email, createdAt } = useUser();
  return (
    <Facts
      isRoomy
      facts={[
        { name: text.facts.fullName, value: fullName },
        { name: text.facts.username, value: username },
        { name: text.facts.email, value: email },
        { name: text.facts.userType, value: text.facts.employer },
        { name: text.facts.createdAt, value: formatDate(createdAt) },
      ]}
    />
  );
}

function VerificationPart() {
  const { data, error, isFetching, refetch } = useEmployerProfileQuery();
  if (error && !data)
    return (
      <LoadFailed title={PROFILE_LOAD_FAILED} error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
    );
  if (!data) return <Skeleton label={text.loading} count={2} />;
  return (
    <Section title={text.verification}>
      <Verification />
    </Section>
  );
}

/** Whether Dryrun has verified the company, and the consequences. */
function Verification() {
  const { missing } = useVerification();
  return missing ? (
    <>
      <Badge tone="warning" isDraft icon={<Clock {...iconProps(14)} />}>
        {text.unverified}
      </Badge>
      <VerificationState missing={missing} />
    </>
  ) : (
    <>
      <Badge tone="success" icon={<Check {...iconProps(14)} />}>
        {text.verified}
      </Badge>
      <p>{text.verifiedText}</p>
    </>
  );
}
