import { useStudentCheckSubmittedQuery } from "@dryrun/api-client/interviews/student";
import { useEffect } from "react";
import * as words from "../../messages.en-in.ts";

/** Whether the company's website is unlocked: after the mock interview was submitted. `retry` if that could not be loaded. */
export function useIsUnlocked(applicationId: string | null) {
  const { data, error, isFetching, refetch } = useStudentCheckSubmittedQuery(
    { query: { applicationId: applicationId ?? "" } },
    { skip: applicationId === null },
  );
  useEffect(() => {
    if (error) console.error(words.job.interviewCheckFailed, error);
  }, [error]);
  const retry = error && !data ? () => void refetch() : undefined;
  return { isUnlocked: data?.submitted === true, retry, isRetrying: isFetching };
}
