import { usePublicAccountPrivacyQuery } from "@dryrun/api-client/account/public";
import { errorMessage, requestIdOf } from "@dryrun/api-client/errors";
import { useUser } from "@dryrun/auth/user-context";
import { ErrorPanel } from "@dryrun/design-system/feedback/error-panel";
import { Skeleton } from "@dryrun/design-system/feedback/skeleton";
import { PageHeader } from "@dryrun/design-system/pages/page-header";
import { PageTitle } from "@dryrun/remote-kit/page";
import { Link } from "@dryrun/remote-kit/router";
import { useState } from "react";
import * as s from "../account-page.module.css";
import { LogOutEverywhere } from "../log-out-everywhere.tsx";
import { OWN_PAGES } from "../own-pages.ts";
import { Part } from "../part.tsx";
import { Consents } from "./consents.tsx";
import { DeleteAccount } from "./delete-account.tsx";
import { DownloadData } from "./download-data.tsx";
import { HeldData } from "./held-data.tsx";
import { ProfileViews } from "./profile-views.tsx";

const waiting = <Skeleton label="Loading your privacy page" count={6} shape="text" />;

/** For every signed-in person: what is held about them, what they agreed to, and how to take it along or away. */
export function PrivacyPage() {
  const user = useUser();
  const own = OWN_PAGES[user.userType];
  const isStudent = user.userType === "student";
  const { data, error, isFetching, refetch } = usePublicAccountPrivacyQuery();
  const [hasRetried, setRetried] = useState(false);
  function retry() {
    setRetried(true);
    void refetch();
  }
  return (
    <div className={s.page}>
      <PageHeader
        back={<Link to={own.to}>{own.name}</Link>}
        about="What Dryrun holds about you, and what you can do about it."
      >
        <PageTitle title="Your data and privacy" />
      </PageHeader>
      {!data && !error && waiting}
      {!data && error && (
        <ErrorPanel
          title="Your privacy page could not be loaded."
          detail={errorMessage(error, "Something went wrong on our side. Try again.")}
          reference={requestIdOf(error)}
          onRetry={retry}
          isRetrying={isFetching}
          hasFocus={hasRetried && !isFetching}
        />
      )}
      {data && (
        <>
          <HeldData held={data.held} user={user} />
          <Consents consents={data.consents} isStudent={isStudent} />
          {isStudent && <ProfileViews views={data.views} listed={data.listed} />}
          <DownloadData />
          <LogOutEverywhere userId={user._id} />
          <Part id="security" title="Password and security">
            <p>
              <Link to="/account/security" className="lone-link">
                Change how you sign in
              </Link>
            </p>
          </Part>
          <DeleteAccount userId={user._id} userType={user.userType} />
          <Part id="grievance" title="Questions and complaints">
            <p>
              {data.grievance.name}: <a href={`mailto:${data.grievance.email}`}>{data.grievance.email}</a>
            </p>
            <p>
              <a href="/privacy-policy" className="lone-link">
                Read the privacy policy
              </a>
            </p>
          </Part>
        </>
      )}
    </div>
  );
}
