import { useStudentApplicationQuery, useStudentApplicationStartQuery } from "@dryrun/api-client/applications/student";

const fresh = { refetchOnMountOrArgChange: true };

/** One application: its start is there first; a very long one's other texts follow in `sent`, which never changes. */
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
