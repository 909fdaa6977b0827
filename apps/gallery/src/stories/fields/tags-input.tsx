import { Field } from "@dryrun/design-system/fields/field";
import { TagsInput } from "@dryrun/design-system/tags/tags-input";
import type { Story } from "../../story.ts";
import { WithState } from "../../with-state.tsx";

const SKILLS = ["SQL", "Excel", "Power BI", "Python", "DAX", "VBA", "Power Query", "Statistics"];
const FEW: string[] = ["SQL", "Power BI"];
const NOUNS = ["skill", "skills"] as const;

const show = (first: string[], more: { limit?: number; error?: string; disabled?: boolean } = {}) => (
  <WithState first={first}>
    {(value, setValue) => (
      <Field label="Skills" hint="Type a skill and press comma or Enter" error={more.error}>
        <TagsInput
          value={value}
          onValue={setValue}
          suggestions={SKILLS}
          nouns={NOUNS}
          limit={more.limit}
          disabled={more.disabled}
        />
      </Field>
    )}
  </WithState>
);

export const tagsInput: Story = {
  title: "Tags input",
  group: "Fields",
  about: "Several short words as chips, with suggestions and free text. Pasted lists are split, repeats fold.",
  keys: [
    ["comma, Enter, Tab", "add what is typed"],
    ["Up, Down", "choose a suggestion"],
    ["Esc", "closes the suggestions"],
    ["Backspace", "in the empty field goes to the last chip"],
    ["Left, Right", "go between chips"],
    ["Delete", "removes a chip"],
  ],
  states: [
    { name: "Empty", hint: "type p for suggestions", show: show([]) },
    { name: "With chips", show: show(FEW) },
    { name: "Invalid", show: show([], { error: "Add at least one skill" }) },
    { name: "Full", hint: "says so when another is added", show: show(FEW, { limit: 2 }) },
    { name: "Disabled", show: show(FEW, { disabled: true }) },
  ],
};
