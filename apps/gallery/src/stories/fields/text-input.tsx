import { Field } from "@dryrun/design-system/fields/field";
import { TextInput } from "@dryrun/design-system/inputs/text-input";
import type { Story } from "../../story.ts";
import { LONG } from "../../with-state.tsx";

export const textInput: Story = {
  title: "Field and text input",
  group: "Fields",
  about: "Label above, hint, one control, its error below. The error says what to do and keeps what was typed.",
  keys: [["Tab", "enters and leaves"]],
  states: [
    {
      name: "Default",
      show: (
        <Field label="Company">
          <TextInput />
        </Field>
      ),
    },
    {
      name: "Required, with a hint",
      show: (
        <Field label="Email" hint="We send the result there." isRequired>
          <TextInput type="email" autoComplete="off" placeholder="name@example.in" />
        </Field>
      ),
    },
    {
      name: "Invalid",
      show: (
        <Field label="Email" error="Enter an e-mail like name@example.in" isRequired>
          <TextInput type="email" autoComplete="off" defaultValue="asha" />
        </Field>
      ),
    },
    {
      name: "Optional, with an aside",
      show: (
        <Field label="Link to your work" aside="0 of 200">
          <TextInput type="url" autoComplete="off" />
        </Field>
      ),
    },
    {
      name: "Disabled, with the reason",
      show: (
        <Field label="User name" hint="The user name cannot be changed.">
          <TextInput disabled defaultValue="asha.rao" />
        </Field>
      ),
    },
    {
      name: "To read only",
      show: (
        <Field label="Reference">
          <TextInput readOnly value="DR-2026-0042" />
        </Field>
      ),
    },
    {
      name: "Long words",
      show: (
        <Field label={LONG} hint={LONG} error={LONG}>
          <TextInput defaultValue={LONG} />
        </Field>
      ),
    },
    {
      name: "Label for screen readers only",
      show: (
        <Field label="Search in messages" hasHiddenLabel>
          <TextInput type="search" placeholder="Search" />
        </Field>
      ),
    },
  ],
};
