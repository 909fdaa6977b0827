import { Skeleton } from "@dryrun/design-system/feedback/skeleton";
import { useChunk } from "@dryrun/design-system/use-chunk";
import { LOAD_APPLICATIONS_FAILED } from "@dryrun/domain/applications/messages";
import { LoadFailed } from "@dryrun/frame/load-failed";
import { useParams, useSearchParams } from "@dryrun/remote-kit/router";
import { messages } from "../../../messages.en-in.ts";
import { REVIEW_PARAM } from "../../../paths.ts";
import { ReviewPage } from "./review-page.tsx";

const load = () => import("./lists.ts");

/** A page that was opened in review mode: the list loads only when the person returns to it. */
export function ReviewFirst() {
  const { jobId } = useParams();
  const isReview = useSearchParams()[0].has(REVIEW_PARAM);
  const { module: lists, hasFailed, retry } = useChunk(!isReview, load);
  if (isReview)
    return (
      <div data-wide-page="dense">
        <ReviewPage jobId={jobId} />
      </div>
    );
  if (hasFailed)
    return (
      <LoadFailed
        title={LOAD_APPLICATIONS_FAILED}
        error={undefined}
        onRetry={retry}
        isRetrying={false}
        headingLevel={1}
      />
    );
  if (!lists) return <Skeleton label={messages.loading.applications} count={4} />;
  return jobId === undefined ? <lists.ApplicationsPage /> : <lists.JobPage />;
}
