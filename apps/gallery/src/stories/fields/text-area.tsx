import { Field } from "@dryrun/design-system/fields/field";
import { TextArea } from "@dryrun/design-system/inputs/text-area";
import type { Story } from "../../story.ts";

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
