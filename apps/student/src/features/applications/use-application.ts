import { useStudentApplicationQuery, useStudentApplicationStartQuery } from "@dryrun/api-client/applications/student";

const fresh = { refetchOnMountOrArgChange: true };

/** One application. Its first texts load first; those of a very long one follow in `sent`, which never changes. */
export function useApplication(applicationId: string) {
  const params = { applicationId };
  const start = useStudentApplicationStartQuery({ params }, fresh);
  const application = start.currentData;
  const all = useStudentApplicationQuery({ params }, { ...fresh, skip: application?.whole !== false });
  return {
    application,
    error: start.error,
    sent: all.currentData ?? application,
    rest: { error: all.error, isFetching: all.isFetching, retry: () => void all.refetch() },
  };
}
