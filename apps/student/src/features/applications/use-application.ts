import { useStudentApplicationQuery, useStudentApplicationStartQuery } from "@dryrun/api-client/applications/student";

/** Loads one application, its first texts first. The rest of a very long one follows in `sent`, which never changes. */
export function useApplication(applicationId: string) {
  const params = { applicationId };
  const start = useStudentApplicationStartQuery({ params });
  const application = start.currentData;
  const all = useStudentApplicationQuery({ params }, { skip: application?.whole !== false });
  return {
    application,
    error: start.error,
    sent: all.currentData ?? application,
    rest: { error: all.error, isFetching: all.isFetching, retry: () => void all.refetch() },
  };
}
