import { errorCode } from "@dryrun/api-client/errors";
import { EmptyState } from "@dryrun/design-system/feedback/empty-state";
import { LoadFailed, type LoadFailedProps } from "@dryrun/frame/load-failed";
import { usePageTitle } from "@dryrun/remote-kit/page";

export interface LoadOrGoneProps extends LoadFailedProps {
  /** Shown if the object was deleted or belongs to somebody else: a retry would not help. */
  goneTitle?: string | undefined;
}

/** Replaces content that could not be loaded or no longer exists. */
export function LoadOrGone({ goneTitle, ...failed }: LoadOrGoneProps) {
  if (!goneTitle || errorCode(failed.error) !== "NOT_FOUND") return <LoadFailed {...failed} />;
  if (failed.headingLevel === 1) return <GonePage title={goneTitle} wayOut={failed.wayOut} />;
  return <EmptyState title={goneTitle} action={failed.wayOut} />;
}

function GonePage({ title, wayOut }: Pick<LoadFailedProps, "title" | "wayOut">) {
  usePageTitle(title);
  return <EmptyState headingLevel={1} title={title} action={wayOut} />;
}
