import { Select } from "@dryrun/design-system/choices/select";
import { Field } from "@dryrun/design-system/fields/field";
import { NumberInput } from "@dryrun/design-system/inputs/number-input";
import { TextInput } from "@dryrun/design-system/inputs/text-input";
import { FilterPanel } from "@dryrun/design-system/lists/filter-panel";
import { TagsInput } from "@dryrun/design-system/tags/tags-input";
import { UPDATED_WITHIN_DAYS } from "@dryrun/domain/candidates/rules";
import { KNOWN_SKILLS } from "@dryrun/domain/jobs/skills";
import { MAX_SEARCH_WORDS } from "@dryrun/domain/limits";
import { typedRupees } from "@dryrun/domain/pay/typed";
import { PayInput } from "@dryrun/forms/fields/pay/pay-input";
import { useState } from "react";
import * as candidateMessages from "../../messages/candidates.en-in.ts";
import { type Filters, NO_FILTERS, skillsOf } from "./filters.ts";

const text = candidateMessages.candidates;
const TIMES = UPDATED_WITHIN_DAYS.map((days) => ({ value: String(days), label: text.days(days) }));

export interface FilterFormProps {
  /** The active filters; a change of the URL resets the form. */
  filters: Filters;
  /** How many filters are set. */
  count: number;
  isOpenAtFirst: boolean;
  isBusy: boolean;
  onSearch: (filters: Filters) => void;
}

/** Converts the pay to rupees; null if it contains no readable amount. */
function withRupees(form: Filters): Filters | null {
  if (form.maxExpectedCTC.trim() === "") return { ...form, maxExpectedCTC: "" };
  const rupees = typedRupees(form.maxExpectedCTC);
  return rupees === null ? null : { ...form, maxExpectedCTC: String(rupees) };
}

/** Returns the typed values, which Back, a chip, a saved view or Reset replaces through the URL. */
function useTyped(filters: Filters, onSearch: (filters: Filters) => void) {
  const [form, setForm] = useState(filters);
  const [shown, setShown] = useState(filters);
  const [isUnread, setUnread] = useState(false);
  if (Object.entries(filters).some(([name, value]) => shown[name as keyof Filters] !== value)) {
    setShown(filters);
    setForm(filters);
  }
  return {
    form,
    isUnread,
    set: (name: keyof Filters) => (value: string) => setForm({ ...form, [name]: value }),
    search() {
      const read = withRupees(form);
      setUnread(!read);
      if (read) onSearch(read);
    },
    reset() {
      setForm(NO_FILTERS);
      onSearch(NO_FILTERS);
    },
  };
}

/** The seven filters of the candidate search; they take effect on Search. */
export function FilterForm({ filters, count, isOpenAtFirst, isBusy, onSearch }: FilterFormProps) {
  const { form, isUnread, set, search, reset } = useTyped(filters, onSearch);
  return (
    <FilterPanel
      label={text.filters}
      count={count}
      isOpenAtFirst={isOpenAtFirst}
      isBusy={isBusy}
      applyLabel={text.search}
      onApply={search}
      onReset={reset}
    >
      <Field label={text.fields.skills} hint={text.fields.skillsHint}>
        <TagsInput
          value={skillsOf(form.skills)}
          onValue={(skills) => set("skills")(skills.join(", "))}
          suggestions={KNOWN_SKILLS}
          nouns={text.skillNouns}
        />
      </Field>
      <Field label={text.fields.minExperience}>
        <NumberInput suffix={text.years} value={form.minExperience} onValue={set("minExperience")} hasDecimals />
      </Field>
      <Field label={text.fields.company}>
        <TextInput value={form.company} maxLength={MAX_SEARCH_WORDS} onValue={set("company")} />
      </Field>
      <Field label={text.fields.education}>
        <TextInput value={form.education} maxLength={MAX_SEARCH_WORDS} onValue={set("education")} />
      </Field>
      <Field label={text.fields.summary}>
        <TextInput value={form.summary} maxLength={MAX_SEARCH_WORDS} onValue={set("summary")} />
      </Field>
      <Field label={text.fields.updatedWithin}>
        <Select options={TIMES} placeholder={text.anyTime} value={form.updatedWithin} onValue={set("updatedWithin")} />
      </Field>
      <Field label={text.fields.maxExpectedCTC} error={isUnread ? text.unreadPay : undefined}>
        <PayInput value={form.maxExpectedCTC} onValue={set("maxExpectedCTC")} />
      </Field>
    </FilterPanel>
  );
}
