import { useEmployerJobApplicationsQuery } from "@dryrun/api-client/applications/employer";
import { buttonClass } from "@dryrun/design-system/actions/button";
import { invite } from "@dryrun/domain/invitations/calls";
import { Link } from "@dryrun/remote-kit/router";
import { usePage } from "@dryrun/remote-kit/use-page";
import { invited } from "../../../messages/invitations.en-in.ts";
import { paths } from "../../../paths.ts";
import { May } from "../../../shared/role/may.tsx";
import { useApplicationFilter } from "../../../shared/use-application-filter.ts";
import { ApplicationsList } from "./applications-list.tsx";

/** The applications to one job: the first tab of its page. */
export function JobApplications({ jobId }: { jobId: string }) {
  const { page } = usePage();
  const filter = useApplicationFilter();
  const { jobId: _, ...query } = filter.query;
  const answer = useEmployerJobApplicationsQuery({
    params: { id: jobId },
    query: { page, limit: filter.limit, ...query },
  });
  const inviteSome = (
    <May call={invite}>
      <Link to={paths.jobTab(jobId, "invited")} className={buttonClass({ variant: "primary" })}>
        {invited.inviteSome}
      </Link>
    </May>
  );
  return <ApplicationsList answer={answer} filter={filter} jobId={jobId} emptyAction={inviteSome} />;
}
