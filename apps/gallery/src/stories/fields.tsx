import { Field } from "@dryrun/design-system/fields/field";
import { Affix } from "@dryrun/design-system/inputs/affix";
import { DayInput } from "@dryrun/design-system/inputs/day-input";
import { MonthInput } from "@dryrun/design-system/inputs/month-input";
import { NumberInput } from "@dryrun/design-system/inputs/number-input";
import { PasswordInput } from "@dryrun/design-system/inputs/password-input";
import { PhoneInput } from "@dryrun/design-system/inputs/phone-input";
import { TextArea } from "@dryrun/design-system/inputs/text-area";
import { TextInput } from "@dryrun/design-system/inputs/text-input";
import type { Story } from "../story.ts";
import { LONG, WithState } from "../with-state.tsx";

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

export const textArea: Story = {
  title: "Text area",
  group: "Fields",
  about: "Several lines of plain text. It grows with what is typed where the browser can.",
  keys: [["Tab", "leaves it; it types no tab"]],
  states: [
    {
      name: "Default",
      show: (
        <Field label="Note to the recruiter">
          <TextArea rows={3} />
        </Field>
      ),
    },
    {
      name: "Invalid",
      show: (
        <Field label="Reason" error="Write a reason of at least 10 characters" isRequired>
          <TextArea rows={3} defaultValue="No" />
        </Field>
      ),
    },
  ],
};

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

export const passwordInput: Story = {
  title: "Password input",
  group: "Fields",
  about: "With a Show toggle. Paste and password managers work; the rule of a new one is a hint in words.",
  keys: [["Tab, Space", "goes to Show and toggles it"]],
  states: [
    {
      name: "New, with its rule",
      show: (
        <Field label="Password" hint="At least 8 characters" isRequired>
          <PasswordInput autoComplete="new-password" />
        </Field>
      ),
    },
    {
      name: "Invalid",
      show: (
        <Field label="Current password" error="Enter your password">
          <PasswordInput />
        </Field>
      ),
    },
  ],
};

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
