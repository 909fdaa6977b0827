import { useStudentSavedJobsQuery } from "@dryrun/api-client/jobs/student";
import { buttonClass } from "@dryrun/design-system/actions/button";
import { EmptyState } from "@dryrun/design-system/feedback/empty-state";
import { Skeleton } from "@dryrun/design-system/feedback/skeleton";
import { Pagination } from "@dryrun/design-system/lists/pagination";
import { JOBS_PER_PAGE } from "@dryrun/domain/jobs/limits";
import { clampPage } from "@dryrun/domain/pages";
import { LoadFailed } from "@dryrun/frame/load-failed";
import { Link } from "@dryrun/remote-kit/router";
import { usePage, usePageArrival } from "@dryrun/remote-kit/use-page";
import { useRef, useState } from "react";
import * as words from "../../../messages.en-in.ts";
import { paths } from "../../../paths.ts";
import { JobCard } from "./job-card.tsx";
import * as s from "./job-results.module.css";
import { savedJobs as text } from "./saved-jobs.en-in.ts";

/** The saved jobs, newest first; closed ones stay until they are removed. */
export function SavedJobs() {
  const heading = useRef<HTMLHeadingElement>(null);
  const [now] = useState(() => new Date());
  const { page, goTo } = usePage();
  const query = { page, limit: JOBS_PER_PAGE };
  const { data, currentData, error, isFetching, refetch } = useStudentSavedJobsQuery({ query });
  usePageArrival({ page, goTo, heading, pages: isFetching ? undefined : currentData?.totalPages });
  const shown = currentData ?? data;
  if (error && !currentData)
    return (
      <LoadFailed title={words.jobs.failed} error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
    );
  if (!shown) return <Skeleton label={words.loading.jobs} count={5} />;
  if (shown.total === 0)
    return (
      <EmptyState
        title={text.none}
        action={
          <Link to={paths.jobs} className={buttonClass({ variant: "primary" })}>
            {words.nav.jobs}
          </Link>
        }
      >
        {text.howToSave}
      </EmptyState>
    );
  return (
    <section aria-labelledby="saved-count" aria-busy={isFetching || undefined} className={s.results}>
      <h2 id="saved-count" ref={heading} tabIndex={-1} className={s.count}>
        {text.count(shown.total)}
      </h2>
      <ul className={s.list}>
        {shown.savedJobs.map((job) => (
          <JobCard key={job._id} job={job} now={now} onUnsaved={() => heading.current?.focus()} />
        ))}
      </ul>
      <Pagination page={clampPage(page, shown.totalPages)} pages={shown.totalPages} onPage={goTo} />
    </section>
  );
}
