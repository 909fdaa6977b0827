import { Select } from "@dryrun/design-system/choices/select";
import { Skeleton } from "@dryrun/design-system/feedback/skeleton";
import { FilterChips } from "@dryrun/design-system/lists/filter-chips";
import { Pagination } from "@dryrun/design-system/lists/pagination";
import { useChunk } from "@dryrun/design-system/use-chunk";
import type { Output } from "@dryrun/domain/contract/define";
import type { jobList } from "@dryrun/domain/jobs/contract";
import { DEFAULT_SORT, JOB_SORTS } from "@dryrun/domain/jobs/limits";
import { clampPage } from "@dryrun/domain/pages";
import { announce } from "@dryrun/remote-kit/page";
import { type RefObject, useEffect, useState } from "react";
import * as words from "../../../messages.en-in.ts";
import { chipsOf } from "./filter-labels.ts";
import { JobCard } from "./job-card.tsx";
import { correctedText, type JobFilters } from "./job-filters.ts";
import * as s from "./job-results.module.css";
import { NarrowChips } from "./narrow-chips.tsx";
import type { NoResultsProps } from "./no-results.tsx";

const loadNoResults = () => import("./no-results.tsx");

const SORTS = JOB_SORTS.map((value) => ({
  value: value === DEFAULT_SORT ? "" : value,
  label: words.jobs.sorts[value],
}));

export interface JobResultsProps {
  heading: RefObject<HTMLHeadingElement | null>;
  /** Keeps the previous page while the next one loads. */
  answer: Output<typeof jobList> | undefined;
  isLoading: boolean;
  filters: JobFilters;
  page: number;
  onPage: (page: number) => void;
  /** Also moves the focus to the count. */
  onFilters: (filters: JobFilters) => void;
  onSort: (sort: string) => void;
}

/** The number of jobs, the active filters, the jobs of this page, and the paging. */
export function JobResults({ heading, answer, isLoading, filters, page, onPage, onFilters, onSort }: JobResultsProps) {
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
      <div className={s.head}>
        <h2 id="job-count" ref={heading} tabIndex={-1} className={s.count}>
          {count}
        </h2>
        <div className={s.sort}>
          <Select aria-label={words.jobs.sortBy} options={SORTS} value={filters.sort} onValue={onSort} />
        </div>
      </div>
      {corrected && <p>{words.jobs.corrected(corrected)}</p>}
      {!!answer.payNotStated && <p>{words.jobs.payNotStated(answer.payNotStated)}</p>}
      <FilterChips
        chips={chips}
        onRemove={(key) => onFilters(chips.find((chip) => chip.key === key)?.rest ?? filters)}
        label={words.jobs.filters}
      />
      <NarrowChips answer={answer} filters={filters} onFilters={onFilters} />
      {answer.jobs.length === 0 && answer.total === 0 ? (
        <Nothing looser={answer.looser} filters={filters} hasFilters={chips.length > 0} onFilters={onFilters} />
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

/** Suggests filters to remove, loaded if nothing is found; while it loads, the count shows that nothing was found. */
function Nothing(props: NoResultsProps) {
  const { module } = useChunk(true, loadNoResults);
  return module && <module.NoResults {...props} />;
}
