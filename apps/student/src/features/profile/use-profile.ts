import { useLazyStudentProfileQuery, useStudentProfileStartQuery } from "@dryrun/api-client/profile/student";
import { useEffect } from "react";

/** One's profile: its start is there first; a very long one's other texts follow, and `rest` says how that goes. */
export function useProfile() {
  const start = useStudentProfileStartQuery();
  const [load, all] = useLazyStudentProfileQuery();
  const isLong = start.data?.whole === false;
  useEffect(() => {
    if (isLong) void load(undefined, true);
  }, [isLong, load]);
  // Of two answers the newer one; of the same profile the one with all texts.
  const isNewer = all.data && (!start.data || all.data.updatedAt >= start.data.updatedAt);
  return {
    profile: isNewer ? all.data : start.data,
    start,
    rest: { error: all.error, isFetching: all.isFetching, retry: () => void load() },
    /** The profile as it is now on the server, with all of its texts. */
    loadNewer: async () => (await load()).data,
  };
}
