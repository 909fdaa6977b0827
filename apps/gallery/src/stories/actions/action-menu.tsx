import { ActionMenu } from "@dryrun/design-system/overlays/action-menu";
import type { Story } from "../../story.ts";
import * as s from "../stories.module.css";

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
