import { MonthInput } from "@dryrun/design-system/inputs/month-input";
import type { Story } from "../../story.ts";
import { WithState } from "../../with-state.tsx";

export const monthInput: Story = {
  title: "Month input",
  group: "Fields",
  about: "A month and its year in two labelled controls. The value is 2024-05; there is no calendar to open.",
  keys: [["Tab", "goes from the month to the year"]],
  states: [
    {
      name: "Default",
      show: (
        <WithState first="">
          {(value, setValue) => <MonthInput legend="Start date" isRequired value={value} onValue={setValue} />}
        </WithState>
      ),
    },
    {
      name: "Optional",
      show: (
        <WithState first="2024-05">
          {(value, setValue) => <MonthInput legend="End date" value={value} onValue={setValue} />}
        </WithState>
      ),
    },
    {
      name: "Invalid",
      show: (
        <WithState first="2023-04">
          {(value, setValue) => (
            <MonthInput legend="End date" error="The end is before the start" value={value} onValue={setValue} />
          )}
        </WithState>
      ),
    },
    {
      name: "Disabled, with the reason",
      show: <MonthInput legend="End date" disabledReason="You are still working here." value="" onValue={() => {}} />,
    },
  ],
};
