import { LoadFailed } from "@dryrun/frame/load-failed";
import * as words from "../../messages.en-in.ts";

/** How it goes with the texts that follow a long resume's start. */
export interface Rest {
  error: unknown;
  isFetching: boolean;
  retry: () => void;
}

/** Says that they did not come; nothing while they may. */
export function RestFailed({ rest: { error, isFetching, retry } }: { rest: Rest }) {
  if (!error) return null;
  return <LoadFailed title={words.loading.textsFailed} error={error} onRetry={retry} isRetrying={isFetching} />;
}
