import { useAdminOperationsQuery } from "@dryrun/api-client/admin-records/admin";
import { Banner } from "@dryrun/design-system/feedback/banner";
import { Skeleton } from "@dryrun/design-system/feedback/skeleton";
import { PageHeader } from "@dryrun/design-system/pages/page-header";
import { LoadFailed } from "@dryrun/frame/load-failed";
import { PageTitle } from "@dryrun/remote-kit/page";
import { useLocation } from "@dryrun/remote-kit/router";
import { useEffect } from "react";
import { words } from "../../messages.en-in.ts";
import { OperationsNav } from "../../shared/part-nav.tsx";
import { Books } from "./books.tsx";
import { DeadLetters } from "./dead-letters.tsx";
import { RENEWED } from "./numbers.ts";
import { OpenNumbers } from "./open-numbers.tsx";
import * as s from "./operations-page.module.css";
import { ParkedInterviews } from "./parked-interviews.tsx";
import { QueueTable } from "./queue-table.tsx";

const say = words.operations;

/** Once the page is whole, the section that the address names gets the focus. */
function useArrivalAt(isWhole: boolean) {
  const { hash } = useLocation();
  useEffect(() => {
    if (isWhole && hash) document.getElementById(hash.slice(1))?.focus();
  }, [isWhole, hash]);
}

/** Queues, open items and failures; refreshed while the page is visible. */
export function OperationsPage() {
  const { currentData, error, isFetching, refetch } = useAdminOperationsQuery(undefined, RENEWED);
  useArrivalAt(currentData !== undefined);
  return (
    <>
      <PageHeader about={say.about}>
        <PageTitle title={say.title} />
      </PageHeader>
      <OperationsNav />
      {!currentData && error && (
        <LoadFailed title={say.failed} error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
      )}
      {!currentData && !error && <Skeleton label={say.loading} count={4} />}
      {currentData && (
        <div className={s.page}>
          {error && <Banner tone="warning">{say.stale(currentData.serverTime)}</Banner>}
          <section className={s.part}>
            <h2>{say.open}</h2>
            <OpenNumbers numbers={currentData} />
          </section>
          <Books numbers={currentData} />
          <DeadLetters queues={currentData.queues} />
          <ParkedInterviews parked={currentData.parked} />
          <section className={s.part}>
            <h2>{say.queues}</h2>
            <QueueTable queues={currentData.queues} />
          </section>
        </div>
      )}
    </>
  );
}
