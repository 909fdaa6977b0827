import { useAdminTodayQuery } from "@dryrun/api-client/admin/admin";
import { Banner } from "@dryrun/design-system/feedback/banner";
import { Skeleton } from "@dryrun/design-system/feedback/skeleton";
import { PageHeader } from "@dryrun/design-system/pages/page-header";
import { MINUTE_MS } from "@dryrun/domain/time";
import { LoadFailed } from "@dryrun/frame/load-failed";
import { PageTitle } from "@dryrun/remote-kit/page";
import { today as say } from "../../messages/today.en-in.ts";
import { Money } from "./money.tsx";
import { NextSession } from "./next-session.tsx";
import * as s from "./today-page.module.css";
import { WaitingList } from "./waiting-list.tsx";

/** What waits for the admin, money of these days and the next live session; refreshed while the page is visible. */
export function TodayPage() {
  const { currentData, error, isFetching, refetch } = useAdminTodayQuery(undefined, {
    refetchOnMountOrArgChange: true,
    pollingInterval: MINUTE_MS,
    skipPollingIfUnfocused: true,
  });
  return (
    <>
      <PageHeader about={currentData && say.day(currentData.serverTime)}>
        <PageTitle title={say.title} />
      </PageHeader>
      {!currentData && error && (
        <LoadFailed title={say.failed} error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
      )}
      {!currentData && !error && <Skeleton label={say.loading} count={4} />}
      {currentData && (
        <div className={s.page}>
          {error && <Banner tone="warning">{say.stale(currentData.serverTime)}</Banner>}
          <div className={s.columns}>
            <WaitingList waiting={currentData.waiting} />
            <div className={s.side}>
              <Money money={currentData.money} />
              <NextSession session={currentData.nextSession} now={currentData.serverTime} />
            </div>
          </div>
        </div>
      )}
    </>
  );
}
