import { Button } from "@dryrun/design-system/actions/button";
import { toast } from "@dryrun/remote-kit/toasts";
import type { Story } from "../../story.ts";
import * as s from "../stories.module.css";

export const toasts: Story = {
  title: "Toast",
  group: "Feedback",
  about: "A notice that goes after 5 s; an error, and what can be undone, stays until closed. Never the only place.",
  keys: [["Alt+T", "goes to the toasts"]],
  states: [
    {
      name: "Kinds",
      hint: "at most three are in sight",
      show: (
        <div className={s.row}>
          <Button onClick={() => toast.success("Job posted")}>Notice</Button>
          <Button onClick={() => toast.error("Failed to send reminder")}>Error</Button>
          <Button onClick={() => toast("Project removed", { action: { label: "Undo", onClick: () => {} } })}>
            With Undo
          </Button>
        </div>
      ),
    },
  ],
};
