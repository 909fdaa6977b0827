import { RadioGroup } from "@dryrun/design-system/choices/radio-group";
import { Field } from "@dryrun/design-system/fields/field";
import { FieldGroup } from "@dryrun/design-system/fields/field-group";
import { TextInput } from "@dryrun/design-system/inputs/text-input";
import type { Story } from "../../story.ts";
import { WithState } from "../../with-state.tsx";
import * as s from "../stories.module.css";

const MODES = [
  { value: "office", label: "Office" },
  { value: "remote", label: "Remote" },
  { value: "mixed", label: "Both", isDisabled: true },
];
const PACKS = [
  { value: "1", label: "1 credit", hint: "One mock interview", aside: "₹199" },
  { value: "5", label: "5 credits", hint: "Five mock interviews", aside: "₹799" },
];

export const radioGroup: Story = {
  title: "Radio group",
  group: "Fields",
  about: "One of a few, all in sight. As cards where each choice has more to say.",
  keys: [
    ["Tab", "goes to the group, then past it"],
    ["arrows", "choose"],
  ],
  states: [
    {
      name: "Plain",
      show: (
        <WithState<string | undefined> first={undefined}>
          {(value, setValue) => (
            <RadioGroup legend="Where" options={MODES} value={value} onValue={setValue} isRequired />
          )}
        </WithState>
      ),
    },
    {
      name: "Cards",
      show: (
        <WithState first="5">
          {(value, setValue) => (
            <RadioGroup legend="Pack" look="cards" options={PACKS} value={value} onValue={setValue} />
          )}
        </WithState>
      ),
    },
    {
      name: "Invalid",
      show: <RadioGroup legend="Where" options={MODES} value={undefined} onValue={() => {}} error="Choose one" />,
    },
    {
      name: "A group of other fields",
      show: (
        <FieldGroup legend="Salary" hint="Both in rupees a year" error="The highest is below the lowest">
          <div className={s.stack}>
            <Field label="Lowest">
              <TextInput inputMode="numeric" />
            </Field>
            <Field label="Highest">
              <TextInput inputMode="numeric" />
            </Field>
          </div>
        </FieldGroup>
      ),
    },
  ],
};
