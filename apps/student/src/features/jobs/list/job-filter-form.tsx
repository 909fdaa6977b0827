import { Select } from "@dryrun/design-system/choices/select";
import { Field } from "@dryrun/design-system/fields/field";
import { TextInput } from "@dryrun/design-system/inputs/text-input";
import { FilterPanel } from "@dryrun/design-system/lists/filter-panel";
import type { Output } from "@dryrun/domain/contract/define";
import { choiceOptions, JOB_CHOICE_NAMES, JOB_CHOICES, type JobChoice } from "@dryrun/domain/jobs/choices";
import type { jobList } from "@dryrun/domain/jobs/contract";
import { DATE_POSTED, DATE_POSTED_LABELS, EXPERIENCE_STEPS, PAY_STEPS } from "@dryrun/domain/jobs/limits";
import { MAX_SEARCH_WORDS } from "@dryrun/domain/limits";
import { useState } from "react";
import * as words from "../../../messages.en-in.ts";
import { type JobFilters, NO_FILTERS } from "./job-filters.ts";

const PAYS = PAY_STEPS.map((step) => ({ value: String(step), label: words.jobs.pay(step) }));
const EXPERIENCES = EXPERIENCE_STEPS.map((step) => ({ value: String(step), label: words.jobs.experience(step) }));
const DATES = DATE_POSTED.map((value) => ({ value, label: DATE_POSTED_LABELS[value] }));

function optionsWith(counts: JobFilterFormProps["counts"], name: JobChoice) {
  const countOf = (value: string) => counts?.[name].find((one) => one.value === value)?.count;
  return choiceOptions(name).map(({ value, label }) => ({ value, label: words.jobs.withCount(label, countOf(value)) }));
}

export interface JobFilterFormProps {
  /** The active filters; a change of the URL updates the form. */
  filters: JobFilters;
  /** The number of jobs for each value of a choice, when it has loaded. */
  counts: Pick<Output<typeof jobList>["facets"], JobChoice> | undefined;
  /** Open at first, and after Apply. */
  isWide: boolean;
  isBusy: boolean;
  onApply: (filters: JobFilters) => void;
}

/** Returns the values of the form. If Back, a chip or the order changes the URL, text typed in other fields stays. */
function useTyped(filters: JobFilters) {
  const [form, setForm] = useState(filters);
  const [shown, setShown] = useState(filters);
  const changed = Object.entries(filters).filter(([name, value]) => shown[name as keyof JobFilters] !== value);
  if (changed.length > 0) {
    setShown(filters);
    setForm({ ...form, ...Object.fromEntries(changed) });
  }
  return [form, setForm] as const;
}

/** The filter form; its values take effect with Apply Filters. */
export function JobFilterForm({ filters, counts, isWide, isBusy, onApply }: JobFilterFormProps) {
  const [form, setForm] = useTyped(filters);
  const set = (name: keyof JobFilters) => (value: string) => setForm({ ...form, [name]: value });
  const reset = () => {
    const next = { ...NO_FILTERS, sort: filters.sort };
    setForm(next);
    onApply(next);
  };
  const { fields } = words.jobs;
  return (
    <FilterPanel
      label={words.jobs.filters}
      isOpenAtFirst={isWide}
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
      <Field label={fields.minSalary}>
        <Select placeholder={words.jobs.any} options={PAYS} value={form.minSalary} onValue={set("minSalary")} />
      </Field>
      <Field label={fields.maxExperience}>
        <Select
          placeholder={words.jobs.any}
          options={EXPERIENCES}
          value={form.maxExperience}
          onValue={set("maxExperience")}
        />
      </Field>
      {JOB_CHOICE_NAMES.map((name) => (
        <Field key={name} label={JOB_CHOICES[name].filterLabel}>
          <Select
            placeholder={words.jobs.any}
            options={optionsWith(counts, name)}
            value={form[name]}
            onValue={set(name)}
          />
        </Field>
      ))}
      <Field label={fields.datePosted}>
        <Select placeholder={words.jobs.anyTime} options={DATES} value={form.datePosted} onValue={set("datePosted")} />
      </Field>
    </FilterPanel>
  );
}
