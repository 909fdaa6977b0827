import { Checkbox } from "@dryrun/design-system/choices/checkbox";
import { RadioGroup } from "@dryrun/design-system/choices/radio-group";
import { Select } from "@dryrun/design-system/choices/select";
import { Switch } from "@dryrun/design-system/choices/switch";
import { Field } from "@dryrun/design-system/fields/field";
import { FieldGroup } from "@dryrun/design-system/fields/field-group";
import { FileDrop } from "@dryrun/design-system/fields/file-drop";
import { Affix } from "@dryrun/design-system/inputs/affix";
import { DayInput } from "@dryrun/design-system/inputs/day-input";
import { MonthInput } from "@dryrun/design-system/inputs/month-input";
import { NumberInput } from "@dryrun/design-system/inputs/number-input";
import { PasswordInput } from "@dryrun/design-system/inputs/password-input";
import { PhoneInput } from "@dryrun/design-system/inputs/phone-input";
import { TextArea } from "@dryrun/design-system/inputs/text-area";
import { TextInput } from "@dryrun/design-system/inputs/text-input";
import { TagsInput } from "@dryrun/design-system/tags/tags-input";
import { useState } from "react";
import type { Story } from "../story.ts";
import { LONG, WithState } from "../with-state.tsx";
import * as s from "./stories.module.css";

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

const options = [
  { value: "full", label: "Full-time" },
  { value: "part", label: "Part-time" },
  { value: "intern", label: "Internship", isDisabled: true },
];

export const select: Story = {
  title: "Select",
  group: "Fields",
  about: "One of up to a dozen: the browser's own, which every device shows in the way its owner knows.",
  keys: [
    ["Up, Down", "choose"],
    ["Home, End", "first, last"],
    ["letters", "go to an option"],
    ["Esc", "closes the list"],
  ],
  states: [
    {
      name: "Nothing chosen yet",
      show: (
        <Field label="Job type">
          <Select options={options} placeholder="Choose a job type" />
        </Field>
      ),
    },
    {
      name: "Invalid",
      show: (
        <Field label="Job type" error="Choose a job type" isRequired>
          <Select options={options} placeholder="Choose a job type" />
        </Field>
      ),
    },
    {
      name: "Disabled, with the reason",
      show: (
        <Field label="Job type" hint="The job has applications already.">
          <Select options={options} defaultValue="part" disabled />
        </Field>
      ),
    },
  ],
};

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

const MEBIBYTE = 1_048_576;
const FILE = new File(["name,email\n".repeat(121)], "people-of-november.csv", { type: "text/csv" });

function Upload() {
  const [taken, setTaken] = useState<{ file: File; rows: number | undefined }>();
  const [error, setError] = useState<string>();
  return (
    <Field label="CSV file" hint="One file, at most 1 MB and 500 rows" error={error}>
      <FileDrop
        accept=".csv,text/csv"
        maxBytes={MEBIBYTE}
        maxRows={500}
        file={taken?.file}
        about={taken && `${taken.rows} rows`}
        onRefused={setError}
        onFile={(file, rows) => {
          setTaken({ file, rows });
          setError(undefined);
        }}
      />
    </Field>
  );
}

export const fileDrop: Story = {
  title: "File drop",
  group: "Fields",
  about: "One file, chosen or dropped. What is of another kind, too large or too long is refused before it is sent.",
  keys: [["Enter, Space", "open the device's dialog"]],
  states: [
    { name: "Empty", hint: "try another kind of file", show: <Upload /> },
    {
      name: "With a file",
      show: (
        <Field label="CSV file">
          <FileDrop accept=".csv" onFile={() => {}} file={FILE} about="120 rows" />
        </Field>
      ),
    },
    {
      name: "Invalid",
      show: (
        <Field label="CSV file" error="The file has 612 rows. The limit is 500.">
          <FileDrop accept=".csv" onFile={() => {}} />
        </Field>
      ),
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
