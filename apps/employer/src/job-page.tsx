import { useEmployerJobApplicationsQuery } from "@dryrun/api-client/applications/employer";
import { buttonClass } from "@dryrun/design-system/actions/button";
import { invite } from "@dryrun/domain/invitations/calls";
import { Link, useParams } from "@dryrun/remote-kit/router";
import { usePage } from "@dryrun/remote-kit/use-page";
import { ApplicationsList } from "./features/applications/list/applications-list.tsx";
import { OrReview } from "./features/applications/review/or-review.tsx";
import { OwnJob } from "./features/jobs/job/own-job.tsx";
import { invited } from "./messages/invitations.en-in.ts";
import { paths } from "./paths.ts";
import { May } from "./shared/role/may.tsx";
import { useApplicationFilter } from "./shared/use-application-filter.ts";

/** The applications to one job: the first tab of its page. */
function JobApplications({ jobId }: { jobId: string }) {
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

/** One of the employer's jobs; its applications belong to another feature than the job. */
export function JobPage() {
  const { jobId = "" } = useParams();
  return (
    <div data-wide-page="dense">
      <OrReview jobId={jobId}>
        <OwnJob applications={<JobApplications jobId={jobId} />} />
      </OrReview>
    </div>
  );
}
