import { useEmployerJobsQuery } from "@dryrun/api-client/jobs/employer";
import { Button, buttonClass } from "@dryrun/design-system/actions/button";
import { Select } from "@dryrun/design-system/choices/select";
import { EmptyState } from "@dryrun/design-system/feedback/empty-state";
import { Skeleton } from "@dryrun/design-system/feedback/skeleton";
import { Field } from "@dryrun/design-system/fields/field";
import { ColumnChooser } from "@dryrun/design-system/lists/column-chooser";
import { Pagination } from "@dryrun/design-system/lists/pagination";
import { PageHeader } from "@dryrun/design-system/pages/page-header";
import { searchCandidates } from "@dryrun/domain/candidates/calls";
import { createJob } from "@dryrun/domain/jobs/calls";
import { JOB_STATES, OWN_JOB_SORTS } from "@dryrun/domain/jobs/limits";
import { MAX_SEARCH_WORDS, TABLE_PAGE_SIZES } from "@dryrun/domain/limits";
import { LoadFailed } from "@dryrun/frame/load-failed";
import { PageTitle } from "@dryrun/remote-kit/page";
import { Link } from "@dryrun/remote-kit/router";
import { usePage, usePageArrival } from "@dryrun/remote-kit/use-page";
import { useRef } from "react";
import * as jobMessages from "../../../messages/jobs.en-in.ts";
import { messages } from "../../../messages.en-in.ts";
import { paths } from "../../../paths.ts";
import type { Job } from "../../../shared/answers.ts";
import { FilterBar } from "../../../shared/list/filter-bar.tsx";
import { list as listMessages } from "../../../shared/list/list.en-in.ts";
import { ListFoot } from "../../../shared/list/list-foot.tsx";
import { TypedSearch } from "../../../shared/list/typed-search.tsx";
import { useColumns } from "../../../shared/list/use-columns.ts";
import { usePageSize } from "../../../shared/list/use-page-size.ts";
import { PostLink } from "../../../shared/post-link.tsx";
import { May, useMay } from "../../../shared/role/may.tsx";
import { CHOOSABLE, FIRST_COLUMNS, type JobColumn } from "./job-columns.tsx";
import { JobsTable } from "./jobs-table.tsx";
import { type JobsFilter, useJobsFilter } from "./use-jobs-filter.ts";

const text = jobMessages.jobs;
const STATES = JOB_STATES.map((value) => ({ value, label: text.states[value] }));
const SORTS = OWN_JOB_SORTS.map((value) => ({ value, label: text.sorts[value] }));

interface JobsControlsProps {
  filter: JobsFilter;
  columns: ReadonlySet<JobColumn>;
  onColumns: (columns: ReadonlySet<string>) => void;
}

/** Search, filter, order and columns of My Jobs; each takes effect immediately. */
function JobsControls({ filter: { query, set }, columns, onColumns }: JobsControlsProps) {
  return (
    <FilterBar
      count={query.state ? 1 : 0}
      search={
        <TypedSearch
          label={text.search}
          asked={query.search ?? ""}
          maxLength={MAX_SEARCH_WORDS}
          onAsk={(search, isReplaced) => set({ search }, isReplaced)}
        />
      }
    >
      <Field label={text.state} hasHiddenLabel>
        <Select
          options={STATES}
          placeholder={text.anyState}
          value={query.state ?? ""}
          onValue={(state) => set({ state })}
        />
      </Field>
      <Field label={listMessages.sort} hasHiddenLabel>
        <Select
          options={SORTS}
          value={query.sort ?? "newest"}
          onValue={(sort) => set({ sort: sort === "newest" ? "" : sort })}
        />
      </Field>
      <ColumnChooser columns={CHOOSABLE} shown={columns} onShown={onColumns} />
    </FilterBar>
  );
}

const FAILED = messages.failure.jobs;

/** The employer's own jobs. */
export function JobsPage() {
  const { page, goTo } = usePage();
  const filter = useJobsFilter();
  const { size, onSize } = usePageSize(TABLE_PAGE_SIZES);
  const { columns, onColumns } = useColumns(CHOOSABLE, FIRST_COLUMNS);
  const { currentData, data, error, isFetching, refetch } = useEmployerJobsQuery({
    query: { page, limit: size, ...filter.query },
  });
  const list = useRef<HTMLDivElement>(null);
  usePageArrival({ page, pages: currentData?.totalPages, goTo, heading: list });

  const mayPost = useMay(createJob);
  // Without jobs, the only action is next to the empty message.
  const hasNone = data?.jobs?.length === 0 && !filter.isActive;
  const rows = currentData?.jobs;
  return (
    <div data-wide-page="dense">
      <PageHeader action={!hasNone && mayPost && <PostLink />}>
        <PageTitle title={jobMessages.jobs.title} />
      </PageHeader>
      {!hasNone && <JobsControls {...{ filter, columns, onColumns }} />}
      {/* Receives the focus when the list's page changes. */}
      <div ref={list} tabIndex={-1}>
        {currentData && (
          <>
            <JobRows {...{ jobs: rows, filter, columns }} />
            {currentData.totalPages > 1 && <Pagination page={page} pages={currentData.totalPages} onPage={goTo} />}
          </>
        )}
        {!currentData && error && (
          <LoadFailed title={FAILED} error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
        )}
        {!currentData && !error && <Skeleton label={messages.loading.jobs} count={6} />}
      </div>
      {rows && rows.length > 0 && (
        <ListFoot
          count={jobMessages.jobs.count(currentData.total)}
          total={currentData.total}
          sizes={TABLE_PAGE_SIZES}
          value={size}
          onSize={onSize}
        />
      )}
    </div>
  );
}

interface JobRowsProps {
  jobs: readonly Job[] | undefined;
  filter: JobsFilter;
  columns: ReadonlySet<JobColumn>;
}

function JobRows({ jobs, filter, columns }: JobRowsProps) {
  const mayPost = useMay(createJob);
  if (!jobs) return <p>{jobMessages.jobs.missing}</p>;
  if (jobs.length === 0 && filter.isActive)
    return (
      <EmptyState
        title={jobMessages.jobs.noneFound}
        action={<Button onClick={filter.reset}>{jobMessages.jobs.showAll}</Button>}
      />
    );
  if (jobs.length === 0 && !mayPost) return <EmptyState title={jobMessages.jobs.noneToSee} />;
  if (jobs.length === 0)
    return (
      <EmptyState
        title={jobMessages.jobs.none}
        action={
          <>
            <PostLink />
            <May call={searchCandidates}>
              <Link to={paths.search} className={buttonClass()}>
                {messages.nav.search}
              </Link>
            </May>
          </>
        }
      />
    );
  return <JobsTable {...{ jobs, filter, columns }} />;
}
