import { useLazyStudentProfileQuery, useStudentProfileStartQuery } from "@dryrun/api-client/profile/student";
import { useEffect } from "react";

/** Loads the profile, its first texts first; `rest` is the state of the remaining texts of a very long one. */
export function useProfile() {
  const start = useStudentProfileStartQuery();
  const [load, all] = useLazyStudentProfileQuery();
  const isLong = start.data?.whole === false;
  useEffect(() => {
    if (isLong) void load(undefined, true);
  }, [isLong, load]);
  // Uses the newer of two answers; of the same version, the one with all texts.
  const isNewer = all.data && (!start.data || all.data.updatedAt >= start.data.updatedAt);
  return {
    profile: isNewer ? all.data : start.data,
    start,
    rest: { error: all.error, isFetching: all.isFetching, retry: () => void load() },
    /** Loads the current profile from the server, with all its texts. */
    loadNewer: async () => (await load()).data,
  };
}
