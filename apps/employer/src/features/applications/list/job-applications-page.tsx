import { useEmployerJobApplicationsQuery } from "@dryrun/api-client/applications/employer";
import { useEmployerJobQuery } from "@dryrun/api-client/jobs/employer";
import { buttonClass } from "@dryrun/design-system/actions/button";
import { PageHeader } from "@dryrun/design-system/pages/page-header";
import { EMPLOYER_APPLICATIONS_PER_PAGE } from "@dryrun/domain/applications/limits";
import { PageTitle } from "@dryrun/remote-kit/page";
import { Link, useParams } from "@dryrun/remote-kit/router";
import { usePage } from "@dryrun/remote-kit/use-page";
import { words } from "../../../messages.en-in.ts";
import { paths } from "../../../paths.ts";
import { PostLink } from "../../../shared/post-link.tsx";
import { useApplicationFilter } from "../../../shared/use-application-filter.ts";
import { ApplicationCards } from "./application-cards.tsx";
import { ApplicationsList } from "./applications-list.tsx";

/** Who applied to one job. */
export function JobApplicationsPage() {
  const { jobId = "" } = useParams();
  const { page } = usePage();
  const filter = useApplicationFilter();
  const { currentData: own } = useEmployerJobQuery({ params: { id: jobId } });
  const answer = useEmployerJobApplicationsQuery(
    {
      params: { id: jobId },
      query: { page, limit: EMPLOYER_APPLICATIONS_PER_PAGE, ...filter.query },
    },
    { refetchOnMountOrArgChange: true },
  );
  const say = words.applications;
  return (
    <>
      <PageHeader back={<Link to={paths.job(jobId)}>{say.backToJob}</Link>}>
        <PageTitle title={own ? say.ofJob(own.job.title) : say.title} />
      </PageHeader>
      <ApplicationsList
        answer={answer}
        filter={filter}
        jobId={jobId}
        emptyAction={<PostLink />}
        goneTitle={words.failure.noJob}
        wayOut={
          <Link to={paths.jobs} className={buttonClass()}>
            {words.nav.jobs}
          </Link>
        }
      >
        {(applications, selection) => <ApplicationCards applications={applications} selection={selection} />}
      </ApplicationsList>
    </>
  );
}
