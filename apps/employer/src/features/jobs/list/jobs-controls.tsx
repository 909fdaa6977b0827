import { Select } from "@dryrun/design-system/choices/select";
import { Field } from "@dryrun/design-system/fields/field";
import { ColumnChooser } from "@dryrun/design-system/lists/column-chooser";
import { JOB_STATES, OWN_JOB_SORTS } from "@dryrun/domain/jobs/limits";
import { MAX_SEARCH_WORDS } from "@dryrun/domain/limits";
import * as jobMessages from "../../../messages/jobs.en-in.ts";
import { FilterBar } from "../../../shared/list/filter-bar.tsx";
import { list as listMessages } from "../../../shared/list/list.en-in.ts";
import { TypedSearch } from "../../../shared/list/typed-search.tsx";
import { CHOOSABLE, type JobColumn } from "./job-columns.tsx";
import type { JobsFilter } from "./use-jobs-filter.ts";

const text = jobMessages.jobs;
const STATES = JOB_STATES.map((value) => ({ value, label: text.states[value] }));
const SORTS = OWN_JOB_SORTS.map((value) => ({ value, label: text.sorts[value] }));

interface JobsControlsProps {
  filter: JobsFilter;
  columns: ReadonlySet<JobColumn>;
  onColumns: (columns: ReadonlySet<string>) => void;
}

/** Search, filter, order and columns of My Jobs; each takes effect immediately. */
export function JobsControls({ filter: { query, set }, columns, onColumns }: JobsControlsProps) {
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
