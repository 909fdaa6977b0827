import { CopyField } from "@dryrun/design-system/actions/copy-field";
import type { Story } from "../../story.ts";

export const copyField: Story = {
  title: "Copy field",
  group: "Actions",
  about: "A link to take along. Where the browser refuses to copy, the text is selected instead.",
  keys: [["Tab, Enter", "goes to Copy and copies"]],
  states: [
    { name: "Default", show: <CopyField label="Link of the job" value="https://dryrun.example/student/jobs/7" /> },
    {
      name: "Long value",
      show: (
        <CopyField label="Link of the certificate" value={`https://dryrun.example/verify/${"DR-2026-".repeat(8)}`} />
      ),
    },
  ],
};
