import { IconButton } from "@dryrun/design-system/actions/icon-button";
import { iconProps } from "@dryrun/design-system/icon-props";
import { Trash2, X } from "lucide-react";
import type { Story } from "../../story.ts";
import * as s from "../stories.module.css";

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
