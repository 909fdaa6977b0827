import { Field } from "@dryrun/design-system/fields/field";
import { Affix } from "@dryrun/design-system/inputs/affix";
import { NumberInput } from "@dryrun/design-system/inputs/number-input";
import { TextInput } from "@dryrun/design-system/inputs/text-input";
import type { Story } from "../../story.ts";
import { WithState } from "../../with-state.tsx";

export const numberInput: Story = {
  title: "Number input",
  group: "Fields",
  about: "Digits as text with the phone's digit keys: no arrows, and the wheel of a mouse changes nothing.",
  keys: [["any letter", "is dropped; ₹4,50,000 pasted becomes 450000"]],
  states: [
    {
      name: "Whole, with a sign",
      show: (
        <WithState first="450000">
          {(value, setValue) => (
            <Field label="Expected CTC" hint="Rupees a year">
              <NumberInput prefix="₹" value={value} onValue={setValue} />
            </Field>
          )}
        </WithState>
      ),
    },
    {
      name: "With decimals and a unit",
      show: (
        <WithState first="2.5">
          {(value, setValue) => (
            <Field label="Experience" error="Enter 60 years or less">
              <NumberInput hasDecimals suffix="years" value={value} onValue={setValue} />
            </Field>
          )}
        </WithState>
      ),
    },
    {
      name: "Any control with a sign",
      show: (
        <Field label="Web address">
          <Affix prefix="https://">
            <TextInput />
          </Affix>
        </Field>
      ),
    },
  ],
};
