import { useEmployerExportNumbersMutation, useEmployerNumbersQuery } from "@dryrun/api-client/company/numbers";
import { errorMessage } from "@dryrun/api-client/errors";
import { useEmployerJobsQuery } from "@dryrun/api-client/jobs/employer";
import { saveFile } from "@dryrun/api-client/save-file";
import { Button } from "@dryrun/design-system/actions/button";
import { Select } from "@dryrun/design-system/choices/select";
import { Skeleton } from "@dryrun/design-system/feedback/skeleton";
import { Field } from "@dryrun/design-system/fields/field";
import { iconProps } from "@dryrun/design-system/icon-props";
import { PageHeader } from "@dryrun/design-system/pages/page-header";
import { exportNumbers } from "@dryrun/domain/company/numbers/calls";
import { PageTitle } from "@dryrun/remote-kit/page";
import { toast } from "@dryrun/remote-kit/toasts";
import { Download } from "lucide-react";
import { messages } from "../../messages.en-in.ts";
import { jobOptions, MOST_JOBS } from "../../shared/jobs/job-options.ts";
import { LoadOrGone } from "../../shared/load-or-gone.tsx";
import { May } from "../../shared/role/may.tsx";
import { FunnelNumbers } from "./funnel-numbers.tsx";
import { ImpactNumbers } from "./impact/impact-numbers.tsx";
import { numbers as text } from "./numbers.en-in.ts";
import * as s from "./numbers-page.module.css";
import { TimeNumbers } from "./time-numbers.tsx";
import { type Period, usePeriod } from "./use-period.ts";

const PERIODS = Object.entries(text.periods).map(([value, label]) => ({ value, label }));

/** Chooses the period and the job. */
function PeriodFields({ period: { days, job, setDays, setJob } }: { period: Period }) {
  const { data } = useEmployerJobsQuery({ query: { page: 1, limit: MOST_JOBS } });
  const options = jobOptions(data?.jobs ?? []);
  return (
    <>
      <Field label={text.period}>
        <Select options={PERIODS} value={String(days)} onValue={setDays} />
      </Field>
      <Field label={text.job}>
        <Select options={options} placeholder={text.allJobs} value={job} onValue={setJob} />
      </Field>
    </>
  );
}

interface DownloadNumbersProps {
  query: Period["query"];
  from: string;
  to: string;
}

/** Downloads the shown numbers as a file. */
function DownloadNumbers({ query, from, to }: DownloadNumbersProps) {
  const [download, { isLoading }] = useEmployerExportNumbersMutation();
  async function save() {
    const { data, error } = await download({ query });
    if (data) saveFile(data, text.fileName(from, to));
    else toast.error(errorMessage(error, text.notDownloaded));
  }
  return (
    <Button
      icon={<Download {...iconProps(16)} />}
      isBusy={isLoading}
      pendingLabel={text.downloading}
      onClick={() => void save()}
    >
      {text.download}
    </Button>
  );
}

/** How a company hires: time to decide, steps of candidates, and rates of groups, as charts with tables and a file. */
export function NumbersPage() {
  const period = usePeriod();
  const { currentData, error, isFetching, refetch } = useEmployerNumbersQuery(
    { query: period.query },
    { refetchOnMountOrArgChange: true },
  );
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
