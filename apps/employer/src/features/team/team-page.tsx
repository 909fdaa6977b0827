import { useEmployerTeamQuery } from "@dryrun/api-client/company/employer";
import { Skeleton } from "@dryrun/design-system/feedback/skeleton";
import { PageHeader } from "@dryrun/design-system/pages/page-header";
import { inviteColleague } from "@dryrun/domain/company/team/calls";
import { LoadFailed } from "@dryrun/frame/load-failed";
import { PageTitle } from "@dryrun/remote-kit/page";
import { Link } from "@dryrun/remote-kit/router";
import { team as text } from "../../messages/team.en-in.ts";
import { messages } from "../../messages.en-in.ts";
import { paths } from "../../paths.ts";
import { useMay } from "../../shared/role/may.tsx";
import { Section } from "../../shared/section.tsx";
import { InvitationList } from "./invitations/invitation-list.tsx";
import { InviteColleague } from "./invitations/invite-colleague.tsx";
import { LeaveTeam } from "./leave-team.tsx";
import { PeopleList } from "./people/people-list.tsx";
import * as s from "./team-page.module.css";

/** The people of the company and, for its owners, the invitations to it. */
export function TeamPage() {
  const { data, error, isFetching, refetch } = useEmployerTeamQuery();
  const isOwner = useMay(inviteColleague);
  return (
    <>
      <PageHeader back={<Link to={paths.profile}>{messages.nav.profile}</Link>} about={text.about}>
        <PageTitle title={text.title} />
      </PageHeader>
      <div className={s.page}>
        {error && !data && (
          <LoadFailed title={text.failed} error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
        )}
        {!error && !data && <Skeleton label={text.loading} count={3} />}
        {data && (
          <>
            {!isOwner && <p className={s.note}>{text.ownersOnly}</p>}
            <PeopleList people={data.people} />
            {isOwner && (
              <>
                <Section title={text.invite.title}>
                  <InviteColleague />
                </Section>
                <InvitationList invitations={data.invitations} />
              </>
            )}
            <Section title={text.leave.act}>
              <LeaveTeam />
            </Section>
          </>
        )}
      </div>
    </>
  );
}
