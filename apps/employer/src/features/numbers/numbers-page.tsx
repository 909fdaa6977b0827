import { useEmployerExportNumbersMutation, useEmployerNumbersQuery } from "@dryrun/api-client/company/numbers";
import { errorMessage } from "@dryrun/api-client/errors";
import { useEmployerJobsQuery } from "@dryrun/api-client/jobs/employer";
import { saveFile } from "@dryrun/api-client/save-file";
import { Button } from "@dryrun/design-system/actions/button";
import { ChartFrame } from "@dryrun/design-system/charts/chart-frame";
import { Select } from "@dryrun/design-system/choices/select";
import { Skeleton } from "@dryrun/design-system/feedback/skeleton";
import { Field } from "@dryrun/design-system/fields/field";
import { iconProps } from "@dryrun/design-system/icon-props";
import { Card } from "@dryrun/design-system/pages/card";
import { PageHeader } from "@dryrun/design-system/pages/page-header";
import { exportNumbers } from "@dryrun/domain/company/numbers/calls";
import { MAX_NUMBERS_DAYS, NUMBERS_DAYS } from "@dryrun/domain/company/numbers/limits";
import { addMs, DAY_MS, formatMonth, indianDay } from "@dryrun/domain/time";
import { PageTitle } from "@dryrun/remote-kit/page";
import { useSearchParams } from "@dryrun/remote-kit/router";
import { toast } from "@dryrun/remote-kit/toasts";
import { Download } from "lucide-react";
import { messages } from "../../messages.en-in.ts";
import type { Numbers } from "../../shared/answers.ts";
import { jobOptions, MOST_JOBS } from "../../shared/jobs/job-options.ts";
import { LoadOrGone } from "../../shared/load-or-gone.tsx";
import { May } from "../../shared/role/may.tsx";
import { Section } from "../../shared/section.tsx";
import { NumberTable } from "../../shared/tables/number-table.tsx";
import { FunnelNumbers } from "./funnel-numbers.tsx";
import { ImpactNumbers } from "./impact/impact-numbers.tsx";
import { numbers as text } from "./numbers.en-in.ts";
import * as s from "./numbers-page.module.css";

const DAYS = "days";
const JOB = "job";

/** Returns the asked number of days, within the limits. */
function daysOf(asked: string | null): number {
  const days = Number(asked);
  return asked !== null && Number.isInteger(days) && days >= 1 && days <= MAX_NUMBERS_DAYS ? days : NUMBERS_DAYS;
}

/** The period up to today and the job, which are in the address. */
function usePeriod() {
  const [params, setParams] = useSearchParams();
  const days = daysOf(params.get(DAYS));
  const job = params.get(JOB) ?? "";
  const now = new Date();
  const set = (name: string, value: string) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        if (value) next.set(name, value);
        else next.delete(name);
        return next;
      },
      { replace: true },
    );
  return {
    days,
    job,
    query: { from: indianDay(addMs(now, (1 - days) * DAY_MS)), to: indianDay(now), jobId: job || undefined },
    setDays: (value: string) => set(DAYS, value),
    setJob: (value: string) => set(JOB, value),
  };
}
export type Period = ReturnType<typeof usePeriod>;

type Times = NonNullable<Numbers["timeToDecide"]>;
const { columns } = text;
const HEAD = [columns.month, columns.decisions, columns.median, columns.p90];
const cellsOf = ({ decisions, median, p90 }: Omit<Times, "byMonth" | "byJob">) => [
  decisions,
  text.days(median),
  text.days(p90),
];

/** How long the company takes to decide. */
const TimeNumbers = ({ times }: { times: Times | null }) => (
  <Section title={text.time.title}>
    {times ? (
      <>
        <p>{text.time.text(times.median, times.p90, times.decisions)}</p>
        <Card as="section">
          <Months months={times.byMonth} />
        </Card>
        <NumberTable
          caption={text.time.byJob}
          columns={[columns.job, columns.decisions, columns.median, columns.p90]}
          rows={times.byJob.map((row) => [row.jobTitle, ...cellsOf(row)])}
        />
      </>
    ) : (
      <p>{text.time.none}</p>
    )}
  </Section>
);

/** The median of each month as a bar. */
function Months({ months }: { months: Times["byMonth"] }) {
  const most = Math.max(...months.map(({ median }) => median)) || 1;
  const nameOf = ({ month }: { month: string }) => formatMonth(`${month}-01`);
  const rows = months.map((row) => [nameOf(row), ...cellsOf(row)]);
  return (
    <ChartFrame title={text.time.byMonth} headingLevel={3} table={{ head: HEAD, rows }}>
      <ul className={s.bars}>
        {months.map((row) => (
          <li key={row.month} className={s.row}>
            <span>{nameOf(row)}</span>
            <b>{text.days(row.median)}</b>
            <span className={s.track} aria-hidden="true">
              <span className={s.filled} style={{ inlineSize: `${(row.median / most) * 100}%` }} />
            </span>
          </li>
        ))}
      </ul>
    </ChartFrame>
  );
}

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
