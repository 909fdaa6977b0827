import { Skeleton } from "@dryrun/design-system/feedback/skeleton";
import { useChunk } from "@dryrun/design-system/use-chunk";
import { LoadFailed } from "@dryrun/frame/load-failed";
import { useSearchParams } from "@dryrun/remote-kit/router";
import type { ReactNode } from "react";
import { messages } from "../../../messages.en-in.ts";
import { REVIEW_PARAM } from "../../../paths.ts";

const load = () => import("./review-page.tsx");

interface OrReviewProps {
  /** Set if the list is of one job. */
  jobId?: string;
  /** The list. */
  children: ReactNode;
}

/** A list of applications, or its review mode if the address asks for it. */
export function OrReview({ jobId, children }: OrReviewProps) {
  const isAsked = useSearchParams()[0].has(REVIEW_PARAM);
  const { module: page, hasFailed, retry } = useChunk(isAsked, load);
  if (!isAsked) return children;
  if (hasFailed)
    return (
      <LoadFailed
        title={messages.failure.review}
        error={undefined}
        onRetry={retry}
        isRetrying={false}
        headingLevel={1}
      />
    );
  return page ? <page.ReviewPage jobId={jobId} /> : <Skeleton label={messages.loading.applications} count={4} />;
}
