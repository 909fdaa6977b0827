import { Button } from "@dryrun/design-system/actions/button";
import { EmptyState } from "@dryrun/design-system/feedback/empty-state";
import { Skeleton } from "@dryrun/design-system/feedback/skeleton";
import { FilterChips } from "@dryrun/design-system/lists/filter-chips";
import { Pagination } from "@dryrun/design-system/lists/pagination";
import { NO_JOBS } from "@dryrun/domain/applications/messages";
import type { Output } from "@dryrun/domain/contract/define";
import type { jobList } from "@dryrun/domain/jobs/contract";
import { clampPage } from "@dryrun/domain/pages";
import { announce } from "@dryrun/remote-kit/page";
import { type RefObject, useEffect, useState } from "react";
import * as words from "../../../messages.en-in.ts";
import { JobCard } from "./job-card.tsx";
import { chipsOf, correctedText, type JobFilters, NO_FILTERS } from "./job-filters.ts";
import * as s from "./job-results.module.css";

export interface JobResultsProps {
  heading: RefObject<HTMLHeadingElement | null>;
  /** Keeps the previous page while the next one loads. */
  answer: Output<typeof jobList> | undefined;
  isLoading: boolean;
  filters: JobFilters;
  page: number;
  onPage: (page: number) => void;
  onFilters: (filters: JobFilters) => void;
}

/** How many jobs there are, the active filters, the jobs of this page, and the way to the others. */
export function JobResults({ heading, answer, isLoading, filters, page, onPage, onFilters }: JobResultsProps) {
  const [now] = useState(() => new Date());
  const count = answer && words.jobs.count(answer.total, answer.totalIsCapped);
  useEffect(() => {
    if (count && !isLoading) announce(count);
  }, [count, isLoading]);
  if (!answer) return <Skeleton label={words.loading.jobs} count={5} />;
  const chips = chipsOf(filters);
  const corrected = answer.corrected.length > 0 ? correctedText(filters, answer.corrected) : "";
  return (
    <section aria-labelledby="job-count" aria-busy={isLoading || undefined} className={s.results}>
      <h2 id="job-count" ref={heading} tabIndex={-1} className={s.count}>
        {count}
      </h2>
      {corrected && <p>{words.jobs.corrected(corrected)}</p>}
      <FilterChips
        chips={chips}
        onRemove={(name) => {
          heading.current?.focus(); // the chip was removed; its results are below this heading
          onFilters({ ...filters, [name]: "" });
        }}
        label={words.jobs.filters}
      />
      {answer.jobs.length === 0 && answer.total === 0 ? (
        <EmptyState
          title={NO_JOBS}
          headingLevel={3}
          action={chips.length > 0 && <Button onClick={() => onFilters(NO_FILTERS)}>{words.jobs.removeFilters}</Button>}
        >
          {chips.length > 0 && words.jobs.removeFilter}
        </EmptyState>
      ) : (
        <ul className={s.list}>
          {answer.jobs.map((job) => (
            <JobCard key={job._id} job={job} now={now} />
          ))}
        </ul>
      )}
      <Pagination page={clampPage(page, answer.totalPages)} pages={answer.totalPages} onPage={onPage} />
    </section>
  );
}
