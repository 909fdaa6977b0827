import { useEmployerJobApplicationsQuery } from "@dryrun/api-client/applications/employer";
import { usePage } from "@dryrun/remote-kit/use-page";
import { PostLink } from "../../../shared/post-link.tsx";
import { useApplicationFilter } from "../../../shared/use-application-filter.ts";
import { ApplicationsList } from "./applications-list.tsx";

/** Who applied to one job: the first tab of its page. */
export function JobApplications({ jobId }: { jobId: string }) {
  const { page } = usePage();
  const filter = useApplicationFilter();
  const { jobId: _, ...query } = filter.query;
  const answer = useEmployerJobApplicationsQuery(
    { params: { id: jobId }, query: { page, limit: filter.limit, ...query } },
    { refetchOnMountOrArgChange: true },
  );
  return <ApplicationsList answer={answer} filter={filter} jobId={jobId} emptyAction={<PostLink />} />;
}
