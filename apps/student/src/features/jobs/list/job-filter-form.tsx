import { Select } from "@dryrun/design-system/choices/select";
import { Field } from "@dryrun/design-system/fields/field";
import { TextInput } from "@dryrun/design-system/inputs/text-input";
import { FilterPanel } from "@dryrun/design-system/lists/filter-panel";
import { DATE_POSTED, DATE_POSTED_LABELS, JOB_TYPE_LABELS, JOB_TYPES } from "@dryrun/domain/jobs/limits";
import { MAX_SEARCH_WORDS } from "@dryrun/domain/limits";
import { useState } from "react";
import * as words from "../../../messages.en-in.ts";
import { type JobFilters, NO_FILTERS } from "./job-filters.ts";

const TYPES = JOB_TYPES.map((value) => ({ value, label: JOB_TYPE_LABELS[value] }));
const DATES = DATE_POSTED.map((value) => ({ value, label: DATE_POSTED_LABELS[value] }));

export interface JobFilterFormProps {
  /** The active filters; a change of the URL resets the form. */
  filters: JobFilters;
  isOpenAtFirst: boolean;
  isBusy: boolean;
  onApply: (filters: JobFilters) => void;
}

/** Filters that take effect with Apply Filters. */
export function JobFilterForm({ filters, isOpenAtFirst, isBusy, onApply }: JobFilterFormProps) {
  const [form, setForm] = useState(filters);
  const [shown, setShown] = useState(filters);
  if (Object.entries(filters).some(([name, value]) => shown[name as keyof JobFilters] !== value)) {
    setShown(filters); // Back, a chip or Reset has changed the URL
    setForm(filters);
  }
  const set = (name: keyof JobFilters) => (value: string) => setForm({ ...form, [name]: value });
  const reset = () => {
    setForm(NO_FILTERS);
    onApply(NO_FILTERS);
  };
  const { fields } = words.jobs;
  return (
    <FilterPanel
      label={words.jobs.filters}
      isOpenAtFirst={isOpenAtFirst}
      isBusy={isBusy}
      onApply={() => onApply(form)}
      onReset={reset}
    >
      <Field label={fields.title}>
        <TextInput value={form.title} maxLength={MAX_SEARCH_WORDS} onValue={set("title")} />
      </Field>
      <Field label={fields.location}>
        <TextInput value={form.location} maxLength={MAX_SEARCH_WORDS} onValue={set("location")} />
      </Field>
      <Field label={fields.jobType}>
        <Select placeholder={words.jobs.any} options={TYPES} value={form.jobType} onValue={set("jobType")} />
      </Field>
      <Field label={fields.datePosted}>
        <Select placeholder={words.jobs.anyTime} options={DATES} value={form.datePosted} onValue={set("datePosted")} />
      </Field>
    </FilterPanel>
  );
}
