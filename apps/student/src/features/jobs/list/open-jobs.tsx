import { errorCode } from "@dryrun/api-client/errors";
import { useStudentJobsQuery } from "@dryrun/api-client/jobs/student";
import { Button } from "@dryrun/design-system/actions/button";
import { iconProps } from "@dryrun/design-system/icon-props";
import { useChunk } from "@dryrun/design-system/use-chunk";
import { useIsWide } from "@dryrun/design-system/use-is-wide";
import { LoadFailed } from "@dryrun/frame/load-failed";
import { useSearchParams } from "@dryrun/remote-kit/router";
import { toast } from "@dryrun/remote-kit/toasts";
import { usePage, usePageArrival } from "@dryrun/remote-kit/use-page";
import { BellPlus } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import * as words from "../../../messages.en-in.ts";
import { ToQuiz } from "../to-quiz.tsx";
import { JobFilterForm } from "./job-filter-form.tsx";
import { filtersOf, type JobFilters, listQuery, paramsOf } from "./job-filters.ts";
import { JobResults } from "./job-results.tsx";
import * as s from "./jobs-page.module.css";

const load = () => import("../alerts/alerts-dialog.tsx");

/** Opens the dialog of the job alerts, which loads with the first press. */
function JobAlerts({ filters }: { filters: JobFilters }) {
  const [isOpen, setOpen] = useState(false);
  const { module: dialog, hasFailed, retry } = useChunk(isOpen, load);
  useEffect(() => {
    if (!hasFailed) return;
    toast.error(words.jobs.alerts.failed);
    setOpen(false);
    retry();
  }, [hasFailed, retry]);
  return (
    <div>
      <Button icon={<BellPlus {...iconProps(18)} />} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {words.jobs.alerts.title}
      </Button>
      {dialog && <dialog.AlertsDialog filters={filters} isOpen={isOpen} onClose={() => setOpen(false)} />}
    </div>
  );
}

/** The open jobs; their filters and their page live in the URL. */
export function OpenJobs() {
  const isWide = useIsWide(1024);
  const heading = useRef<HTMLHeadingElement>(null);
  const { filters, applied, apply, show } = useFilters();
  const { page, goTo } = usePage();
  const query = listQuery(filters, page);
  const { data, currentData, error, isFetching, refetch } = useStudentJobsQuery({ query });
  usePageArrival({ page, goTo, heading, pages: isFetching ? undefined : currentData?.totalPages });
  useEffect(() => {
    if (applied > 0) heading.current?.focus(); // after closed filters have left their space to the count
  }, [applied]);

  if (errorCode(error) === "QUIZ_REQUIRED") return <ToQuiz error={error} />;
  return (
    <div className={s.layout}>
      <div className={s.side}>
        <JobFilterForm
          filters={filters}
          counts={data?.facets}
          isWide={isWide}
          isBusy={isFetching && !!data}
          onApply={(next) => apply(next, refetch)}
        />
        <JobAlerts filters={filters} />
      </div>
      {error && !currentData ? (
        <LoadFailed title={words.jobs.failed} error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
      ) : (
        <JobResults
          heading={heading}
          answer={currentData ?? data}
          isLoading={isFetching}
          filters={filters}
          page={page}
          onPage={goTo}
          onFilters={(next) => apply(next, refetch)}
          onSort={(sort) => show({ ...filters, sort }, refetch)}
        />
      )}
    </div>
  );
}

/** Returns the filters of the URL and functions to change them; applying the same filters again refetches. */
function useFilters() {
  const [params, setParams] = useSearchParams();
  const [applied, setApplied] = useState(0);
  function show(next: JobFilters, refetch: () => unknown) {
    const wantedParams = paramsOf(next);
    if (wantedParams.toString() === params.toString()) void refetch();
    else setParams(wantedParams);
  }
  return {
    filters: filtersOf(params),
    /** How many times filters were applied. */
    applied,
    show,
    apply(next: JobFilters, refetch: () => unknown) {
      setApplied(applied + 1);
      show(next, refetch);
    },
  };
}
