import { usePublicSessionsQuery } from "@dryrun/api-client/masterclass/public";
import { useEffect } from "react";
import { useServerNow } from "../../shared/use-server-now.ts";

/** Returns the classes that have not begun, earliest first, by the server's clock. When one begins, they are loaded again. */
export function useOpenSessions() {
  const { data, error, isFetching, refetch, fulfilledTimeStamp } = usePublicSessionsQuery(undefined, {
    refetchOnReconnect: true,
  });
  const now = useServerNow(data?.serverTime, fulfilledTimeStamp);
  const sessions = data?.sessions.filter(({ startAt }) => Date.parse(startAt) > now);
  const begun = data && sessions ? data.sessions.length - sessions.length : 0;
  useEffect(() => {
    if (begun > 0) void refetch();
  }, [begun, refetch]);
  return { sessions, now, error, isFetching, refetch: () => void refetch() };
}

export type OpenSession = NonNullable<ReturnType<typeof useOpenSessions>["sessions"]>[number];
