import { usePublicMySessionQuery } from "@dryrun/api-client/masterclass/public";
import type { Output } from "@dryrun/domain/contract/define";
import type { mySession } from "@dryrun/domain/masterclass/contract";
import { RECHECK_SECONDS } from "@dryrun/domain/masterclass/limits";
import { SECOND_MS } from "@dryrun/domain/time";
import { useEffect, useEffectEvent } from "react";
import { useServerNow } from "../../shared/use-server-now.ts";

/** Calls back every 15 s while the tab is visible, and immediately when it becomes visible. */
function useRecheck(ask: () => void) {
  const askIfVisible = useEffectEvent(() => {
    if (document.visibilityState === "visible") ask();
  });
  useEffect(() => {
    const timer = setInterval(askIfVisible, RECHECK_SECONDS * SECOND_MS);
    document.addEventListener("visibilitychange", askIfVisible);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", askIfVisible);
    };
  }, []);
}

export type MySession = Output<typeof mySession>;
export type ShownSession = NonNullable<MySession["session"]>;

/** Loads the person's session, again every 15 s, with the server's current time. */
export function useMySession() {
  const { data, isError, isFetching, refetch, fulfilledTimeStamp } = usePublicMySessionQuery(undefined, {
    refetchOnReconnect: true,
  });
  const now = useServerNow(data?.serverTime, fulfilledTimeStamp);
  const reload = () => void refetch();
  useRecheck(reload);
  return { my: data, now: new Date(now), hasFailed: isError && !data, isFetching, reload };
}
