import { useEmployerJobsQuery } from "@dryrun/api-client/jobs/employer";
import { Button, buttonClass } from "@dryrun/design-system/actions/button";
import { EmptyState } from "@dryrun/design-system/feedback/empty-state";
import { Skeleton } from "@dryrun/design-system/feedback/skeleton";
import { Pagination } from "@dryrun/design-system/lists/pagination";
import { PageHeader } from "@dryrun/design-system/pages/page-header";
import { OWN_JOBS_PER_PAGE } from "@dryrun/domain/jobs/limits";
import { LoadFailed } from "@dryrun/frame/load-failed";
import { PageTitle } from "@dryrun/remote-kit/page";
import { Link } from "@dryrun/remote-kit/router";
import { usePage, usePageArrival } from "@dryrun/remote-kit/use-page";
import { useEffect, useRef } from "react";
import { words } from "../../../messages.en-in.ts";
import { paths } from "../../../paths.ts";
import type { Job } from "../../../shared/answers.ts";
import { PostLink } from "../../../shared/post-link.tsx";
import { JobsControls } from "./jobs-controls.tsx";
import * as s from "./jobs-page.module.css";
import { JobsTable } from "./jobs-table.tsx";
import { type JobsFilter, useJobsFilter } from "./use-jobs-filter.ts";

/** The employer's own jobs. */
export function JobsPage() {
  const { page, goTo } = usePage();
  const filter = useJobsFilter();
  const { currentData, data, error, isFetching, refetch } = useEmployerJobsQuery(
    { query: { page, limit: OWN_JOBS_PER_PAGE, ...filter.query } },
    { refetchOnMountOrArgChange: true },
  );
  const list = useRef<HTMLDivElement>(null);
  usePageArrival({ page, pages: currentData?.totalPages, goTo, heading: list });
  useEffect(() => {
    if (error) console.error(words.failure.jobs, error);
  }, [error]);

  // Without jobs, the only action is next to the empty message.
  const hasNone = data?.jobs?.length === 0 && !filter.isActive;
  return (
    <>
      <PageHeader action={!hasNone && <PostLink />}>
        <PageTitle title={words.jobs.title} />
      </PageHeader>
      {!hasNone && <JobsControls filter={filter} />}
      {/* Receives the focus when the list's page changes. */}
      <div ref={list} tabIndex={-1}>
        {currentData && (
          <>
            <JobRows jobs={currentData.jobs} total={currentData.total} filter={filter} />
            <Pagination page={page} pages={currentData.totalPages} onPage={goTo} />
          </>
        )}
        {!currentData && error && (
          <LoadFailed title={words.failure.jobs} error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
        )}
        {!currentData && !error && <Skeleton label={words.loading.jobs} count={6} />}
      </div>
    </>
  );
}

interface JobRowsProps {
  jobs: readonly Job[] | undefined;
  total: number;
  filter: JobsFilter;
}

function JobRows({ jobs, total, filter }: JobRowsProps) {
  if (!jobs) return <p>{words.jobs.missing}</p>;
  if (jobs.length === 0 && filter.isActive)
    return (
      <EmptyState title={words.jobs.noneFound} action={<Button onClick={filter.reset}>{words.jobs.showAll}</Button>} />
    );
  if (jobs.length === 0)
    return (
      <EmptyState
        title={words.jobs.none}
        action={
          <>
            <PostLink />
            <Link to={paths.search} className={buttonClass()}>
              {words.nav.search}
            </Link>
          </>
        }
      />
    );
  return (
    <div className={s.list}>
      <p role="status" className={s.count}>
        {words.jobs.count(total)}
      </p>
      <JobsTable jobs={jobs} />
    </div>
  );
}
