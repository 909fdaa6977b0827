import { useEmployerJobApplicationsQuery } from "@dryrun/api-client/applications/employer";
import { useEmployerJobQuery } from "@dryrun/api-client/jobs/employer";
import { buttonClass } from "@dryrun/design-system/actions/button";
import { PageHeader } from "@dryrun/design-system/pages/page-header";
import { PageTitle } from "@dryrun/remote-kit/page";
import { Link, useParams } from "@dryrun/remote-kit/router";
import { usePage } from "@dryrun/remote-kit/use-page";
import { words } from "../../../messages.en-in.ts";
import { paths } from "../../../paths.ts";
import { JobTabs } from "../../../shared/job-tabs.tsx";
import { PostLink } from "../../../shared/post-link.tsx";
import { useApplicationFilter } from "../../../shared/use-application-filter.ts";
import { OrReview } from "../review/or-review.tsx";
import { ApplicationsList } from "./applications-list.tsx";
import * as s from "./list-head.module.css";

/** Who applied to one job. */
export function JobApplicationsPage() {
  const { jobId = "" } = useParams();
  return (
    <OrReview jobId={jobId}>
      <OfJob jobId={jobId} />
    </OrReview>
  );
}

function OfJob({ jobId }: { jobId: string }) {
  const { page } = usePage();
  const filter = useApplicationFilter();
  const { currentData: own } = useEmployerJobQuery({ params: { id: jobId } });
  const { jobId: _, ...query } = filter.query;
  const answer = useEmployerJobApplicationsQuery(
    { params: { id: jobId }, query: { page, limit: filter.limit, ...query } },
    { refetchOnMountOrArgChange: true },
  );
  const say = words.applications;
  return (
    <>
      <div className={s.head}>
        <PageHeader back={<Link to={paths.job(jobId)}>{say.backToJob}</Link>}>
          <PageTitle title={own ? say.ofJob(own.job.title) : say.title} />
        </PageHeader>
      </div>
      <JobTabs jobId={jobId} current="applications" counts={{ applications: own?.job.applicationCount }} />
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
      />
    </>
  );
}
