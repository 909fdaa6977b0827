import { Checkbox } from "@dryrun/design-system/choices/checkbox";
import { RadioGroup } from "@dryrun/design-system/choices/radio-group";
import { Select } from "@dryrun/design-system/choices/select";
import { Switch } from "@dryrun/design-system/choices/switch";
import { Field } from "@dryrun/design-system/fields/field";
import { FieldGroup } from "@dryrun/design-system/fields/field-group";
import { FileDrop } from "@dryrun/design-system/fields/file-drop";
import { TextInput } from "@dryrun/design-system/inputs/text-input";
import { TagsInput } from "@dryrun/design-system/tags/tags-input";
import { useState } from "react";
import type { Story } from "../story.ts";
import { LONG, WithState } from "../with-state.tsx";
import * as s from "./stories.module.css";

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
