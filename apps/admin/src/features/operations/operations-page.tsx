import { useAdminOperationsQuery } from "@dryrun/api-client/admin-records/admin";
import { Banner } from "@dryrun/design-system/feedback/banner";
import { Skeleton } from "@dryrun/design-system/feedback/skeleton";
import { PageHeader } from "@dryrun/design-system/pages/page-header";
import { SECOND_MS } from "@dryrun/domain/time";
import { LoadFailed } from "@dryrun/frame/load-failed";
import { PageTitle } from "@dryrun/remote-kit/page";
import { words } from "../../messages.en-in.ts";
import { Books } from "./books.tsx";
import { DeadLetters } from "./dead-letters.tsx";
import { OpenNumbers } from "./open-numbers.tsx";
import * as s from "./operations-page.module.css";
import { ParkedInterviews } from "./parked-interviews.tsx";
import { QueueTable } from "./queue-table.tsx";

const say = words.operations;
const RENEWED_MS = 15 * SECOND_MS;

/** Queues, open items and failures; refreshed while the page is visible. */
export function OperationsPage() {
  const { currentData, error, isFetching, refetch } = useAdminOperationsQuery(undefined, {
    refetchOnMountOrArgChange: true,
    pollingInterval: RENEWED_MS,
    skipPollingIfUnfocused: true,
  });
  return (
    <>
      <PageHeader about={say.about}>
        <PageTitle title={say.title} />
      </PageHeader>
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
          <DeadLetters deadLetters={currentData.deadLetters} />
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
