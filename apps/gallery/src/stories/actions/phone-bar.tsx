import { Button } from "@dryrun/design-system/actions/button";
import { PhoneBar } from "@dryrun/design-system/actions/phone-bar";
import type { Story } from "../../story.ts";
import { LONG } from "../../with-state.tsx";
import * as s from "../stories.module.css";

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
