import { Field } from "@dryrun/design-system/fields/field";
import { TextInput } from "@dryrun/design-system/inputs/text-input";
import { type FilterChip, FilterChips } from "@dryrun/design-system/lists/filter-chips";
import { FilterPanel } from "@dryrun/design-system/lists/filter-panel";
import type { Story } from "../../story.ts";
import { WithState } from "../../with-state.tsx";

const panel = (label: string, isOpen: boolean, isBusy = false) => (
  <FilterPanel label={label} isOpenAtFirst={isOpen} isBusy={isBusy} onApply={() => {}} onReset={() => {}}>
    <Field label="Skills">
      <TextInput />
    </Field>
    <Field label="City">
      <TextInput />
    </Field>
  </FilterPanel>
);
const CHIPS: FilterChip[] = [
  { key: "skill", label: "SQL" },
  { key: "city", label: "Pune" },
  { key: "pay", label: "From ₹4,00,000" },
];

export const filters: Story = {
  title: "Filter panel and chips",
  group: "Lists and tables",
  about: "Filters act on Apply, not while one types. Active filters are above the results; pressing one removes it.",
  keys: [["Enter in a field", "applies"]],
  states: [
    { name: "Closed", show: panel("Filters, closed", false) },
    { name: "Open", show: panel("Filters, open", true) },
    { name: "Busy", show: panel("Filters, busy", true, true) },
    {
      name: "In force",
      hint: "press one to remove it",
      show: (
        <WithState first={CHIPS}>
          {(chips, setChips) => (
            <FilterChips chips={chips} onRemove={(key) => setChips(chips.filter((chip) => chip.key !== key))} />
          )}
        </WithState>
      ),
    },
  ],
};
