import { useAdminTodayQuery } from "@dryrun/api-client/admin/admin";
import { Banner } from "@dryrun/design-system/feedback/banner";
import { PageHeader } from "@dryrun/design-system/pages/page-header";
import { MINUTE_MS } from "@dryrun/domain/time";
import { PageTitle } from "@dryrun/remote-kit/page";
import { today as text } from "../../messages/today.en-in.ts";
import { NotLoaded } from "../../shared/page/not-loaded.tsx";
import { PageBody } from "../../shared/page/page-body.tsx";
import { Money } from "./money.tsx";
import { NextSession } from "./next-session.tsx";
import * as s from "./today-page.module.css";
import { WaitingList } from "./waiting-list.tsx";

/** Pending tasks of the admin, money of recent days and the next live session; refreshed while the page is visible. */
export function TodayPage() {
  const query = useAdminTodayQuery(undefined, {
    pollingInterval: MINUTE_MS,
    skipPollingIfUnfocused: true,
  });
  const { currentData, error } = query;
  return (
    <>
      <PageHeader about={currentData && text.day(currentData.serverTime)}>
        <PageTitle title={text.title} />
      </PageHeader>
      <NotLoaded say={text} asked={query} />
      {currentData && (
        <PageBody>
          {error && <Banner tone="warning">{text.stale(currentData.serverTime)}</Banner>}
          <div className={s.columns}>
            <WaitingList waiting={currentData.waiting} />
            <div className={s.side}>
              <Money money={currentData.money} />
              <NextSession session={currentData.nextSession} now={currentData.serverTime} />
            </div>
          </div>
        </PageBody>
      )}
    </>
  );
}
