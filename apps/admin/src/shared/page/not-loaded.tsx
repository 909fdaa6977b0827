import { Skeleton } from "@dryrun/design-system/feedback/skeleton";
import { LoadFailed } from "@dryrun/frame/load-failed";

/** What a query hook returns. */
export interface Asked<Answer> {
  currentData?: Answer | undefined;
  error?: unknown;
  isFetching: boolean;
  refetch: () => unknown;
}

interface NotLoadedProps {
  say: { loading: string; failed: string };
  asked: Asked<unknown>;
}

/** Replaces an answer that is loading or failed; shows nothing if there is one. */
export function NotLoaded({ say, asked: { currentData, error, isFetching, refetch } }: NotLoadedProps) {
  if (currentData !== undefined) return null;
  if (error === undefined) return <Skeleton label={say.loading} count={4} />;
  return <LoadFailed title={say.failed} error={error} onRetry={() => void refetch()} isRetrying={isFetching} />;
}
