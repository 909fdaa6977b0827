import { useEmployerNumbersQuery } from "@dryrun/api-client/company/numbers";
import { Skeleton } from "@dryrun/design-system/feedback/skeleton";
import { PageHeader } from "@dryrun/design-system/pages/page-header";
import { exportNumbers } from "@dryrun/domain/company/numbers/calls";
import { PageTitle } from "@dryrun/remote-kit/page";
import { messages } from "../../messages.en-in.ts";
import { LoadOrGone } from "../../shared/load-or-gone.tsx";
import { May } from "../../shared/role/may.tsx";
import { DownloadNumbers } from "./download-numbers.tsx";
import { FunnelNumbers } from "./funnel-numbers.tsx";
import { ImpactNumbers } from "./impact/impact-numbers.tsx";
import { numbers as text } from "./numbers.en-in.ts";
import * as s from "./numbers-page.module.css";
import { PeriodFields } from "./period-fields.tsx";
import { TimeNumbers } from "./time-numbers.tsx";
import { usePeriod } from "./use-period.ts";

/** How a company hires: time to decide, steps of candidates, and rates of groups, as charts with tables and a file. */
export function NumbersPage() {
  const period = usePeriod();
  const { currentData, error, isFetching, refetch } = useEmployerNumbersQuery({ query: period.query });
  const failed = { title: text.failed, error, onRetry: () => void refetch(), isRetrying: isFetching };
  return (
    <>
      <PageHeader about={text.about}>
        <PageTitle title={text.title} />
      </PageHeader>
      <div className={s.page}>
        <div className={s.bar} data-print="no">
          <PeriodFields period={period} />
          {currentData && (
            <May call={exportNumbers}>
              <DownloadNumbers query={period.query} from={currentData.from} to={currentData.to} />
            </May>
          )}
        </div>
        {error && !currentData && (
          <LoadOrGone {...failed} goneTitle={period.job ? messages.failure.noJob : undefined} />
        )}
        {!error && !currentData && <Skeleton label={text.loading} count={4} />}
        {currentData && (
          <>
            <TimeNumbers times={currentData.timeToDecide} />
            <FunnelNumbers funnel={currentData.funnel} />
            <ImpactNumbers impact={currentData.impact} />
          </>
        )}
      </div>
    </>
  );
}
