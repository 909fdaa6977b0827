import { Checkbox } from "@dryrun/design-system/choices/checkbox";
import { Switch } from "@dryrun/design-system/choices/switch";
import type { Story } from "../../story.ts";
import { LONG, WithState } from "../../with-state.tsx";
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
        <WithState first={false}>
          {(value, setValue) => (
            <Checkbox label="I am 18 or older" hint="We ask since the law does." checked={value} onValue={setValue} />
          )}
        </WithState>
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

const nothing = () => {};

export const switches: Story = {
  title: "Switch",
  group: "Fields",
  about: "On or off, in effect at once. What needs a submit is a Checkbox.",
  keys: [["Space", "switches"]],
  states: [
    {
      name: "Default",
      show: (
        <WithState first={false}>
          {(value, setValue) => <Switch aria-label="Active" checked={value} onValue={setValue} />}
        </WithState>
      ),
    },
    {
      name: "On, busy, disabled",
      show: (
        <div className={s.stack}>
          <Switch aria-label="On" checked onValue={nothing} />
          <Switch aria-label="Being sent" checked isBusy onValue={nothing} />
          <Switch aria-label="Locked" checked={false} disabled onValue={nothing} />
        </div>
      ),
    },
  ],
};
