import { useParams } from "@dryrun/remote-kit/router";
import { JobApplications } from "./features/applications/list/job-applications.tsx";
import { OrReview } from "./features/applications/review/or-review.tsx";
import { OwnJob } from "./features/jobs/job/own-job.tsx";

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
