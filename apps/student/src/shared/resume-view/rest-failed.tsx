import { LoadFailed } from "@dryrun/frame/load-failed";
import * as words from "../../messages.en-in.ts";

/** The loading state of a long resume's remaining texts. */
export interface Rest {
  error: unknown;
  isFetching: boolean;
  retry: () => void;
}

/** Shows an error with a retry if the texts could not be loaded; shows nothing while they load. */
export function RestFailed({ rest: { error, isFetching, retry } }: { rest: Rest }) {
  if (!error) return null;
  return <LoadFailed title={words.apply.textsFailed} error={error} onRetry={retry} isRetrying={isFetching} />;
}
