import { usePublicMySessionQuery } from "@dryrun/api-client/masterclass/public";
import type { Output } from "@dryrun/domain/contract/define";
import type { mySession } from "@dryrun/domain/masterclass/contract";
import { useRecheck } from "../../shared/use-recheck.ts";
import { useServerNow } from "../../shared/use-server-now.ts";

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
