import { useStudentSharedResultsQuery } from "@dryrun/api-client/shared-results/student";

/** Whether a practice interview has a public page. Other interviews are sent to a recruiter. */
export function useIsShared(sessionId: string, isPractice: boolean): boolean {
  const { data } = useStudentSharedResultsQuery(undefined, { skip: !isPractice });
  return data?.results.some((shared) => shared.sessionId === sessionId) ?? false;
}
