import { ThemeSwitch } from "@dryrun/design-system/actions/theme-switch";
import { AvatarMenu } from "@dryrun/design-system/overlays/avatar-menu";
import type { Story } from "../../story.ts";
import * as s from "../stories.module.css";

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
