import { usePublicAccountPrivacyQuery } from "@dryrun/api-client/account/public";
import { errorMessage, requestIdOf } from "@dryrun/api-client/errors";
import type { User } from "@dryrun/auth/use-session";
import { useUser } from "@dryrun/auth/user-context";
import { ErrorPanel } from "@dryrun/design-system/feedback/error-panel";
import { Skeleton } from "@dryrun/design-system/feedback/skeleton";
import { PageHeader } from "@dryrun/design-system/pages/page-header";
import type { accountPrivacy } from "@dryrun/domain/account/contract";
import type { Output } from "@dryrun/domain/contract/define";
import { PageTitle } from "@dryrun/remote-kit/page";
import { Link } from "@dryrun/remote-kit/router";
import { useState } from "react";
import { privacy as messages } from "../../../messages/privacy.en-in.ts";
import * as s from "../account-page.module.css";
import { LogOutEverywhere } from "../log-out-everywhere.tsx";
import { OWN_PAGES } from "../own-pages.ts";
import { Part } from "../part.tsx";
import { ApplicationAccess } from "./application-access.tsx";
import { Consents } from "./consents.tsx";
import { DeleteAccount } from "./delete-account.tsx";
import { DownloadData } from "./download-data.tsx";
import { HeldData } from "./held-data.tsx";
import { ProfileViews } from "./profile-views.tsx";

const waiting = <Skeleton label={messages.loading} count={6} shape="text" />;

/** For every signed-in person: their stored data and consents, the download, and the deletion. */
export function PrivacyPage() {
  const user = useUser();
  const own = OWN_PAGES[user.userType];
  const { data, error, isFetching, refetch } = usePublicAccountPrivacyQuery();
  const [hasRetried, setRetried] = useState(false);
  function retry() {
    setRetried(true);
    void refetch();
  }
  return (
    <div className={s.page}>
      <PageHeader back={<Link to={own.to}>{own.name}</Link>} about={messages.about}>
        <PageTitle title={messages.title} />
      </PageHeader>
      {!data && !error && waiting}
      {!data && error && (
        <ErrorPanel
          title={messages.failed}
          detail={errorMessage(error, messages.failedDetail)}
          reference={requestIdOf(error)}
          onRetry={retry}
          isRetrying={isFetching}
          hasFocus={hasRetried && !isFetching}
        />
      )}
      {data && <PrivacyParts privacy={data} user={user} />}
    </div>
  );
}

interface PrivacyPartsProps {
  privacy: Output<typeof accountPrivacy>;
  user: User;
}

function PrivacyParts({ privacy, user }: PrivacyPartsProps) {
  const isStudent = user.userType === "student";
  return (
    <>
      <HeldData held={privacy.held} user={user} />
      <Consents consents={privacy.consents} isStudent={isStudent} />
      {isStudent && <ProfileViews views={privacy.views} listed={privacy.listed} />}
      {isStudent && privacy.access && <ApplicationAccess access={privacy.access} written={privacy.written ?? []} />}
      <DownloadData />
      <LogOutEverywhere user={user} />
      <Part id="security" title={messages.security}>
        <p>
          <Link to="/account/security" className="lone-link">
            {messages.toSecurity}
          </Link>
        </p>
      </Part>
      <DeleteAccount userId={user._id} userType={user.userType} />
      <Part id="grievance" title={messages.grievance}>
        <p>
          {privacy.grievance.name}: <a href={`mailto:${privacy.grievance.email}`}>{privacy.grievance.email}</a>
        </p>
        <p>
          <a href="/privacy-policy" className="lone-link">
            {messages.policy}
          </a>
        </p>
      </Part>
    </>
  );
}
