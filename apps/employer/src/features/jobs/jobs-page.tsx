import { useEmployerJobsQuery } from "@dryrun/api-client/jobs/employer";
import { buttonClass } from "@dryrun/design-system/actions/button";
import { EmptyState } from "@dryrun/design-system/feedback/empty-state";
import { Skeleton } from "@dryrun/design-system/feedback/skeleton";
import { Pagination } from "@dryrun/design-system/lists/pagination";
import { PageHeader } from "@dryrun/design-system/pages/page-header";
import { JOBS_PER_PAGE } from "@dryrun/domain/jobs/limits";
import { LoadFailed } from "@dryrun/frame/load-failed";
import { PageTitle } from "@dryrun/remote-kit/page";
import { Link } from "@dryrun/remote-kit/router";
import { usePage, usePageArrival } from "@dryrun/remote-kit/use-page";
import { useEffect, useRef } from "react";
import { words } from "../../messages.en-in.ts";
import { paths } from "../../paths.ts";
import type { Job } from "../../shared/answers.ts";
import { PostLink } from "../../shared/post-link.tsx";
import { JobCard } from "./job-card.tsx";
import * as s from "./jobs-page.module.css";

/** The employer's own jobs. */
export function JobsPage() {
  const { page, goTo } = usePage();
  const { currentData, error, isFetching, refetch } = useEmployerJobsQuery(
    { query: { page, limit: JOBS_PER_PAGE } },
    { refetchOnMountOrArgChange: true },
  );
  const list = useRef<HTMLDivElement>(null);
  usePageArrival({ page, pages: currentData?.totalPages, goTo, heading: list });
  useEffect(() => {
    if (error) console.error(words.failure.jobs, error);
  }, [error]);

  // Without jobs, the only action is next to the empty message.
  const isNone = currentData?.jobs?.length === 0;
  return (
    <>
      <PageHeader action={!isNone && <PostLink />}>
        <PageTitle title={words.jobs.title} />
      </PageHeader>
      {/* Receives the focus when the list's page changes. */}
      <div ref={list} tabIndex={-1}>
        {currentData && (
          <>
            <JobCards jobs={currentData.jobs} />
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

function JobCards({ jobs }: { jobs: readonly Job[] | undefined }) {
  if (!jobs) return <p>{words.jobs.missing}</p>;
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
    <ul className={s.cards}>
      {jobs.map((job) => (
        <JobCard key={job._id} job={job} />
      ))}
    </ul>
  );
}
