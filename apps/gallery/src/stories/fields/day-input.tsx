import { DayInput } from "@dryrun/design-system/inputs/day-input";
import type { Story } from "../../story.ts";
import { WithState } from "../../with-state.tsx";

export const dayInput: Story = {
  title: "Day input",
  group: "Fields",
  about:
    "A day, its month and its year in three labelled controls. The value is 2026-12-05; there is no calendar to open.",
  keys: [["Tab", "goes from the day to the month to the year"]],
  states: [
    {
      name: "Default",
      show: (
        <WithState first="">
          {(value, setValue) => <DayInput legend="Start date" isRequired value={value} onValue={setValue} />}
        </WithState>
      ),
    },
    {
      name: "Optional, with a hint",
      show: (
        <WithState first="2026-12-05">
          {(value, setValue) => (
            <DayInput
              legend="Closing date"
              hint="The job stays open until the end of this day (India time)."
              value={value}
              onValue={setValue}
            />
          )}
        </WithState>
      ),
    },
    {
      name: "Invalid",
      show: (
        <WithState first="2025-02-30">
          {(value, setValue) => (
            <DayInput legend="Closing date" error="This day does not exist." value={value} onValue={setValue} />
          )}
        </WithState>
      ),
    },
  ],
};
