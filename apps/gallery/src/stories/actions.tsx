import { Button, buttonClass } from "@dryrun/design-system/actions/button";
import { CopyField } from "@dryrun/design-system/actions/copy-field";
import { IconButton } from "@dryrun/design-system/actions/icon-button";
import { PhoneBar } from "@dryrun/design-system/actions/phone-bar";
import { Spinner } from "@dryrun/design-system/actions/spinner";
import { TextButton } from "@dryrun/design-system/actions/text-button";
import { ThemeSwitch } from "@dryrun/design-system/actions/theme-switch";
import { iconProps } from "@dryrun/design-system/icon-props";
import { ActionMenu } from "@dryrun/design-system/overlays/action-menu";
import { AvatarMenu } from "@dryrun/design-system/overlays/avatar-menu";
import { Plus, Trash2, X } from "lucide-react";
import type { Story } from "../story.ts";
import { LONG } from "../with-state.tsx";
import * as s from "./stories.module.css";

export const textButton: Story = {
  title: "Text button",
  group: "Actions",
  about: "Within text or a list, where it reads as a link and opens something on the same page.",
  keys: [["Enter, Space", "presses it"]],
  states: [
    {
      name: "In a line of text",
      show: (
        <p>
          <TextButton>Question 7</TextButton>: two points for the missing join.
        </p>
      ),
    },
  ],
};

export const spinner: Story = {
  title: "Spinner",
  group: "Actions",
  about: "Beside the pending word of what was pressed, never alone and never for a whole page: that is a skeleton.",
  states: [
    {
      name: "With its word",
      hint: "does not move with reduced motion",
      show: (
        <p className={s.row}>
          <Spinner /> Handing in…
        </p>
      ),
    },
  ],
};

export const phoneBar: Story = {
  title: "Phone bar",
  group: "Actions",
  about:
    "The main action of a page. On phones and tablets it stays at the bottom, and what has the focus stays above it.",
  states: [
    {
      name: "Default",
      isWide: true,
      show: (
        <div className={s.content}>
          <PhoneBar>
            <Button variant="primary" isWide>
              Apply Now
            </Button>
          </PhoneBar>
        </div>
      ),
    },
    {
      name: "Long words",
      isWide: true,
      show: (
        <div className={s.content}>
          <PhoneBar>
            <Button variant="primary" isWide>
              {LONG}
            </Button>
          </PhoneBar>
        </div>
      ),
    },
  ],
};

export const iconButton: Story = {
  title: "Icon button",
  group: "Actions",
  about: "An icon alone, where its meaning is beyond doubt and room is short. Its label says what pressing it does.",
  keys: [["Enter, Space", "presses it"]],
  states: [
    {
      name: "Default and disabled",
      show: (
        <div className={s.row}>
          <IconButton label="Close" icon={<X {...iconProps()} />} />
          <IconButton label="Remove the draft" icon={<Trash2 {...iconProps()} />} disabled />
        </div>
      ),
    },
  ],
};

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

export const avatarMenu: Story = {
  title: "Avatar menu",
  group: "Actions",
  about: "The person's own links at the end of the top bar: a disclosure of links, not an application's menu.",
  keys: [
    ["Enter, Space", "opens and closes"],
    ["Tab", "goes through the entries"],
    ["Esc", "closes, the focus returns"],
  ],
  states: [
    {
      name: "Closed",
      hint: "press it to open",
      show: (
        <div className={s.corner}>
          <AvatarMenu name="Asha Rao" about="3 credits, Quiz Passed">
            <li>
              <a href="#avatar-menu">Profile</a>
            </li>
            <li>
              <ThemeSwitch />
            </li>
            <li>
              <button type="button" data-closes="">
                Logout
              </button>
            </li>
          </AvatarMenu>
        </div>
      ),
    },
  ],
};

const acts = (name: string) => (
  <>
    <li>
      <button type="button">{`Remind ${name}`}</button>
    </li>
    <li>
      <button type="button">{`Withdraw the invitation of ${name}`}</button>
    </li>
  </>
);

export const actionMenu: Story = {
  title: "Action menu",
  group: "Actions",
  about: "The further acts of a row or of what is chosen. It shows and hides a list of buttons; two acts need no menu.",
  keys: [
    ["Enter, Space", "opens and closes"],
    ["Tab", "goes through the acts"],
    ["Esc", "closes, the focus returns"],
  ],
  states: [
    {
      name: "Of a row",
      show: (
        <div className={s.room}>
          <ActionMenu label="Actions for Asha Rao">{acts("Asha Rao")}</ActionMenu>
        </div>
      ),
    },
    {
      name: "Of a selection",
      show: (
        <div className={s.room}>
          <ActionMenu label="Actions for 4 chosen" text="Actions for 4 chosen">
            {acts("4 people")}
          </ActionMenu>
        </div>
      ),
    },
  ],
};
