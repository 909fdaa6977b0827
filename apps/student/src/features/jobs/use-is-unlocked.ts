import { useStudentCheckSubmittedQuery } from "@dryrun/api-client/interviews/student";

/** Whether the company's website is unlocked: after the mock interview was submitted. `retry` if that could not be loaded. */
export function useIsUnlocked(applicationId: string | null) {
  const { data, error, isFetching, refetch } = useStudentCheckSubmittedQuery(
    { query: { applicationId: applicationId ?? "" } },
    { skip: applicationId === null },
  );
  const retry = error && !data ? () => void refetch() : undefined;
  return { isUnlocked: data?.submitted === true, retry, isRetrying: isFetching };
}
