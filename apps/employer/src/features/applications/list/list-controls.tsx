import { Checkbox } from "@dryrun/design-system/choices/checkbox";
import { Select } from "@dryrun/design-system/choices/select";
import { Field } from "@dryrun/design-system/fields/field";
import { TagsInput } from "@dryrun/design-system/tags/tags-input";
import { APPLICATION_SORTS, INTERVIEW_FILTERS, LIVE, STATUS_LABELS } from "@dryrun/domain/applications/limits";
import { DECISIONS } from "@dryrun/domain/interviews/limits";
import { words } from "../../../messages.en-in.ts";
import { type ApplicationFilter, STATUS_FILTERS } from "../../../shared/use-application-filter.ts";
import * as s from "./list-controls.module.css";

const say = words.applications.filter;
const STATUSES = STATUS_FILTERS.map((value) => ({ value, label: value === LIVE ? say.live : STATUS_LABELS[value] }));
const INTERVIEWS = [
  ...INTERVIEW_FILTERS.map((value) => ({ value, label: say.interviews[value] })),
  ...DECISIONS.map((value) => ({ value, label: say.verdict(value) })),
];
const SORTS = APPLICATION_SORTS.map((value) => ({ value, label: words.list.sorts[value] }));

interface ListControlsProps {
  filter: ApplicationFilter;
  /** The tags on this page of the list, to choose from. */
  tags: readonly string[];
}

/** Filters and order of a list of applications; each takes effect immediately. */
export function ListControls({ filter: { query, set }, tags }: ListControlsProps) {
  // One question with one answer, though the server knows state and verdict apart.
  const setInterview = (value: string) => {
    const isVerdict = DECISIONS.some((verdict) => verdict === value);
    set(isVerdict ? { verdict: value, interview: "" } : { interview: value, verdict: "" });
  };
  return (
    <div className={s.controls} data-print="no">
      <Field label={words.list.status}>
        <Select
          options={STATUSES}
          placeholder={words.list.anyStatus}
          value={query.status ?? ""}
          onValue={(status) => set({ status })}
        />
      </Field>
      <Field label={say.interview}>
        <Select
          options={INTERVIEWS}
          placeholder={say.anyInterview}
          value={query.verdict ?? query.interview ?? ""}
          onValue={setInterview}
        />
      </Field>
      <Field label={say.tag}>
        <TagsInput
          value={query.tag ? [query.tag] : []}
          onValue={([tag]) => set({ tag: tag ?? "" })}
          suggestions={tags}
          limit={1}
          nouns={say.tagNouns}
        />
      </Field>
      <Field label={words.list.sort}>
        <Select options={SORTS} value={query.sort} onValue={(sort) => set({ sort: sort === "newest" ? "" : sort })} />
      </Field>
      <div className={s.shortlisted}>
        <Checkbox
          label={say.shortlisted}
          checked={query.shortlisted === true}
          onValue={(isOn) => set({ shortlisted: isOn ? "true" : "" })}
        />
      </div>
    </div>
  );
}
