import { Field } from "@dryrun/design-system/fields/field";
import { PhoneInput } from "@dryrun/design-system/inputs/phone-input";
import type { Story } from "../../story.ts";
import { WithState } from "../../with-state.tsx";

export const phoneInput: Story = {
  title: "Phone input",
  group: "Fields",
  about: "Ten digits behind a fixed +91, which is part of the name that is read. A pasted +91, 0 or space is dropped.",
  states: [
    {
      name: "Default",
      show: (
        <WithState first="">
          {(value, setValue) => (
            <Field label="Phone" isRequired>
              <PhoneInput value={value} onValue={setValue} />
            </Field>
          )}
        </WithState>
      ),
    },
    {
      name: "Invalid",
      show: (
        <WithState first="98765">
          {(value, setValue) => (
            <Field label="Phone" error="Enter 10 digits">
              <PhoneInput value={value} onValue={setValue} />
            </Field>
          )}
        </WithState>
      ),
    },
  ],
};
