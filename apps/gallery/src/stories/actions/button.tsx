import { Button, buttonClass } from "@dryrun/design-system/actions/button";
import { iconProps } from "@dryrun/design-system/icon-props";
import { Plus } from "lucide-react";
import type { Story } from "../../story.ts";
import { LONG } from "../../with-state.tsx";
import * as s from "../stories.module.css";

export const button: Story = {
  title: "Button",
  group: "Actions",
  about: "Does something here. One primary button on a screen; what leads elsewhere is a link, also where it looks so.",
  keys: [["Enter, Space", "presses it"]],
  states: [
    {
      name: "Looks",
      show: (
        <div className={s.row}>
          <Button variant="primary">Apply now</Button>
          <Button>Save job</Button>
          <Button variant="quiet">Reset</Button>
          <Button variant="danger">Delete job</Button>
          <Button variant="success">Accept</Button>
        </div>
      ),
    },
    {
      name: "Sizes",
      show: (
        <div className={s.row}>
          <Button size="s">Small</Button>
          <Button>Medium</Button>
          <Button size="l">Large</Button>
        </div>
      ),
    },
    { name: "With an icon", show: <Button icon={<Plus {...iconProps()} />}>Add project</Button> },
    {
      name: "A link that looks like one",
      show: (
        <a href="#button" className={buttonClass({ variant: "primary" })}>
          Browse jobs
        </a>
      ),
    },
    {
      name: "Busy",
      hint: "keeps its width and the focus, ignores presses",
      show: (
        <Button variant="primary" isBusy pendingLabel="Registering...">
          Register Now
        </Button>
      ),
    },
    {
      name: "Disabled, with the reason",
      hint: "stays reachable",
      show: <Button disabledReason="A rejected result is not sent.">Send to Recruiter</Button>,
    },
    { name: "Disabled", hint: "only where the reason is in sight", show: <Button disabled>Prev</Button> },
    { name: "As wide as its place", show: <Button isWide>Log in</Button> },
    { name: "Long words", show: <Button variant="primary">{LONG}</Button> },
  ],
};
