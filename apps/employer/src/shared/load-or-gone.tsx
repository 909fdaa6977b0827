import { errorCode } from "@dryrun/api-client/errors";
import { EmptyState } from "@dryrun/design-system/feedback/empty-state";
import { LoadFailed, type LoadFailedProps } from "@dryrun/frame/load-failed";
import { usePageTitle } from "@dryrun/remote-kit/page";

export interface LoadOrGoneProps extends LoadFailedProps {
  /** Shown when the thing is gone or somebody else's: a retry would not help. */
  goneTitle?: string | undefined;
}

/** In place of what could not be loaded, or is not there any more. */
export function LoadOrGone({ goneTitle, ...failed }: LoadOrGoneProps) {
  if (!goneTitle || errorCode(failed.error) !== "NOT_FOUND") return <LoadFailed {...failed} />;
  if (failed.headingLevel === 1) return <GonePage title={goneTitle} wayOut={failed.wayOut} />;
  return <EmptyState title={goneTitle} action={failed.wayOut} />;
}

function GonePage({ title, wayOut }: Pick<LoadFailedProps, "title" | "wayOut">) {
  usePageTitle(title);
  return <EmptyState headingLevel={1} title={title} action={wayOut} />;
}
