import { errorCode } from "@dryrun/api-client/errors";
import { buttonClass } from "@dryrun/design-system/actions/button-class";
import { EmptyState } from "@dryrun/design-system/feedback/empty-state";
import { Skeleton } from "@dryrun/design-system/feedback/skeleton";
import { COURSE_PATH } from "@dryrun/domain/courses/lessons/parts";
import { LoadFailed } from "@dryrun/frame/load-failed";
import { usePageTitle } from "@dryrun/remote-kit/page";
import { Link } from "@dryrun/remote-kit/router";
import { learn } from "../../messages/learn.en-in.ts";

export interface LearnFailedProps {
  error: unknown;
  onRetry: () => void;
  isRetrying: boolean;
}

const ToCourse = () => (
  <Link to={COURSE_PATH} className={buttonClass()}>
    {learn.toCourse}
  </Link>
);

/** Shown while a page of the course loads, and if it could not be loaded or does not exist. */
export function LearnFailed({ error, onRetry, isRetrying }: LearnFailedProps) {
  if (errorCode(error) === "NOT_FOUND") return <NotFound />;
  if (!error) return <Skeleton label={learn.loading} shape="text" count={6} />;
  return (
    <LoadFailed
      headingLevel={1}
      title={learn.loadFailed}
      error={error}
      onRetry={onRetry}
      isRetrying={isRetrying}
      wayOut={<ToCourse />}
    />
  );
}

function NotFound() {
  usePageTitle(learn.notFound);
  return <EmptyState headingLevel={1} title={learn.notFound} action={<ToCourse />} />;
}
