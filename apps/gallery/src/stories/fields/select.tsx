import { Select } from "@dryrun/design-system/choices/select";
import { Field } from "@dryrun/design-system/fields/field";
import type { Story } from "../../story.ts";

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
