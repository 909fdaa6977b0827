import { usePublicTeamInvitationQuery } from "@dryrun/api-client/company/public";
import { errorCode, errorMessage } from "@dryrun/api-client/errors";
import { buttonClass } from "@dryrun/design-system/actions/button";
import { Banner } from "@dryrun/design-system/feedback/banner";
import { ErrorPanel } from "@dryrun/design-system/feedback/error-panel";
import { Skeleton } from "@dryrun/design-system/feedback/skeleton";
import { VERIFY_LINK_DEAD } from "@dryrun/domain/auth/messages";
import { HIRES_ELSEWHERE, OTHER_ACCOUNT, ROLE_ABOUT, ROLE_NAMES } from "@dryrun/domain/company/team/messages";
import { formatDateTime } from "@dryrun/domain/time";
import { Link, useParams } from "@dryrun/remote-kit/router";
import { useState } from "react";
import { teamInvitation as text } from "../../../messages/team-invitation.en-in.ts";
import { AccessCard } from "../access-card.tsx";
import { loginTo } from "../login-path.ts";
import { JoinWithAccount } from "./join-with-account.tsx";
import { NewMemberForm } from "./new-member-form.tsx";
import type { OpenInvitationProps } from "./open-invitation.ts";

/** The page of a mail that invites a person into a company. */
export function TeamInvitationPage() {
  const { token = "" } = useParams();
  const isCut = token === "";
  const { data, error, refetch, isFetching } = usePublicTeamInvitationQuery({ params: { token } }, { skip: isCut });
  const [isDead, setDead] = useState(isCut);

  if (isDead || errorCode(error) === "LINK_DEAD") return <DeadInvitation />;
  if (data) return <OpenInvitation token={token} invitation={data} onDead={() => setDead(true)} />;
  return (
    <AccessCard title={text.documentTitle}>
      {error ? (
        <ErrorPanel
          title={text.failed}
          detail={errorMessage(error, text.failedDetail)}
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        />
      ) : (
        <Skeleton label={text.loading} count={4} shape="text" />
      )}
    </AccessCard>
  );
}

function OpenInvitation(props: OpenInvitationProps) {
  const { company, role, expiresAt, state } = props.invitation;
  return (
    <AccessCard title={text.title(company)} documentTitle={text.documentTitle}>
      <div>
        <p>
          <strong>{text.role(ROLE_NAMES[role])}</strong>
        </p>
        <p>{ROLE_ABOUT[role]}</p>
      </div>
      <p>{text.openUntil(formatDateTime(expiresAt))}</p>
      {state === "new" && <NewMemberForm {...props} />}
      {state === "account" && <JoinWithAccount {...props} />}
      {(state === "other" || state === "hiring") && (
        <Banner tone="warning" role="none">
          {state === "other" ? OTHER_ACCOUNT : HIRES_ELSEWHERE}
        </Banner>
      )}
    </AccessCard>
  );
}

function DeadInvitation() {
  return (
    <AccessCard title={text.documentTitle}>
      <Banner tone="danger" role="alert">
        {VERIFY_LINK_DEAD}
      </Banner>
      <p>{text.dead}</p>
      <Link to={loginTo(null)} className={buttonClass({ variant: "primary" })}>
        {text.toLogin}
      </Link>
    </AccessCard>
  );
}
