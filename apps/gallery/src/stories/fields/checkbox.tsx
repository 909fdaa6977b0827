import { Checkbox } from "@dryrun/design-system/choices/checkbox";
import { Kept, LONG } from "../../kept.tsx";
import type { Story } from "../../story.ts";
import * as s from "../stories.module.css";

export const checkbox: Story = {
  title: "Checkbox",
  group: "Fields",
  about: "One tick with its own label. Consent is never ticked before the person does it.",
  keys: [["Space", "ticks and unticks"]],
  states: [
    {
      name: "Default",
      show: (
        <Kept first={false}>
          {(value, setValue) => (
            <Checkbox label="I am 18 or older" hint="We ask since the law does." checked={value} onValue={setValue} />
          )}
        </Kept>
      ),
    },
    {
      name: "Ticked, disabled, invalid",
      show: (
        <div className={s.stack}>
          <Checkbox label="Remote" checked />
          <Checkbox label="Not now" disabled />
          <Checkbox label="Ticked and locked" checked disabled />
          <Checkbox label="I understand how my answers are evaluated." error="Tick this to go on" isRequired />
        </div>
      ),
    },
    { name: "Long words", show: <Checkbox label={LONG} /> },
  ],
};
