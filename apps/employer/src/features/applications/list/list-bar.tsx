import { useEmployerJobsQuery } from "@dryrun/api-client/jobs/employer";
import { Button, buttonClass } from "@dryrun/design-system/actions/button";
import { Select } from "@dryrun/design-system/choices/select";
import { Field } from "@dryrun/design-system/fields/field";
import { iconProps } from "@dryrun/design-system/icon-props";
import { ColumnChooser } from "@dryrun/design-system/lists/column-chooser";
import { useIsWide } from "@dryrun/design-system/use-is-wide";
import { APPLICATION_SORTS, LIVE } from "@dryrun/domain/applications/limits";
import { MAX_NAME } from "@dryrun/domain/limits";
import { Link, useLocation } from "@dryrun/remote-kit/router";
import { Keyboard, SlidersHorizontal } from "lucide-react";
import { useId, useState } from "react";
import { messages } from "../../../messages.en-in.ts";
import { reviewOf } from "../../../paths.ts";
import { jobOptions, MOST_JOBS } from "../../../shared/jobs/job-options.ts";
import { list as listMessages } from "../../../shared/list/list.en-in.ts";
import { TypedSearch } from "../../../shared/list/typed-search.tsx";
import type { ApplicationFilter } from "../../../shared/use-application-filter.ts";
import { SavedViews } from "../../../shared/views/saved-views.tsx";
import { BoardLink } from "../board/board-view.tsx";
import { CHOOSABLE, type ColumnKey } from "./columns.tsx";
import { FilterFields } from "./filter-fields.tsx";
import * as s from "./list-bar.module.css";
import { useCounts } from "./use-counts.ts";

const text = messages.applications;
const SORTS = APPLICATION_SORTS.map((value) => ({ value, label: listMessages.sorts[value] }));

interface ListBarProps {
  filter: ApplicationFilter;
  /** The tags on this page of the list, to choose from. */
  tags: readonly string[];
  /** Set if the list is of one job; there is then no field for the job. */
  jobId?: string | undefined;
  total: number | undefined;
  columns: ReadonlySet<ColumnKey>;
  onColumns: (columns: ReadonlySet<string>) => void;
}

/** Filters and order of a list of applications, in one line, with the link to review mode. */
export function ListBar({ filter, tags, jobId, total, columns, onColumns }: ListBarProps) {
  const { query, set, inPanel } = filter;
  const [isOpen, setOpen] = useState(useIsWide(768) && inPanel > 0); // on a phone the fields would cover the list
  const id = useId();
  return (
    <div className={s.controls} data-print="no">
      <div className={s.bar}>
        <div className={s.name}>
          <TypedSearch
            label={text.filter.name}
            asked={query.name ?? ""}
            maxLength={MAX_NAME}
            onAsk={(name, isReplaced) => set({ name }, isReplaced)}
          />
        </div>
        <Button
          icon={<SlidersHorizontal {...iconProps()} />}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        >
          {listMessages.filters(inPanel)}
        </Button>
        <div className={s.more} data-open={isOpen || undefined}>
          {jobId === undefined && <JobFilter filter={filter} />}
          <Field label={listMessages.sort} hasHiddenLabel>
            <Select
              options={SORTS}
              value={query.sort}
              onValue={(sort) => set({ sort: sort === "newest" ? "" : sort })}
            />
          </Field>
          <SavedViews list="applications" />
          <ColumnChooser columns={CHOOSABLE} shown={columns} onShown={onColumns} />
        </div>
        {jobId !== undefined && <BoardLink />}
        {total !== undefined && total > 0 && <ReviewLink filter={filter} jobId={jobId} total={total} />}
      </div>
      <div id={id} hidden={!isOpen}>
        {isOpen && <FilterFields filter={filter} tags={tags} />}
      </div>
    </div>
  );
}

/** Opens review mode on the list; if some of its applications are decided, only on the undecided ones. */
function ReviewLink({ filter, jobId, total }: Pick<ListBarProps, "filter" | "jobId"> & { total: number }) {
  const location = useLocation();
  const pending = useCounts(filter, jobId)?.statuses.pending;
  const isOfPending = filter.query.status === LIVE && pending !== undefined;
  if (isOfPending && pending === 0) return null;
  return (
    <Link
      to={isOfPending ? reviewOf(location, "pending") : reviewOf(location)}
      className={buttonClass({ variant: "primary", className: s.review })}
      accessKey="r"
    >
      <Keyboard {...iconProps()} />
      {text.review(isOfPending ? pending : total)}
    </Link>
  );
}

/** Filters by one of the company's newest jobs. */
function JobFilter({ filter: { query, set } }: { filter: ApplicationFilter }) {
  const { data } = useEmployerJobsQuery({ query: { page: 1, limit: MOST_JOBS } });
  const options = jobOptions(data?.jobs ?? []);
  return (
    <div className={s.job}>
      <Field label={text.filter.job} hasHiddenLabel>
        <Select
          options={options}
          placeholder={text.filter.anyJob}
          value={query.jobId ?? ""}
          onValue={(jobId) => set({ jobId })}
        />
      </Field>
    </div>
  );
}
